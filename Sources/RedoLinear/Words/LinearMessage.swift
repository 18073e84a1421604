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
    let hasEnd = sentence.last.map { ".?!".contains($0) } ?? true
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + (hasEnd ? "" : ".")
  }
}
