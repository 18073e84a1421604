/// Messages as they are heard: sentences that name what a line can say, not keys that a line has not.
enum LinearMessage {
  /// What stands for a key that cannot be typed before Enter.
  private static let keys: [Substring: String] = [
    "Esc": "b", "Space": "skip", "Enter": "its number", "Tab": "its number",
  ]

  /// A message as a sentence.
  static func sentence(_ text: String) -> String {
    var isQuoted = false
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      if word.contains("“") { isQuoted = true }
      defer { if word.contains("”") { isQuoted = false } }
      return isQuoted ? String(word) : keys[word] ?? String(word)
    }
    let sentence = words.joined(separator: " ")
    return ended(sentence.prefix(1).uppercased() + sentence.dropFirst())
  }

  /// Words with a full stop behind them where they do not end a sentence themselves.
  static func ended(_ words: some StringProtocol) -> String {
    words.last.map { ".?!…".contains($0) } ?? true ? String(words) : words + "."
  }
}
