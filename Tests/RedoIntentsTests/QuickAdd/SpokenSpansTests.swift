import RedoIntents
import RedoProtocol
import Testing

/// Spans and times as one says them, in the line of a new task: read whole, or told with what to write.
struct SpokenSpansTests {
  private func read(_ line: String) -> QuickAdd {
    QuickAdd(line, in: .at())
  }

  @Test(arguments: [
    ("Call Ana in a couple of days", "Call Ana", "2026-11-22T18:00"),
    ("Call Ana in a couple days", "Call Ana", "2026-11-22T18:00"),
    ("Call Ana in a couple of weeks 9am", "Call Ana", "2026-12-04T09:00"),
    ("Call Ana in a couple of hours #home", "Call Ana #home", "2026-11-20T16:05"),
    ("Call Ana a couple of months from now", "Call Ana", "2027-01-20T18:00"),
    ("Call Ana in a couple of weeks' time", "Call Ana", "2026-12-04T18:00"),
    ("Call a couple of friends", "Call a couple of friends", "unset"),
    ("Pack for a couple of days", "Pack for a couple of days", "unset"),
  ])
  func `a couple is two`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(
    arguments: [
      ("Water it every couple of days", "Water it", 2),
      ("Water it every couple of weeks p4", "Water it", 14),
      ("Ask every couple of guests", "Ask every couple of guests", nil),
    ] as [(String, String, Int?)])
  func `a repeat counts a couple, too`(line: String, title: String, days: Int?) {
    #expect(read(line).draft.title == title)
    #expect(read(line).draft.frequencyDays == days)
  }

