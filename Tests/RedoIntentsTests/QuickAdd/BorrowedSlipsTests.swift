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

  @Test(arguments: [
    ("See the dentist half yearly", "half", "every 6 months"),
    ("Water it bi weekly p4", "bi", "biweekly"),
    ("Pay it bi monthly", "bi", "every 2 months or every 2 weeks"),
    ("Check it semi annually #home", "semi", "every 6 months"),
    ("Pay rent monthly 15th", "15th", "monthly on the 15th"),
    ("Pay rent 1st monthly p4", "1st", "monthly on the 1st"),
  ])
  func `a part or a day of a unit beside its repeat is told`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Eat half daily", "Win the 15th monthly prize", "Read the 3rd weekly", "Be semi daily",
    "Sing the 15th song monthly", "Read page 15 monthly",
  ])
  func `what else stands beside a repeat is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Call Ana tomorrow (9am)", "(9am)", "9am"), ("Call Ana [fri]", "[fri]", "fri"),
    ("Call Ana (24 Dec) #home", "(24 Dec)", "24 dec"),
    ("[tomorrow] call Ana", "[tomorrow]", "tomorrow"),
    ("Call Ana (next week).", "(next week).", "next week"),
    ("Call Ana fri (14:30)", "(14:30)", "14:30"),
    ("Learn the cello (someday)", "(someday)", "someday"),
  ])
  func `a date between brackets is told at an end of the title`(
    line: String, words: String, instead: String
  ) {
    #expect(tells(line, words, instead))
  }

  @Test(arguments: [
    "Watch Avatar (3d)", "Sit the exam (SAT)", "Read the minutes (2026-11-01)", "Play it (4:30)",
    "Move the (fri) meeting", "Watch Blue (May)", "Read it (again)", "Fix it ()", "Fix ( it )",
    "Ask (fri or so)", "Type [x] [ ]", "Learn verses (10:30)",
  ])
  func `what else stands between brackets is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }
}
