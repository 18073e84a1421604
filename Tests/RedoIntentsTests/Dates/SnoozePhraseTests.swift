import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

@Suite struct SnoozePhraseTests {
  @Test(arguments: [
    ("", 1), ("  ", 1), ("3", 3), ("3d", 3), ("3D", 3), ("3 days", 3), (" 1  Day ", 1), ("w", 7),
    ("2w", 14), ("2 weeks", 14), ("1 week", 7), ("9999", 9999), ("9999w", 69_993),
    ("for 3d", 3), ("For 2 weeks", 14), ("a week", 7), ("for a day", 1), ("two weeks", 14),
    ("a fortnight", 14), ("3 wks", 21), ("2wks", 14),
  ])
  func `days and weeks are counted on from the deadline`(text: String, days: Int64) throws {
    #expect(try SnoozePhrase.target(text, in: .at()) == .days(days))
  }

  @Test(arguments: [
    ("tomorrow 9am", "2026-11-21T09:00"), ("in 3 days", "2026-11-23T18:00"),
    ("24 dec", "2026-12-24T18:00"), ("2w 9am", "2026-12-04T09:00"),
  ])
  func `other words are a date`(text: String, due: String) throws {
    let moment = try #require(Instant(rfc3339: due + ":00Z"))
    #expect(try SnoozePhrase.target(text, in: .at()) == .until(moment))
  }

  @Test(arguments: [
    ("2h", "2026-11-20T16:05"), ("45min", "2026-11-20T14:50"), ("2 hours", "2026-11-20T16:05"),
    ("Half an hour", "2026-11-20T14:35"), ("1h30m", "2026-11-20T15:35"),
    ("for 2h", "2026-11-20T16:05"), ("in 2 months", "2027-01-20T18:00"),
    ("for 2 months 9am", "2027-01-20T09:00"),
  ])
  func `hours are counted from now on, and what has a time of day`(text: String, due: String) throws
  {
    let moment = try #require(Instant(rfc3339: due + ":00Z"))
    #expect(try SnoozePhrase.target(text, in: .at()) == .until(moment))
  }

  @Test(arguments: [
    ("2 months", 2), ("a month", 1), ("6mo", 6), ("for 2 mths", 2), ("1y", 12), ("two years", 24),
    ("9999 months", 9999),
  ])
  func `months and years are counted on from the deadline, as weeks are`(
    text: String, months: Int
  ) throws {
    #expect(try SnoozePhrase.target(text, in: .at()) == .months(months))
  }

  @Test(arguments: [
    ("3 days", "2026-11-23T18:00"), ("2 weeks", "2026-12-04T18:00"),
    ("2 months", "2027-01-20T18:00"),
  ])
  func `all are so where a moment is asked for`(text: String, due: String) throws {
    let moment = try #require(Instant(rfc3339: due + ":00Z"))
    #expect(try SnoozePhrase.moment(text, in: .at()) == moment)
  }

  @Test func `a moment that has passed is told apart from what is no date`() {
    #expect(throws: DateExpressionError.past("yesterday")) {
      try SnoozePhrase.target("yesterday", in: .at())
    }
    #expect(throws: DateExpressionError.past("2 days ago")) {
      try SnoozePhrase.moment("2 days ago", in: .at())
    }
  }

  @Test(arguments: [
    "2020-01-01", "19.11.2026", "24 dec 2025 9am", "2026-11-19T10:00:00Z",
  ])
  func `no snooze goes to a day that is past, however it is written`(text: String) {
    #expect(throws: DateExpressionError.past(text)) { try SnoozePhrase.target(text, in: .at()) }
  }

  @Test(arguments: ["today 9am", "2026-11-20 09:00", "today"])
  func `a time of today may have passed, as its day has not`(text: String) throws {
    let moment = try SnoozePhrase.moment(text, in: .at())
    #expect(LocalZone.utc.date(of: moment) == DateContext.at().today)
  }

  @Test(arguments: [
    "d", "0", "10000", "0w", "1 2", "-1", "٣", "٣ days", "½", "99999999999999999999",
    "99999999999999999999 weeks", "3 dayss", "soonish", "for", "a", "a w", "for for 3d",
    "10000 days", "for tomorrow night out", "2m", "in 2m", "0h", "10000 months", "a mo",
  ])
  func `figures of other scripts, too many and other words are no target`(text: String) {
    #expect(throws: DateExpressionError.unreadable(text)) {
      try SnoozePhrase.target(text, in: .at())
    }
  }
}
