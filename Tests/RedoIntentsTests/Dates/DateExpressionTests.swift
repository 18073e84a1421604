import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

@Suite struct `A date in words` {
  /// The moment a text names on Friday, 20 November 2026, 14:05, as far as the minute.
  private func read(_ text: String, in context: DateContext = .at()) throws -> String {
    String(try DateExpression.parse(text, in: context).wallText.prefix(16))
  }

  @Test(
    arguments: [
      ("today", "2026-11-20T18:00"), ("tomorrow", "2026-11-21T18:00"), ("tmr", "2026-11-21T18:00"),
      ("day after tomorrow", "2026-11-22T18:00"),
      ("the day after tomorrow 9am", "2026-11-22T09:00"),
      ("mon", "2026-11-23T18:00"), ("Monday", "2026-11-23T18:00"), ("TUES", "2026-11-24T18:00"),
      ("thurs", "2026-11-26T18:00"), ("fri", "2026-11-27T18:00"), ("sun", "2026-11-22T18:00"),
      ("this friday", "2026-11-20T18:00"), ("this sat", "2026-11-21T18:00"),
      ("next friday", "2026-11-27T18:00"), ("next mon", "2026-11-23T18:00"),
      ("next sunday", "2026-11-29T18:00"), ("next week", "2026-11-27T18:00"),
      ("next month", "2026-12-20T18:00"), ("next year", "2027-11-20T18:00"),
      ("in 3 days", "2026-11-23T18:00"), ("in 1 day", "2026-11-21T18:00"),
      ("in a week", "2026-11-27T18:00"), ("in 2 weeks", "2026-12-04T18:00"),
      ("in 3 months", "2027-02-20T18:00"), ("in 10 years", "2036-11-20T18:00"),
      ("3d", "2026-11-23T18:00"), ("2w", "2026-12-04T18:00"), ("2W 9am", "2026-12-04T09:00"),
      ("24 dec", "2026-12-24T18:00"), ("dec 24", "2026-12-24T18:00"),
      ("24 december", "2026-12-24T18:00"), ("December 24th", "2026-12-24T18:00"),
      ("24. Dec", "2026-12-24T18:00"), ("20 nov", "2026-11-20T18:00"),
      ("19 nov", "2027-11-19T18:00"),
      ("1 sept", "2027-09-01T18:00"), ("24 dec 2028", "2028-12-24T18:00"),
      ("dec 24, 2028", "2028-12-24T18:00"), ("29 feb", "2028-02-29T18:00"),
      ("mon 23 nov 09:00", "2026-11-23T09:00"), ("2026-12-24", "2026-12-24T18:00"),
      ("2026/12/05", "2026-12-05T18:00"), ("by 2026/12/05 9am", "2026-12-05T09:00"),
      ("2026/12/05T14:30", "2026-12-05T14:30"),
      ("1999-12-31", "1999-12-31T18:00"), ("20th", "2026-11-20T18:00"),
      ("the 19th", "2026-12-19T18:00"), ("on the 31st", "2026-12-31T18:00"),
      ("1st 9am", "2026-12-01T09:00"), ("9am on the 22nd", "2026-11-22T09:00"),
      ("tonight", "2026-11-20T18:00"), ("this evening 8pm", "2026-11-20T20:00"),
      ("9pm tonight", "2026-11-20T21:00"), ("this weekend", "2026-11-21T18:00"),
      ("next weekend", "2026-11-28T18:00"), ("in 3d", "2026-11-23T18:00"),
      ("in 2w", "2026-12-04T18:00"), ("31.12.", "2026-12-31T18:00"), ("24.12", "2026-12-24T18:00"),
      ("1.2.", "2027-02-01T18:00"), ("24.12.2028 9am", "2028-12-24T09:00"),
      ("24.12. 2028 9am", "2028-12-24T09:00"), ("24. 12. 2028", "2028-12-24T18:00"),
      ("until friday", "2026-11-27T18:00"), ("before friday", "2026-11-26T18:00"),
      ("before friday 9am", "2026-11-27T09:00"), ("before tomorrow", "2026-11-20T18:00"),
      ("before next week", "2026-11-22T18:00"), ("before next month", "2026-11-30T18:00"),
      ("before next year", "2026-12-31T18:00"), ("before next friday", "2026-11-26T18:00"),
      ("eow", "2026-11-22T18:00"), ("eom", "2026-11-30T18:00"), ("eoy", "2026-12-31T18:00"),
      ("end of month", "2026-11-30T18:00"), ("by the end of the week", "2026-11-22T18:00"),
      ("at the end of next month 9am", "2026-12-31T09:00"),
      ("end of this year", "2026-12-31T18:00"),
      ("first monday of december", "2026-12-07T18:00"), ("1st tue of nov", "2027-11-02T18:00"),
      ("the last friday of the month", "2026-11-27T18:00"),
      ("2nd tuesday of the month", "2026-12-08T18:00"),
      ("on the third wed of next month", "2026-12-16T18:00"),
      ("last sun of feb", "2027-02-28T18:00"),
      ("in a fortnight", "2026-12-04T18:00"), ("in 2 fortnights 9am", "2026-12-18T09:00"),
      ("in two weeks", "2026-12-04T18:00"), ("in twelve days", "2026-12-02T18:00"),
      ("3 days from now", "2026-11-23T18:00"), ("two weeks from today", "2026-12-04T18:00"),
      ("a month from tomorrow 9am", "2026-12-21T09:00"), ("1 week from now", "2026-11-27T18:00"),
      ("in 3days", "2026-11-23T18:00"), ("in 1week", "2026-11-27T18:00"),
      ("in 6mo", "2027-05-20T18:00"), ("in 2y 9am", "2028-11-20T09:00"),
      ("start of next month", "2026-12-01T18:00"),
      ("at the start of march 9am", "2027-03-01T09:00"),
      ("the beginning of may 2028", "2028-05-01T18:00"),
      ("before the first day of january", "2026-12-31T18:00"),
      ("first day of next month", "2026-12-01T18:00"), ("end of february", "2027-02-28T18:00"),
      ("the last day of the month 9am", "2026-11-30T09:00"), ("end of nov", "2026-11-30T18:00"),
      ("on the first day of next week", "2026-11-23T18:00"),
      ("last day of feb 2028", "2028-02-29T18:00"),
      ("the beginning of next year", "2027-01-01T18:00"),
      ("the start of next week", "2026-11-23T18:00"),
    ] as [(String, String)])
  func `days are understood`(text: String, expected: String) throws {
    #expect(try read(text) == expected)
  }

