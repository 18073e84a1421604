/// The ways from the list back to the screens that led to it, as long as nothing else was asked of it.
struct WayBack: Hashable, Sendable {
  /// Another screen from which a task was opened beside the list.
  struct Opening: Hashable, Sendable {
    /// The screen that shows on the way back.
    let screen: ScreenName
    /// What narrowed the list before, where that had to give way to the task; nil where it did not.
    let filter: String?
  }

  /// How another screen narrowed the list to what it counts.
  struct Narrowing: Hashable, Sendable {
    /// The screen that did.
    let screen: ScreenName
    /// What narrowed the list before.
    let filter: String
    /// What it was narrowed to; once that is changed no way leads back.
    let line: String
  }

  /// Where the task in the detail pane was opened; nil where that was the list.
  var opening: Opening?
  /// The screen that narrowed the list; nil where that is over.
  var narrowing: Narrowing?
}
