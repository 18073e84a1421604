import RedoIntents
import RedoProtocol
import Testing

/// Spans and times as one says them, in the line of a new task, which are read whole.
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
      ("Water it every couple days", "Water it", 2),
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
    ("Pay on the 25th at the latest", "Pay", "2026-11-25T18:00"),
    ("Pay by end of month at the latest p4", "Pay", "2026-11-30T18:00"),
    ("See Ana on the 25th at the latest show", "See Ana on the 25th at the latest show", "unset"),
    ("See Ana mon at the latest show", "See Ana at the latest show", "2026-11-23T18:00"),
    ("Be no later than Ana", "Be no later than Ana", "unset"),
    ("Answer no later than the 2nd round", "Answer no later than the 2nd round", "unset"),
    ("Pin it to no later than 5.10 builds", "Pin it to no later than 5.10 builds", "unset"),
    ("Call Ana no later than 24.12", "Call Ana", "2026-12-24T18:00"),
    ("Call Ana no later than noon", "Call Ana", "2026-11-21T12:00"),
    ("Call Ana no later than noon tomorrow", "Call Ana", "2026-11-21T12:00"),
    ("No later than the end of the day call Ana", "call Ana", "2026-11-20T23:59"),
    ("Call Ana no later than eod p4", "Call Ana", "2026-11-20T23:59"),
    ("Call Ana fri latest", "Call Ana", "2026-11-27T18:00"),
    ("Call Ana by 5pm latest #home", "Call Ana #home", "2026-11-20T17:00"),
    ("Pay on the 25th at latest", "Pay", "2026-11-25T18:00"),
    ("Read fri latest news", "Read latest news", "2026-11-27T18:00"),
    ("Send Ana the latest fri", "Send Ana the latest", "2026-11-27T18:00"),
    ("Pull the latest", "Pull the latest", "unset"),
    ("Be no later than 9", "Be no later than 9", "unset"),
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
    ("Call Ana 12 noon #home", "Call Ana #home", "2026-11-21T12:00"),
    ("Lunch 12 noon, call Ana", "Lunch call Ana", "2026-11-21T12:00"),
    ("Plan the midday show", "Plan the midday show", "unset"),
    ("Order 12 midday meals", "Order 12 midday meals", "unset"),
    ("Book 12 midnight mass seats fri", "Book 12 midnight mass seats", "2026-11-27T18:00"),
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
    ("Call Ana 45 minutes from now", "Call Ana", "2026-11-20T14:50"),
    ("Call Ana an hour from now #home", "Call Ana #home", "2026-11-20T15:05"),
    ("2h from now call Ana", "call Ana", "2026-11-20T16:05"),
    ("Call Ana 3d from now 9am", "Call Ana", "2026-11-23T09:00"),
    ("Read 2 hours from it", "Read 2 hours from it", "unset"),
    ("Read 20 minutes from now on", "Read 20 minutes from now on", "unset"),
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
    ("Ask fri @seven pm", "Ask @seven pm", "2026-11-27T18:00"),
    ("Be the one I am", "Be the one I am", "unset"),
    ("Find out which one am I", "Find out which one am I", "unset"),
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
    ("Pack the day before fri #trip", "Pack #trip", "2026-11-26T18:00"),
    ("Take a rest day before fri", "Take a rest day", "2026-11-26T18:00"),
    ("Pack a day before fri", "Pack a day", "2026-11-26T18:00"),
    ("Pack the day before end of month", "Pack the day", "2026-11-30T18:00"),
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
}
