/// A word of a line, or several that quotes hold together.
struct Word: Hashable {
  /// Where it stands in the line, in UTF-8 bytes, quotes and backslash included.
  let range: Range<Int>
  /// Its text, without the quotes or the backslash that keep it literal.
  let text: String
  /// What rules compare: the text with ASCII letters in lowercase and without one closing comma,
  /// semicolon, colon, full stop or exclamation mark; empty for a literal, which no rule knows.
  let key: String
  /// Whether a backslash or quotes keep it as it is.
  let isLiteral: Bool

  /// The words of a text, in which no backslash and no quote keeps any as it is.
  static func plain(in text: String) -> [Word] {
    var scanner = WordScanner(text)
    return scanner.words { _ in false }
  }
}
