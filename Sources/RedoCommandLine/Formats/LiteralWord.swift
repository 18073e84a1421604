/// Words that are to be read as they are, whatever they look like: a backslash before one keeps it, as
/// in quick add.
///
/// A word that starts with backslashes of its own gets one more, so that each comes back as it was.
enum LiteralWord {
  private static let backslash = UInt8(ascii: "\\")

  /// The word with a backslash before it, where it would mean something without.
  static func escaped(_ word: String, where hasMeaning: (String) -> Bool) -> String {
    hasMeaning(rest(of: word)) ? "\\" + word : word
  }

  /// The plain word that an escaped one stands for; nil for a word that is not escaped.
  static func text(of word: String, where hasMeaning: (String) -> Bool) -> String? {
    guard isEscaped(word), hasMeaning(rest(of: word)) else { return nil }
    return String(decoding: word.utf8.dropFirst(), as: UTF8.self)
  }

  /// Whether a word starts with a backslash.
  static func isEscaped(_ word: String) -> Bool {
    word.utf8.first == backslash
  }

  /// The word without the backslashes that it starts with.
  private static func rest(of word: String) -> String {
    String(decoding: word.utf8.drop { $0 == backslash }, as: UTF8.self)
  }
}
