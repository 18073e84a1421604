internal import RedoStore

/// A path as a person types it on a line of the screen, where no shell reads it first.
struct TypedPath {
  /// What was typed.
  let typed: String
  /// What was typed, with the home directory in the place of a leading `~`.
  let text: String

  /// Takes a path; without a home directory `~` is a name like any other.
  init(_ typed: String, home: String?) {
    self.typed = typed
    guard let home, !home.isEmpty, typed == "~" || typed.hasPrefix("~/") else {
      text = typed
      return
    }
    text = home + typed.dropFirst()
  }

  /// Where it leads.
  var path: FilePath { FilePath(text) }
}
