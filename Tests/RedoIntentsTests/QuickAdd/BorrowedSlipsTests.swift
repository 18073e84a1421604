import RedoIntents
import Testing

/// What people type for dates and repeats elsewhere, or mistype, and what is told of it.
struct BorrowedSlipsTests {
  /// Whether a line tells of its words, and of what to write instead.
  private func tells(_ line: String, _ words: String, _ instead: String) -> Bool {
    KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)"
      && QuickAdd(line, in: KeptWords.dates).draft.title.contains(words)
  }

  @Test(arguments: [
    ("Call Ana tommorow 5pm", "tommorow", "tomorrow"), ("Tomorow call Ana", "Tomorow", "tomorrow"),
    ("Meet Ana wensday 9am", "wensday", "wednesday"), ("Meet thrusday", "thrusday", "thursday"),
    ("See a film tonite #fun", "tonite", "tonight"), ("Call mum 2moro", "2moro", "tomorrow"),
    ("Gym by firday", "firday", "friday"),
  ])
  func `a day that is misspelled is told`(line: String, words: String, instead: String) {
    #expect(tells(line, words, instead))
  }
}
