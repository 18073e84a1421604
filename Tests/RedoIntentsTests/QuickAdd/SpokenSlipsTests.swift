import RedoIntents
import RedoProtocol
import Testing

/// Spans and times as one says them, which are no date and are told with what to write.
struct SpokenSlipsTests {
  private func read(_ line: String) -> QuickAdd {
    QuickAdd(line, in: .at())
  }

  @Test(arguments: [
    ("Call Ana in a few days about it", "in a few days", "a number of days, such as in 3 days"),
    ("Call Ana within a few hours", "within a few hours", "a number of hours, such as in 3 hours"),
    ("Water it every few weeks", "every few weeks", "a number, as in every 3 weeks"),
    ("Call Ana in the next 3 days", "in the next 3 days", "in 3 days"),
    (
      "Call Ana in the next few weeks", "in the next few weeks",
      "a number of weeks, such as in 3 weeks"
    ),
    (
      "Call Ana in 3 working days", "in 3 working days",
      "days that count the weekend, such as in 5 days"
    ),
    ("Call Ana in 2-3 days #home", "in 2-3 days", "in 3 days"),
    ("Call Ana in two to three weeks", "in two to three weeks", "in three weeks"),
    ("Call Ana in two-three weeks", "in two-three weeks", "in three weeks"),
    ("Call Ana in twenty-five minutes", "in twenty-five minutes", "in 25 minutes"),
  ])
  func `a span of no certain number is told, and one to write`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(read(line).draft.title.contains(words))
  }

  @Test(arguments: [
    "Ask a few friends", "Put it in a few boxes", "Read every few pages", "Sit in the next room",
    "Be in the next 3 teams", "Score in 2-3 games",
  ])
  func `a few of what is no span are not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    "Open it not before friday", "Open it not until 24 dec", "Not before 5pm call Ana",
  ])
  func `not before a date is told to be the date by which it is due`(line: String) {
    let told = "not” stays in the title; write the date by which it is due"
    #expect(KeptWords.note(of: line)?.lowercased() == "“" + told)
    #expect(KeptWords.note(of: "Do not call fri") == nil)
  }

  @Test(arguments: [
    ("Call Ana the next friday", "the", "the date alone, such as next fri or next week"),
    (
      "Call Ana over the next week #home", "over the",
      "the date alone, such as next fri or next week"
    ),
    ("Call Ana the following friday", "the following", "the day itself, such as fri or 24 dec"),
    ("Call Ana following mon", "following", "the day itself, such as fri or 24 dec"),
    ("Call Ana friday next", "next", "next in front of the day, as in next fri"),
  ])
  func `what next and following leave over is told`(line: String, words: String, instead: String) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
  }

  @Test(arguments: [
    "Plan the next friday dinner", "Do what is next fri",
    "Call Ana fri next to the lake",
  ])
  func `what goes on behind them is a title`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Call Ana in a day or two", "or two"), ("Call Ana in a week or so about it", "or so"),
    ("Call Ana in an hour or 2", "or 2"), ("Call Ana in a fortnight or so", "or so"),
  ])
  func `a second number of a span is told`(line: String, words: String) {
    let instead = "one number alone, such as in 2 days"
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(KeptWords.note(of: "Call Ana in a day or ask her") == nil)
  }

  @Test(arguments: [
    (
      "Call Ana tomorrow early morning", "early morning",
      "the part of the day alone, as in tomorrow morning"
    ),
    (
      "Call Ana fri mid-afternoon", "mid-afternoon",
      "the part of the day alone, as in tomorrow morning"
    ),
    ("Call Ana tomorrow 5p", "5p", "5pm"), ("Call Ana fri 8:30a #home", "8:30a", "8:30am"),
    ("Call Ana tomorrow 9ish", "9ish", "9am or 9pm"),
    ("Call Ana fri at 9-ish", "at 9-ish", "9am or 9pm"), ("Call Ana fri 9pmish", "9pmish", "9pm"),
    ("Call Ana tomorrow by 9", "by 9", "9am or 9pm"),
    ("Call Ana fri before 17", "before 17", "17:00"),
    ("Call Ana by close of business fri", "close of business", "eod"),
    ("Call Ana fri eob", "eob", "eod"),
  ])
  func `a time behind a day that is no whole one is told`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(read(line).draft.title.contains(words))
  }

  @Test(arguments: [
    "Leave early tomorrow", "Book fri early morning trains", "Pay fri 50p", "Buy fri 2a plugs",
    "Divide fri by 9 people", "Read fri by 9am", "Learn english fri", "Walk fri by 90",
  ])
  func `what may count something or goes on is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Renew the passport in january", "in january", "start of january or end of january"),
    (
      "Renew the passport next May 2027 p4", "next May 2027", "start of may 2027 or end of may 2027"
    ),
    ("Call Ana the week after next", "the week after next", "in 2 weeks"),
    ("Call Ana month after next #home", "month after next", "in 2 months"),
    ("Call Ana in the morning", "in the morning", "tomorrow morning"),
    ("Call Ana first thing in the morning", "in the morning", "tomorrow morning"),
    ("Call Ana in the evening", "in the evening", "this evening or tomorrow evening"),
  ])
  func `a span to come that names no day is told at the end of a line without a date`(
    line: String, words: String, instead: String
  ) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(read(line).draft.title.contains(words))
  }

  @Test(arguments: [
    "Trip in january", "Plan the trip in january by fri", "Buy tickets for in january",
    "Read what is in January sales", "Run in the morning", "Walk Rex in the evening fri 5pm",
  ])
  func `such a span that a title may be about is not`(line: String) {
    #expect(KeptWords.note(of: line) == nil)
  }

  @Test(arguments: [
    ("Call Ana at the start of the month", "the start of the month", "start of next month"),
    ("Call Ana beginning of week", "beginning of week", "start of next week"),
    ("Call Ana middle of the month p4", "middle of the month", "on the 15th"),
    ("Call Ana mid-week", "mid-week", "wed"), ("Call Ana mid month", "mid month", "on the 15th"),
    ("Call Ana by close of business", "by close of business", "by eod"),
    ("Call Ana by COB #work", "by COB", "by eod"),
  ])
  func `a part of this week or month is told, and a day to write`(
    line: String, words: String, instead: String
  ) throws {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(read(line).draft.title.contains(words))
    _ = try DateExpression.parse(instead, in: .at())
  }

  @Test(arguments: [
    ("Answer Ana within the week", "within the week", "end of week"),
    ("Answer Ana within this month #home", "within this month", "end of month"),
    ("Answer Ana within the hour", "within the hour", "in an hour"),
  ])
  func `within a span of its own is told, too`(line: String, words: String, instead: String) {
    #expect(KeptWords.note(of: line) == "“\(words)” stays in the title; write \(instead)")
    #expect(KeptWords.note(of: "Stay within the hour limit") == nil)
  }

  @Test func `a day of the month without on is told at the end of a line without a date`() {
    #expect(
      KeptWords.note(of: "Call Ana the 25th #home")
        == "“the 25th” stays in the title; write on the 25th")
    #expect(KeptWords.note(of: "Call Henry the 9th")?.hasPrefix("“the 9th” stays") == true)
    for line in [
      "Read about the 25th", "Henry the 8th", "Call Ana the 25th time", "Watch Henry the 8th",
      "See the play Richard the 3rd",
    ] {
      #expect(KeptWords.note(of: line) == nil, "\(line)")
    }
  }
}
