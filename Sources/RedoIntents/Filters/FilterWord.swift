internal import RedoProtocol

/// A word of a filter line, its sign and its quotes taken off.
struct FilterWord: Hashable {
  /// What it reads: the text without sign, backslash and quotes.
  let text: String
  /// Whether a `-` or `!` stands before it.
  let isNegated: Bool
  /// Whether quotes or a backslash keep it from being read as a term.
  let isLiteral: Bool
  /// Whether quotes hold it together: it is looked for as it stands.
  let isPhrase: Bool
  /// The word as it was typed, for messages.
  let source: String
  /// Whether it ends where the line ends, so that it may still be growing.
  let isLast: Bool

  /// The words of a line, without the marks that stand alone.
  static func all(in line: String) -> [FilterWord] {
    var scanner = FilterScanner(line)
    return scanner.words()
  }

  /// The `-` or `!` that it is negated by.
  var mark: Character? {
    guard isNegated else { return nil }
    return source.utf8.first == UInt8(ascii: "-") ? "-" : "!"
  }

  /// What rules compare: the text with ASCII letters in lowercase.
  var key: String {
    String(decoding: text.utf8.map(\.asciiLowercased), as: UTF8.self)
  }
}
