/// A line that means the same wherever it is typed alone, whatever the keymap says.
enum OwnLine: String, CaseIterable {
  /// Goes back.
  case back = "b"
  /// Leaves.
  case quit = "q"
  /// Takes back what was done last.
  case undo = "u"
  /// Tells what there is.
  case help = "?"

  /// How any of them is kept a text, as the end of a sentence.
  static let wayToText: String = {
    let spellings = allCases.flatMap(\.spellings)
    let names = spellings.dropLast().joined(separator: ", ")
    return "a backslash before \(names) or \(spellings.last ?? "") keeps it a text"
  }()

  /// Reads a line; nil where it means something else in another place.
  init?(_ line: String) {
    guard let own = Self.allCases.first(where: { $0.spellings.contains(line) }) else { return nil }
    self = own
  }

  /// All that says it, the shortest first.
  var spellings: [String] {
    switch self {
    case .back: [rawValue, "back"]
    case .quit: [rawValue, "quit"]
    case .undo: [rawValue, "undo"]
    case .help: [rawValue]
    }
  }
}
