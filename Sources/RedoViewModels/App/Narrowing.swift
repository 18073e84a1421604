/// How another screen narrowed the list, for the way back to it.
struct Narrowing: Hashable, Sendable {
  /// The screen that did.
  let screen: ScreenName
  /// What narrowed the list before.
  let filter: String
  /// What it was narrowed to; once that is changed no way leads back.
  let line: String
}
