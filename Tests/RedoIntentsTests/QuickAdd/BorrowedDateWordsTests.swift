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

  @Test(arguments: [
    ("Ship it 27-Nov-2026", "Ship it", "2026-11-27T18:00"),
    ("Ship it by 5-dec-2027 9am #home", "Ship it #home", "2027-12-05T09:00"),
    ("fri 27/nov/2026 ship it", "ship it", "2026-11-27T18:00"),
    ("Ship the 27-nov-2026.pdf", "Ship the 27-nov-2026.pdf", "unset"),
    ("Ship it 24-dec-2026 yearly", "Ship it", "2026-12-24T18:00"),
  ])
  func `a date may have its month in letters between two signs`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Ship it 24-dec", "24-dec", "24 dec"), ("Ship it by 24-Dec", "by 24-Dec", "by 24 dec"),
    ("Ship it 24-dec-26 p4", "24-dec-26", "24 dec 2026"),
    ("Ship it 31-nov-2026", "31-nov-2026", "a day that the month has, such as 30 nov 2026"),
  ])
  func `such a date without its whole year is told`(line: String, words: String, instead: String) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(read(line).draft.title == "Ship it " + words)
  }

  @Test(arguments: ["Ship the 24-dec build", "Read part 24-may", "Ship 24-dec-07", "Ship 0-dec"])
  func `what may well be a name is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Report eoq", "Report", "2026-12-31T18:00"),
    ("Report by EOQ 9am", "Report", "2026-12-31T09:00"),
    ("Report end of quarter", "Report", "2026-12-31T18:00"),
    ("Report by the end of the quarter p4", "Report", "2026-12-31T18:00"),
    ("Report at the end of next quarter", "Report", "2027-03-31T18:00"),
    ("Report start of next quarter", "Report", "2027-01-01T18:00"),
    ("Read end of quarter report", "Read end of quarter report", "unset"),
    ("Plan next quarter", "Plan next quarter", "unset"),
  ])
  func `a quarter ends and begins by the calendar`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test func `a quarter ends in its own last month, whichever day it is`() throws {
    for (now, end) in [
      ("2026-01-01", "2026-03-31"), ("2026-06-30", "2026-06-30"), ("2026-07-01", "2026-09-30"),
    ] {
      let moment = try DateExpression.parse("eoq", in: .at(now + "T08:00:00Z"))
      #expect(moment.wallText.prefix(10) == end)
    }
  }

  @Test func `bi-weekly is biweekly`() {
    #expect(read("Water it bi-weekly").draft == read("Water it biweekly").draft)
    let draft = read("Water it bi-weekly on friday").draft
    #expect(draft == read("Water it biweekly on friday").draft)
    #expect(draft.title == "Water it" && draft.frequencyDays == 14)
  }

  @Test(arguments: [
    ("Dine with Ana this coming friday", "Dine with Ana", "2026-11-27T18:00"),
    ("Dine with Ana on the coming Monday 7pm", "Dine with Ana", "2026-11-23T19:00"),
    ("Rest this coming weekend", "Rest", "2026-11-21T18:00"),
    ("Mum coming friday", "Mum coming", "2026-11-27T18:00"),
    ("Plan the coming weeks", "Plan the coming weeks", "unset"),
  ])
  func `coming belongs to the day behind it where this or the is in front`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call mum later today", "Call mum", "2026-11-20T18:00"),
    ("Call mum later today 5pm", "Call mum", "2026-11-20T17:00"),
    ("Call mum later tonight", "Call mum", "2026-11-20T18:00"),
    ("Call mum later this evening #home", "Call mum #home", "2026-11-20T18:00"),
    ("Call mum later tomorrow", "Call mum later", "2026-11-21T18:00"),
    ("Call mum later", "Call mum later", "unset"),
  ])
  func `later belongs to today`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call mum in two weeks' time", "Call mum", "2026-12-04T18:00"),
    ("Call mum in a month’s time 9am", "Call mum", "2026-12-20T09:00"),
    ("Call mum in a fortnight's time", "Call mum", "2026-12-04T18:00"),
    ("Call mum in an hour's time", "Call mum", "2026-11-20T15:05"),
    ("Call mum in 2 hours' time", "Call mum", "2026-11-20T16:05"),
    ("Read of a week's time off", "Read of a week's time off", "unset"),
    ("Call mum in two weeks' notice", "Call mum in two weeks' notice", "unset"),
  ])
  func `a span may be so long a time`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Meet at 9 o'clock", "at 9 o'clock", "9am or 9pm"),
    ("Meet tomorrow at 9 o’clock", "at 9 o’clock", "9am or 9pm"),
    ("Meet at 9 o'clock tomorrow p4", "at 9 o'clock", "9am or 9pm"),
    ("Meet fri 9 o'clock", "9 o'clock", "9am or 9pm"),
    ("Meet by nine o'clock with Ana", "by nine o'clock", "9am or 9pm"),
    ("Meet at 14 o'clock", "at 14 o'clock", "14:00"),
    ("Meet on the 24th at 9 o'clock", "at 9 o'clock", "9am or 9pm"),
  ])
  func `an hour by the clock is of either half of the day, and told`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(read(line).draft.title.contains(words))
  }

  @Test(arguments: [
    ("Meet tomorrow evening at 8 o'clock", "Meet", "2026-11-21T20:00"),
    ("Meet at 8 o'clock tonight", "Meet", "2026-11-20T20:00"),
    ("Meet at 8 o'clock in the evening", "Meet", "2026-11-20T20:00"),
    ("Run every morning at 7 o'clock", "Run", "2026-11-21T07:00"),
    ("Meet on the 24th at 9 o'clock", "Meet at 9 o'clock", "2026-11-24T18:00"),
    ("Watch the 9 o'clock news", "Watch the 9 o'clock news", "unset"),
  ])
  func `beside a part of the day it is of that`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
    #expect(KeptWords.note(of: "Watch the 9 o'clock news fri") == nil)
  }

  @Test(arguments: [
    ("Dine at around 4pm", "Dine", "2026-11-20T16:00"),
    ("Dine at about noon tomorrow", "Dine", "2026-11-21T12:00"),
    ("Dine fri at around 7 pm", "Dine", "2026-11-27T19:00"),
    ("Talk about 4pm", "Talk about", "2026-11-20T16:00"),
    ("Look at about pages fri", "Look at about pages", "2026-11-27T18:00"),
  ])
  func `a time of day may be at about that time`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Dine around 4pm", "around"), ("Dine approx. 4:30 pm", "approx."),
    ("Dine ca. 19:00 tomorrow", "ca."),
  ])
  func `what says without at that a time is rough is told`(line: String, word: String) {
    let instead = "the time alone, such as 3pm"
    #expect(KeptWords.note(of: line) == "“\(word)” stays in the title; write \(instead)")
    #expect(read(line).draft.title == "Dine " + word)
  }

  @Test(arguments: ["Walk around 4pm", "Show us around 4pm", "Walk around fri", "Around 4pm"])
  func `what is done around is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Fly out mid january", "mid january", "15 january"),
    ("Fly out by mid-Jan p4", "mid-Jan", "15 jan"),
    ("Fly out early may 2027", "early may 2027", "start of may 2027"),
    ("Fly out in late march", "late march", "end of march"),
    ("Fly out early next week", "early", "start of next week"),
    ("Fly out late next month", "late", "end of next month"),
    ("Fly out middle of next week", "middle of", "wed next week"),
    ("Fly out later this month", "later this month", "end of month"),
    ("Call Ana this week", "this week", "end of week"),
    ("Call Ana by this quarter #work", "this quarter", "end of quarter"),
  ])
  func `a part of a span that is no day is told, and the day that may be meant`(
    line: String, words: String, instead: String
  ) throws {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(read(line).draft.title.contains(words))
    _ = try DateExpression.parse(instead, in: .at())
  }

  @Test(arguments: [
    "Read early January report", "Plan this week", "p4 Plan this week", "Read notes of this week",
    "Ana is early", "Leave early tomorrow", "Call Ana this week by fri", "Read this week review",
    "Watch Early May Days",
  ])
  func `such words of a title are not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    "Call Ana first thing tomorrow", "Call Ana fri first thing p4", "First thing mon call Ana",
  ])
  func `first thing beside a day is told, and a part of the day to write`(line: String) {
    let told = "first thing” stays in the title; write the part of the day, as in tomorrow morning"
    #expect(KeptWords.note(of: line)?.lowercased() == "“" + told)
    #expect(read(line).draft.title.lowercased().contains("first thing"))
  }

  @Test(arguments: [
    "Do the first thing tomorrow", "Call Ana first thing tomorrow 9am", "Do first things tomorrow",
    "Pick first thing to do fri",
  ])
  func `the first thing of several, or one with a time, is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Call Ana in an hour and a half", "Call Ana", "2026-11-20T15:35"),
    ("Call Ana in 2 hours and a half p4", "Call Ana", "2026-11-20T16:35"),
    ("Call Ana in an hour and a quarter", "Call Ana and a quarter", "2026-11-20T15:05"),
  ])
  func `half an hour is counted behind hours`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test func `half a week is told`() {
    #expect(
      KeptWords.note(of: "Call Ana in a week and a half")
        == "“and a half” stays in the title; write a whole number, as in 10 days")
    #expect(KeptWords.note(of: "Call Ana fri and a half dozen others") == nil)
  }

  @Test(arguments: [
    ("Meet Ana at half past nine", "half past nine", "9:30am or 9:30pm"),
    ("Meet Ana tomorrow quarter past 10", "quarter past 10", "10:15am or 10:15pm"),
    ("Meet Ana at a quarter to 1 p4", "quarter to 1", "12:45am or 12:45pm"),
    ("Meet Ana quarter to 15 fri", "quarter to 15", "14:45"),
    ("Meet Ana quarter to 13", "quarter to 13", "12:45"),
    ("Tidy up over the weekend", "over the weekend", "this weekend"),
    ("Tidy up by the weekend #home", "by the weekend", "by this weekend"),
    ("Answer Ana within 3 days", "within 3 days", "in 3 days"),
    ("Answer Ana within two hours", "within two hours", "in two hours"),
  ])
  func `times and spans in words are told, and what to write`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(read(line).draft.title.contains(words))
  }

  @Test(arguments: [
    "Plan the weekend", "Walk on the weekend trail", "Stay within 3 days of rest", "Half past it",
    "Watch half past nine again", "Cut a quarter to 30",
  ])
  func `what goes on behind such words is a title`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Visit Ana on the 24th December", "Visit Ana", "2026-12-24T18:00"),
    ("Visit Ana the 3rd may 2027 9am", "Visit Ana", "2027-05-03T09:00"),
    ("Visit Ana before the 24 dec p4", "Visit Ana", "2026-12-23T18:00"),
    ("Plan the 24 dec party", "Plan the party", "2026-12-24T18:00"),
    ("Visit Ana on December the 24th", "Visit Ana", "2026-12-24T18:00"),
    ("jan the 1st 2028 visit Ana", "visit Ana", "2028-01-01T18:00"),
    ("thu december the 24th visit Ana", "visit Ana", "2026-12-24T18:00"),
    ("May the 4th", "May the 4th", "unset"),
    ("Visit Ana november the 31st", "Visit Ana november the 31st", "unset"),
  ])
  func `a date may have its article`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }
}
