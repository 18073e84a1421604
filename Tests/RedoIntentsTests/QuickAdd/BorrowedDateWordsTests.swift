import RedoIntents
import RedoProtocol
import Testing

/// Date words that other programs read, in the line of a new task: read, or told with what to write.
struct BorrowedDateWordsTests {
  private func read(_ line: String) -> QuickAdd {
    QuickAdd(line, in: .at())
  }

  @Test(arguments: [
    ("Call mum in 3 wks", "Call mum", "2026-12-11T18:00"),
    ("Call mum in 1 wk", "Call mum", "2026-11-27T18:00"),
    ("Call mum in 3wks", "Call mum", "2026-12-11T18:00"),
    ("Call mum 2 wks from now", "Call mum", "2026-12-04T18:00"),
    ("Renew it in 3 mths", "Renew it", "2027-02-20T18:00"),
    ("Renew it in 6mos", "Renew it", "2027-05-20T18:00"),
    ("Renew it in 2 yrs 9am", "Renew it", "2028-11-20T09:00"),
    ("Renew it next yr", "Renew it", "2027-11-20T18:00"),
    ("Wait in a mo", "Wait in a mo", "unset"),
    ("Read 3 wks of notes", "Read 3 wks of notes", "unset"),
  ])
  func `weeks, months and years are counted in their abbreviations`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Water it every wk", 7), ("Water it every 2 wks", 14), ("Water it every 3wks", 21),
    ("Water it every yr", 365), ("Water it every 2 mths", 60),
  ])
  func `repeats are counted in abbreviations, too`(line: String, days: Int) {
    #expect(read(line).draft.title == "Water it")
    #expect(read(line).draft.frequencyDays == days)
  }
}
