internal import RedoProtocol

/// A word of a line, or several that quotes hold together.
struct Word: Hashable {
  /// Where it stands in the line, in UTF-8 bytes, quotes and backslash included.
  let range: Range<Int>
  /// Its text, without the quotes or the backslash that keep it literal.
  let text: String
  /// What rules compare: the text with ASCII letters in lowercase and without one closing comma,
  /// semicolon, colon, full stop or exclamation mark, and a full stop in front of one of the others;
  /// empty for a literal, which no rule knows.
  let key: String
  /// Whether a backslash or quotes keep it as it is.
  let isLiteral: Bool

  /// Whether a colon or a comma parts it from the next word: `month:` of `End of month: pay rent`, but
  /// not `1st,` of `1st, 2nd`, where days are listed.
  func isParted(from next: Word?) -> Bool {
    guard key.utf8.count < text.utf8.count, let sign = text.utf8.last else { return false }
    guard sign == UInt8(ascii: ","), let key = next?.key else { return sign == UInt8(ascii: ":") }
    return !key.utf8.contains(where: \.isASCIIDigit) && DateNames.month(key) == nil
      && DateNames.weekday(key) == nil
  }

  /// The words of a text, in which no backslash and no quote keeps any as it is.
  static func plain(in text: String) -> [Word] {
    var scanner = WordScanner(text)
    return scanner.words { _ in false }
  }
}
