internal import RedoTerminal
internal import RedoViewModels

extension Emptiness {
  /// Its lines, each in pieces, where commands have the keys that are given.
  func lines(_ key: (Command) -> String) -> [[TextPiece]] {
    let reason: [TextPiece] =
      if let subject {
        [(words + " ", .secondary), (subject, .match)]
      } else {
        [(words, .neonBright)]
      }
    return [reason, []] + ways.map { $0.pieces(key($0.command)) }
  }
}

extension Emptiness.Way {
  /// The way in pieces, round the key of its command.
  func pieces(_ key: String) -> [TextPiece] {
    switch self {
    case .press(_, let deed):
      [("Press ", .secondary), (key, .key), (" to " + deed, .secondary)]
    case .key(_, let words): [(key, .key), (" " + words, .secondary)]
    }
  }
}