  @Test(arguments: [
    ("9am", "2026-11-21T09:00"), ("9:30pm", "2026-11-20T21:30"), ("14:30", "2026-11-20T14:30"),
    ("14:05", "2026-11-21T14:05"), ("14:06", "2026-11-20T14:06"), ("3 pm", "2026-11-20T15:00"),
    ("tomorrow morning", "2026-11-21T09:00"), ("sun evening", "2026-11-22T18:00"),
    ("12am", "2026-11-21T00:00"), ("12pm", "2026-11-21T12:00"), ("at 9:05", "2026-11-21T09:05"),
    ("at noon", "2026-11-21T12:00"), ("tomorrow noon", "2026-11-21T12:00"),
    ("by 18:00", "2026-11-20T18:00"), ("eod", "2026-11-20T23:59"), ("mon eod", "2026-11-23T23:59"),
    ("eod monday", "2026-11-23T23:59"), ("at midnight", "2026-11-21T00:00"),
    ("friday at midnight", "2026-11-28T00:00"), ("tomorrow 12am", "2026-11-21T00:00"),
    ("tomorrow at 9 am", "2026-11-21T09:00"), ("9am tomorrow", "2026-11-21T09:00"),
    ("at 9:30pm on 24 dec", "2026-12-24T21:30"), ("by friday", "2026-11-27T18:00"),
    ("due on", nil), ("due mon", "2026-11-23T18:00"), ("today 9am", "2026-11-20T09:00"),
    ("2026-12-24 14:30", "2026-12-24T14:30"), ("2026-12-24T14:30", "2026-12-24T14:30"),
    ("2026-12-24t14:30:15", "2026-12-24T14:30"), ("2026-12-24T14:30:00+02:00", "2026-12-24T12:30"),
    ("2026-12-24T14:30:00.123Z", "2026-12-24T14:30"), ("in 2 hours", "2026-11-20T16:05"),
    ("in half an hour", "2026-11-20T14:35"), ("in 1 hour 30 minutes", "2026-11-20T15:35"),
    ("in 2h and 10min", "2026-11-20T16:15"), ("in two hours", "2026-11-20T16:05"),
    ("end of day tomorrow", "2026-11-21T23:59"), ("mon end of the day", "2026-11-23T23:59"),
    ("by the end of day", "2026-11-20T23:59"),
    ("in 1h30m", "2026-11-20T15:35"), ("in 2h5min", "2026-11-20T16:10"),
    ("in 1h30", "2026-11-20T15:35"), ("in 1h 30m", "2026-11-20T15:35"),
    ("7.30pm", "2026-11-20T19:30"), ("fri 7.30 am", "2026-11-27T07:30"), ("7.30", nil),
    ("in an hour", "2026-11-20T15:05"), ("in 45 min", "2026-11-20T14:50"),
    ("in 2h", "2026-11-20T16:05"), ("in 90min", "2026-11-20T15:35"),
    ("in 2 hrs", "2026-11-20T16:05"), ("in 1hr 30 min", "2026-11-20T15:35"),
    ("before 5pm", "2026-11-20T17:00"), ("9:30 pm", "2026-11-20T21:30"),
    ("mon 9:30 am", "2026-11-23T09:30"), ("14:30 tomorrow", "2026-11-21T14:30"),
    ("  tomorrow\t9AM ", "2026-11-21T09:00"), ("2026-12-24T14:30Z", "2026-12-24T14:30"),
    ("2026-12-24T14:30+02:00", "2026-12-24T12:30"), ("2026-12-24T14:3Z", nil),
    ("2026-12-24T14:30ZZ", nil), ("tomorrow 9 a.m.", "2026-11-21T09:00"),
    ("9:30 p.m.", "2026-11-20T21:30"), ("fri 7.30p.m.", "2026-11-27T19:30"),
    ("9 A.M., tomorrow", "2026-11-21T09:00"), ("13 p.m.", nil),
  ])
  func `times of day are understood`(text: String, expected: String?) throws {
    if let expected {
      #expect(try read(text) == expected)
    } else {
      #expect(throws: DateExpressionError.unreadable(text)) { try read(text) }
    }
  }

