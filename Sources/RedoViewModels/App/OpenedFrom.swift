/// Another screen from which a task was opened beside the list, for the way back to it.
struct OpenedFrom: Hashable, Sendable {
  /// The screen that shows on the way back.
  let screen: ScreenName
  /// What narrowed the list before, where that had to give way to the task; nil where it did not.
  let filter: String?
}
