/// Messages as they are heard: whole sentences.
enum LinearMessage {
  /// A message as a sentence; letters of a key that it begins with stay as they are typed.
  static func sentence(_ text: String, _ keys: LinearKeyNames) -> String {
    ended(keys.begin(text) ? text : text.prefix(1).uppercased() + text.dropFirst())
  }

  /// Words with a full stop behind them where they do not end a sentence themselves.
  static func ended(_ words: some StringProtocol) -> String {
    words.last.map { ".?!…".contains($0) } ?? true ? String(words) : words + "."
  }
}
