extension String {
  /// Whether the bytes of a word stand somewhere in the text.
  func holds(_ word: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: word.utf8) }
  }
}