  @Test(arguments: [
    ("Call Ana in 2 weeks and 3 days", "Call Ana", "2026-12-07T18:00"),
    ("Call Ana in a week and a day 9am", "Call Ana", "2026-11-28T09:00"),
    ("Call Ana in 1 month 2 weeks #home", "Call Ana #home", "2027-01-03T18:00"),
    ("Take in 2 weeks 3 days off", "Take 3 days off", "2026-12-04T18:00"),
    ("Call Ana in 2 days and 3 friends", "Call Ana and 3 friends", "2026-11-22T18:00"),
  ])
  func `a span may go on in a smaller unit`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call Ana in 2 days time", "Call Ana", "2026-11-22T18:00"),
    ("Call Ana in two weeks time at 5pm", "Call Ana", "2026-12-04T17:00"),
    ("Call Ana in 2 hours time #home", "Call Ana #home", "2026-11-20T16:05"),
    ("Get in 2 weeks time off", "Get time off", "2026-12-04T18:00"),
    ("Call Ana in a day time", "Call Ana time", "2026-11-21T18:00"),
  ])
  func `a span is so long a time without the apostrophe, too`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call Ana in half an hour", "Call Ana", "2026-11-20T14:35"),
    ("Call Ana in half an hour's time", "Call Ana", "2026-11-20T14:35"),
    ("Call Ana in a half hour", "Call Ana", "2026-11-20T14:35"),
    ("Call Ana in half hour p4", "Call Ana", "2026-11-20T14:35"),
    ("Call Ana in a quarter of an hour", "Call Ana", "2026-11-20T14:20"),
    ("In three quarters of an hour call Ana", "call Ana", "2026-11-20T14:50"),
    ("Work in half hour blocks", "Work in half hour blocks", "unset"),
    ("Cut it in half", "Cut it in half", "unset"),
  ])
  func `a part of an hour is counted in words`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call Ana no later than friday", "Call Ana", "2026-11-27T18:00"),
    ("Call Ana not later than the 25th 9am", "Call Ana", "2026-11-25T09:00"),
    ("No later than 5pm call Ana", "call Ana", "2026-11-20T17:00"),
    ("Call Ana by friday at the latest", "Call Ana", "2026-11-27T18:00"),
    ("Call Ana mon 9am at the latest #home", "Call Ana #home", "2026-11-23T09:00"),
    ("See Ana mon at the latest show", "See Ana at the latest show", "2026-11-23T18:00"),
    ("Be no later than Ana", "Be no later than Ana", "unset"),
  ])
  func `what is to be no later than a date is due by it`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call Ana at midday", "Call Ana", "2026-11-21T12:00"),
    ("Call Ana tomorrow midday", "Call Ana", "2026-11-21T12:00"),
    ("Call Ana 12 noon tomorrow", "Call Ana", "2026-11-21T12:00"),
    ("Call Ana at 12 noon", "Call Ana", "2026-11-21T12:00"),
    ("Call Ana fri 12 midnight p4", "Call Ana", "2026-11-28T00:00"),
    ("Plan the midday show", "Plan the midday show", "unset"),
    ("Buy 12 eggs fri", "Buy 12 eggs", "2026-11-27T18:00"),
  ])
  func `noon is midday and 12 noon, too`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call Ana by end of tomorrow", "Call Ana", "2026-11-21T23:59"),
    ("Call Ana by the end of today", "Call Ana", "2026-11-20T23:59"),
    ("End of friday call Ana", "call Ana", "2026-11-27T23:59"),
    ("Call Ana at the end of mon #home", "Call Ana #home", "2026-11-23T23:59"),
    ("Read the end of it tomorrow", "Read the end of it", "2026-11-21T18:00"),
  ])
  func `the end of a day is its last minute`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Dine 9:30 p.m. in the evening", "Dine", "2026-11-20T21:30"),
    ("Dine 8p.m. at night tomorrow", "Dine", "2026-11-21T20:00"),
    ("Run 7 a.m. in the morning", "Run", "2026-11-21T07:00"),
    ("Ask Bob 8 p.m. In the evening read", "Ask Bob In the evening read", "2026-11-20T20:00"),
    ("Ask Bob 8pm. in the evening read", "Ask Bob in the evening read", "2026-11-20T20:00"),
  ])
  func `a half of the day with its stops may be said again`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Dine 9pm at night next week", "Dine", "2026-11-27T21:00"),
    ("Dine 9pm at night this sunday", "Dine", "2026-11-22T21:00"),
    ("Dine 9pm at night in 3 days", "Dine", "2026-11-23T21:00"),
    ("Dine at 9 at night 24 dec", "Dine", "2026-12-24T21:00"),
    ("Read 9pm at night next to Ana", "Read at night next to Ana", "2026-11-20T21:00"),
  ])
  func `a time at night has any day behind it`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
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
    ("Vote first tuesday in december", "Vote", "2026-12-01T18:00"),
    ("Dine on the last thursday in nov 2027 7pm", "Dine", "2027-11-25T19:00"),
    ("Read the last friday in line", "Read the last friday in line", "unset"),
  ])
  func `a weekday is counted in a month as it is of one`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
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

  @Test(arguments: [
    ("Call Ana 45 minutes from now", "Call Ana", "2026-11-20T14:50"),
    ("Call Ana an hour from now #home", "Call Ana #home", "2026-11-20T15:05"),
    ("2h from now call Ana", "call Ana", "2026-11-20T16:05"),
    ("Call Ana 3d from now 9am", "Call Ana", "2026-11-23T09:00"),
    ("Read 2 hours from it", "Read 2 hours from it", "unset"),
    ("Rest 2 hours", "Rest 2 hours", "unset"),
  ])
  func `hours and days in one word are counted from now, too`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call Ana in twenty minutes", "Call Ana", "2026-11-20T14:25"),
    ("Call Ana in forty-five mins", "Call Ana", "2026-11-20T14:50"),
    ("Renew it in thirty days 9am", "Renew it", "2026-12-20T09:00"),
    ("Call Ana fifteen minutes from now", "Call Ana", "2026-11-20T14:20"),
    ("Invite twenty people fri", "Invite twenty people", "2026-11-27T18:00"),
  ])
  func `numbers in words go beyond twelve`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call Ana three pm tomorrow", "Call Ana", "2026-11-21T15:00"),
    ("Call Ana at Nine a.m.", "Call Ana", "2026-11-21T09:00"),
    ("Call Ana fri at seven PM #home", "Call Ana #home", "2026-11-27T19:00"),
    ("Elect a PM fri", "Elect a PM", "2026-11-27T18:00"),
    ("Be the one I am", "Be the one I am", "unset"),
  ])
  func `an hour in words is of its half of the day`(
    line: String, title: String, expected: String
  ) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Pack the day before 24 dec", "Pack", "2026-12-23T18:00"),
    ("Pack day before fri #trip", "Pack #trip", "2026-11-26T18:00"),
    ("Pack the day before we fly", "Pack the day before we fly", "unset"),
    ("Pack the day before 5pm", "Pack the day", "2026-11-20T17:00"),
  ])
  func `the day before a day is that before it`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test(arguments: [
    ("Call Ana the 25th of this month", "Call Ana", "2026-11-25T18:00"),
    ("Call Ana on the last friday of this month", "Call Ana", "2026-11-27T18:00"),
    ("Call Ana 3rd of this month", "Call Ana 3rd of this month", "unset"),
    ("Call Ana 3rd of the month", "Call Ana", "2026-12-03T18:00"),
  ])
  func `a day is of this month, too`(line: String, title: String, expected: String) {
    let parsed = read(line)
    #expect(parsed.draft.title == title)
    #expect(parsed.dueText == expected)
  }

  @Test func `a day of the month without on is told at the end of a line without a date`() {
    #expect(
      KeptWords.note(of: "Call Ana the 25th #home")
        == "“the 25th” stays in the title; write on the 25th")
    for line in ["Read about the 25th", "Henry the 8th", "Call Ana the 25th time"] {
      #expect(KeptWords.note(of: line) == nil, "\(line)")
    }
  }
}