  @Test(arguments: [
    "tomorow", "friday tomorrow", "tomorrow please", "call tomorrow", "30 feb", "31 apr",
    "2026-02-29", "2026-13-01", "2026-1-1", "0d", "0w", "-3d", "in 0 days", "in -1 days", "in days",
    "99999999d", "in 9999999 years", "in 99999999999999999999 days", "13pm", "0am", "24:00",
    "9:60", "9:5", "25", "9", "noon", "midnight", "at", "by", "next", "next 3", "next day", "the",
    "tue 23 nov", "24 dec 24 dec", "dec", "dec 0", "dec 32", "in", "in 3", "\"tomorrow\"",
    "\\tomorrow", "2026-12-24T14:60", "2026-12-24T", "2026-12-24T14:30:60Z", "9999999999",
    "29.2. 2027", "24. 12.", "32.12.", "24.13.", "24.12.26", "1.2.3.4", "in 0h", "in 2m", "in 0mo",
    "end of", "end of feb 10000", "end of day month", "at friday", "fifth monday of may",
    "first monday of", "last friday of march 9", "the weekend",
    "2026/13/01", "2026/02/29", "2026/1/5", "2026/12-05", "05/12/2026", "2026/12/05/", "2026/12",
    "+12026-01-01", "٣d", "in ٣ days", "9am 9am", "#today", "p3", "every day", "at at 9am",
    "evening",
    "night friday",
  ])
  func `what is no date is refused, with its text`(text: String) {
    #expect(throws: DateExpressionError.unreadable(text)) {
      try DateExpression.parse(text, in: .at())
    }
  }

  @Test func `nothing and someday have errors of their own, which say what to write`() {
    #expect(throws: DateExpressionError.empty) { try DateExpression.parse(" \t", in: .at()) }
    #expect(throws: DateExpressionError.noDate("Someday")) {
      try DateExpression.parse("Someday", in: .at())
    }
    for error in [DateExpressionError.empty, .unreadable("x"), .noDate("someday")] {
      #expect(error.message.contains("tomorrow 9am"))
    }
  }

  @Test func `next friday follows the start of the week`() throws {
    let sunday = "2026-11-22T10:00:00Z"
    let fromMonday = DateContext.at(sunday, weekStart: .monday)
    let fromSunday = DateContext.at(sunday, weekStart: .sunday)
    #expect(try read("friday", in: fromMonday) == "2026-11-27T18:00")
    #expect(try read("next friday", in: fromMonday) == "2026-11-27T18:00")
    #expect(try read("next friday", in: fromSunday) == "2026-12-04T18:00")
    #expect(try read("next sunday", in: fromMonday) == "2026-11-29T18:00")
    #expect(try read("next sunday", in: fromSunday) == "2026-11-29T18:00")
  }

  @Test(arguments: Weekday.allCases)
  func `next weekend is the one after this weekend, whenever the week starts`(
    weekStart: Weekday
  ) throws {
    for (day, this, next) in [
      ("2026-11-27", "2026-11-28", "2026-12-05"), ("2026-11-28", "2026-11-28", "2026-12-05"),
      ("2026-11-29", "2026-11-29", "2026-12-05"), ("2026-11-30", "2026-12-05", "2026-12-12"),
    ] {
      let context = DateContext.at(day + "T10:00:00Z", weekStart: weekStart)
      #expect(try read("this weekend", in: context) == this + "T18:00", "\(day)")
      #expect(try read("next weekend", in: context) == next + "T18:00", "\(day)")
    }
  }

  @Test(arguments: [
    ("monday next week", "2026-11-23T18:00"), ("fri next week 9am", "2026-11-27T09:00"),
    ("sunday next week", "2026-11-29T18:00"), ("next week wed", "2026-11-25T18:00"),
    ("next week on friday 9am", "2026-11-27T09:00"), ("next month on the 25th", "2026-12-25T18:00"),
    ("a week from friday", "2026-12-04T18:00"),
    ("a week from tomorrow 9am", "2026-11-28T09:00"), ("a week from now", "2026-11-27T18:00"),
    ("a week from 24 dec", "2026-12-31T18:00"), ("15th of december", "2026-12-15T18:00"),
    ("the 15th of december 2027", "2027-12-15T18:00"), ("19th of nov", "2027-11-19T18:00"),
    ("by the 29th of feb", "2028-02-29T18:00"), ("first of december", "2026-12-01T18:00"),
    ("last friday of month", "2026-11-27T18:00"), ("15th of month 9am", "2026-12-15T09:00"),
    ("first of next month", "2026-12-01T18:00"), ("on the 1st of the month", "2026-12-01T18:00"),
    ("20th of the month", "2026-11-20T18:00"), ("31st of the month", "2026-12-31T18:00"),
    ("31st of next month 9am", "2026-12-31T09:00"), ("15th of december 10000", nil),
    ("second of december", nil), ("a week from", nil), ("a week from home", nil),
    ("2 weeks from friday", nil),
  ])
  func `days of another week or month are understood as a whole or not at all`(
    text: String, expected: String?
  ) throws {
    if let expected {
      #expect(try read(text) == expected)
    } else {
      #expect(throws: DateExpressionError.unreadable(text)) { try read(text) }
    }
  }

  @Test func `months end where they end`() throws {
    let january = DateContext.at("2027-01-31T10:00:00Z")
    #expect(try read("next month", in: january) == "2027-02-28T18:00")
    #expect(try read("in 1 month", in: .at("2028-01-31T10:00:00Z")) == "2028-02-29T18:00")
    #expect(try read("next year", in: .at("2028-02-29T10:00:00Z")) == "2029-02-28T18:00")
    #expect(try read("29 feb", in: .at("2028-02-29T10:00:00Z")) == "2028-02-29T18:00")
    #expect(try read("29 feb", in: .at("2096-03-01T10:00:00Z")) == "2104-02-29T18:00")
    #expect(try read("1 jan", in: .at("2026-12-31T10:00:00Z")) == "2027-01-01T18:00")
    #expect(try read("on the 31st", in: .at("2027-02-01T10:00:00Z")) == "2027-03-31T18:00")
    #expect(try read("30th", in: .at("2027-01-31T10:00:00Z")) == "2027-03-30T18:00")
    #expect(try read("1st", in: .at("2026-12-02T10:00:00Z")) == "2027-01-01T18:00")
  }

  @Test func `a default time that is past means the end of today`() throws {
    let evening = DateContext.at("2026-11-20T18:00:00Z")
    #expect(try read("today", in: evening) == "2026-11-20T23:59")
    for day in ["20 nov", "tonight", "today evening"] {
      #expect(try read(day, in: evening) == "2026-11-20T23:59", "\(day)")
    }
    let afternoon = DateContext.at("2026-11-20T15:30:00Z")
    #expect(try read("this afternoon", in: afternoon) == "2026-11-20T18:00")
    #expect(try read("this morning", in: afternoon) == "2026-11-20T09:00")
    let lastMinute = DateContext.at("2026-11-20T23:59:30Z")
    let today = try DateExpression.parse("today", in: lastMinute)
    #expect(today.wallText == "2026-11-20T23:59:59.999Z")
    #expect(try read("eod", in: lastMinute) == "2026-11-21T23:59")
    #expect(try read("tomorrow", in: evening) == "2026-11-21T18:00")
  }

  @Test func `the small hours of tonight are those to come`() throws {
    let night = DateContext.at("2026-11-20T01:00:00Z")
    #expect(try read("tonight 1:30", in: night) == "2026-11-20T01:30")
    #expect(try read("tonight 0:30", in: night) == "2026-11-21T00:30")
    #expect(try read("12am tonight", in: night) == "2026-11-21T00:00")
    #expect(try read("today 0:30", in: night) == "2026-11-20T00:30")
  }

  @Test func `the default time is the user's`() throws {
    let early = DateContext(
      now: Instant(rfc3339: "2026-11-20T14:05:00Z") ?? .earliest, zone: .utc,
      defaultTime: CivilTime(hour: 8, minute: 15) ?? .midnight)
    #expect(try read("mon", in: early) == "2026-11-23T08:15")
    #expect(try read("mon 9am", in: early) == "2026-11-23T09:00")
    for evening in ["tonight", "this evening"] {
      #expect(try read(evening, in: early) == "2026-11-20T18:00", "\(evening) is no default time")
    }
  }

  @Test func `days and times are those of the user's zone, through clock changes too`() throws {
    let spring = DateContext.at("2026-03-28T23:30:00Z", zone: DateContext.berlin)
    #expect(try read("today", in: spring) == "2026-03-29T16:00")
    #expect(try read("2:30am", in: spring) == "2026-03-29T01:30")
    #expect(try read("tomorrow 9am", in: spring) == "2026-03-30T07:00")
    let autumn = DateContext.at("2026-10-24T12:00:00Z", zone: DateContext.berlin)
    #expect(try read("tomorrow 2:30", in: autumn) == "2026-10-25T00:30")
    #expect(try read("in 24 hours", in: autumn) == "2026-10-25T12:00")
    #expect(try read("tomorrow 13:00", in: autumn) == "2026-10-25T12:00")
  }

  @Test func `what lies beyond the protocol's years is refused`() {
    let west = LocalZone { _ in -7 * 3600 }
    let last = DateContext.at("2026-11-20T14:05:00Z", zone: west)
    #expect(throws: DateExpressionError.self) {
      try DateExpression.parse("9999-12-31 18:00", in: last)
    }
    #expect(throws: DateExpressionError.self) {
      try DateExpression.parse("tomorrow", in: .at("9999-12-31T12:00:00Z"))
    }
    #expect(throws: DateExpressionError.self) {
      try DateExpression.parse("in 8000 years", in: last)
    }
    #expect(throws: Never.self) {
      try DateExpression.parse("9999-12-31 16:59", in: last)
    }
  }

  @Test(arguments: [
    ("first monday of december 2027", "2027-12-06T18:00"), ("1 jan 9999", "9999-01-01T18:00"),
    ("last friday of feb 2028 9am", "2028-02-25T09:00"),
  ])
  func `a weekday that is counted may be of a year that is named`(
    text: String, expected: String
  ) throws {
    #expect(try read(text, in: .at()) == expected)
  }

  @Test func `of an hour that comes twice the one is meant that is still to come`() throws {
    // 02:00 to 03:00 comes at 00:00 and again at 01:00 UTC.
    let first = DateContext.at("2026-10-25T00:10:00Z", zone: DateContext.berlin)
    #expect(try read("2:30", in: first) == "2026-10-25T00:30")
    let second = DateContext.at("2026-10-25T00:40:00Z", zone: DateContext.berlin)
    #expect(try read("2:30", in: second) == "2026-10-25T01:30")
    #expect(try read("today 2:30", in: second) == "2026-10-25T01:30")
    let after = DateContext.at("2026-10-25T01:40:00Z", zone: DateContext.berlin)
    #expect(try read("2:30", in: after) == "2026-10-26T01:30")
  }

  @Test func `a day whose last hour comes twice ends with the second`() throws {
    // As in Santiago: at midnight clocks go back to 23:00.
    let change = Instant(rfc3339: "2026-04-05T03:00:00Z") ?? .earliest
    let zone = LocalZone { $0 < change ? -3 * 3600 : -4 * 3600 }
    let late = DateContext.at("2026-04-05T03:30:00Z", zone: zone)
    #expect(try read("today", in: late) == "2026-04-05T03:59")
    #expect(try read("eod", in: late) == "2026-04-05T03:59")
    #expect(try read("eod", in: .at("2026-04-05T02:30:00Z", zone: zone)) == "2026-04-05T03:59")
    let past = try PastExpression.parse("yesterday", in: .at("2026-04-05T13:00:00Z", zone: zone))
    #expect(past.wallText == "2026-04-05T03:59:59.999Z")
  }
}
