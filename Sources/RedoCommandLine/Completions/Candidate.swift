/// A word that may follow, and what it stands for.
struct Candidate: Sendable {
  let word: String
  let meaning: String

  init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }

  /// The line that a shell reads: the word, a tab, the meaning.
  func line(in style: OutputStyle) -> String {
    style.measure.sanitized(word) + "\t" + style.measure.sanitized(meaning)
  }
}
