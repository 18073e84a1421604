internal import RedoTerminal

/// What stands where the past that shows had no tasks yet: nothing can be added to it.
enum EmptyPast {
  /// The lines, each in pieces; `key` leads back to now.
  static func lines(returningBy key: String) -> [[TextPiece]] {
    [
      [("There were no tasks then", .neonBright)], [],
      [(key, .key), (" returns to now", .secondary)],
    ]
  }
}
