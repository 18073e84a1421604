import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@Suite struct `A friendly date` {
  private let friendly = FriendlyDate(in: .at())

  private func moment(_ text: String) throws -> Instant {
    try #require(Instant(rfc3339: text + ":00Z"))
  }

  @Test(arguments: [
    ("2026-11-18T14:04", "2d late"), ("2026-11-19T14:06", "23h late"),
    ("2026-11-20T10:05", "4h late"), ("2026-11-20T13:06", "59m late"),
    ("2026-11-20T14:04", "1m late"), ("2026-11-20T14:05", "now"), ("2024-11-20T14:05", "2y late"),
    ("2026-11-20T18:00", "by 18:00"), ("2026-11-20T23:59", "by 23:59"),
    ("2026-11-21T00:00", "tomorrow"), ("2026-11-22T08:00", "Sun"), ("2026-11-26T23:59", "Thu"),
    ("2026-11-27T00:00", "27 Nov"), ("2027-01-02T09:00", "2 Jan 2027"),
  ])
  func `a deadline fits a column`(deadline: String, expected: String) throws {
    #expect(friendly.deadline(try moment(deadline)) == expected)
  }

  @Test(arguments: [
    ("2026-11-18T14:04", "2d late"), ("2026-11-26T23:59", "Thu"), ("2026-11-27T00:00", "27 Nov"),
    ("2027-01-04T09:00", "4 Jan"), ("2027-10-20T09:00", "20 Oct"),
    ("2027-10-21T09:00", "21 Oct 27"), ("2028-12-24T09:00", "24 Dec 28"),
  ])
  func `a narrow column names the day rather than the year`(
    deadline: String, expected: String
  ) throws {
    #expect(friendly.shortDeadline(try moment(deadline)) == expected)
  }

  @Test(arguments: [
    ("2026-11-23T09:00", "in 3 days"), ("2026-11-21T00:00", "tomorrow"),
    ("2026-11-20T18:05", "in 4 hours"), ("2026-11-20T15:05", "in 1 hour"),
    ("2026-11-20T16:04", "in 1 hour 59 minutes"), ("2026-11-20T23:45", "in 9 hours 40 minutes"),
    ("2026-11-20T14:06", "in 1 minute"), ("2026-11-20T14:05", "now"),
    ("2026-11-19T14:05", "1 day late"), ("2026-11-18T14:05", "2 days late"),
    ("2026-11-20T14:03", "2 minutes late"), ("2026-12-20T09:00", "in 30 days"),
  ])
  func `a distance is said in words`(instant: String, expected: String) throws {
    #expect(friendly.distance(try moment(instant)) == expected)
  }

  @Test func `what is due on a day of 25 hours is never in a day`() throws {
    let autumn = FriendlyDate(
      in: .at("2026-10-24T22:00:00Z", zone: DateContext.berlin))
    #expect(autumn.distance(try moment("2026-10-25T22:59")) == "in 24 hours 59 minutes")
    #expect(autumn.distance(try moment("2026-10-25T23:00")) == "tomorrow")
  }

  @Test(arguments: [
    ("2026-11-19T14:05", "1 day"), ("2026-11-18T14:05", "2 days"), ("2026-11-20T10:05", "4 hours"),
    ("2026-11-20T14:03", "2 minutes"), ("2024-11-20T14:05", "2 years"), ("2026-11-20T14:05", nil),
    ("2026-11-20T14:06", nil), ("2026-11-23T09:00", nil),
  ])
  func `how late something is, and that it is not, can be told`(
    instant: String, expected: String?
  ) throws {
    #expect(friendly.lateness(try moment(instant)) == expected)
  }

  @Test(arguments: [
    ("2026-11-20T14:05", "just now"), ("2026-11-20T14:00", "5m ago"),
    ("2026-11-18T14:00", "2d ago"), ("2026-11-21T14:00", "just now"),
  ])
  func `an age fits a column`(instant: String, expected: String) throws {
    #expect(friendly.age(try moment(instant)) == expected)
  }

  @Test(arguments: [
    ("2026-11-20T18:00", "today 18:00", "Fri 20 Nov 18:00"),
    ("2026-11-21T22:00", "tomorrow 22:00", "Sat 21 Nov 22:00"),
    ("2026-11-23T09:00", "Mon 09:00", "Mon 23 Nov 09:00"),
    ("2026-12-24T09:05", "24 Dec 09:05", "Thu 24 Dec 09:05"),
    ("2027-12-24T09:05", "24 Dec 2027 09:05", "Fri 24 Dec 2027 09:05"),
    ("2026-11-19T09:00", "19 Nov 2026 09:00", "Thu 19 Nov 2026 09:00"),
  ])
  func `a moment is said in a sentence and in full`(
    instant: String, spoken: String, full: String
  ) throws {
    #expect(friendly.moment(try moment(instant)) == spoken)
    #expect(friendly.full(try moment(instant)) == full)
  }

  @Test(arguments: [
    ("2026-11-20T09:00", "today 09:00", "Fri 20 Nov 09:00"),
    ("2026-11-19T09:00", "19 Nov 09:00", "Thu 19 Nov 09:00"),
    ("2025-11-19T09:00", "19 Nov 2025 09:00", "Wed 19 Nov 2025 09:00"),
  ])
  func `a history leaves the present year out`(
    instant: String, told: String, stamp: String
  ) throws {
    #expect(friendly.told(try moment(instant)) == told)
    #expect(friendly.stamp(try moment(instant)) == stamp)
  }

  @Test func `days are those of the user's zone`() throws {
    let berlin = FriendlyDate(in: .at("2026-11-20T23:30:00Z", zone: DateContext.berlin))
    #expect(berlin.deadline(try moment("2026-11-21T20:00")) == "by 21:00")
    #expect(berlin.full(try moment("2026-11-20T23:00")) == "Sat 21 Nov 00:00")
  }

  @Test func `what is said is read back as the same minute`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 61)
    let range = Instant(rfc3339: "1971-01-01T00:00:00Z")?.milliseconds ?? 0
    for zone in [LocalZone.utc, DateContext.berlin] {
      let context = DateContext.at(zone: zone)
      let said = FriendlyDate(in: context)
      for _ in 0..<3000 {
        let near = Bool.random(using: &generator)
        let minute =
          near
          ? context.now.milliseconds / 60_000 + .random(in: -20_000...20_000, using: &generator)
          : Int64.random(in: range / 60_000...200_000_000, using: &generator)
        let instant = Instant(milliseconds: minute * 60_000)
        let (date, time) = zone.civil(of: instant)
        // The second pass of an hour that happens twice has no words of its own.
        guard zone.instant(of: date, at: time) == instant else { continue }
        for text in [said.moment(instant), said.full(instant)] {
          let back = try? DateExpression.parse(text, in: context)
          try #require(back == instant, "seed \(generator.seed): \(text), \(instant.wallText)")
        }
      }
    }
  }

  @Test func `the ends of time are said without overflow`() {
    for instant in [Instant(milliseconds: .min), .earliest, .latest, Instant(milliseconds: .max)] {
      for text in [
        friendly.deadline(instant), friendly.shortDeadline(instant), friendly.distance(instant),
        friendly.age(instant), friendly.moment(instant), friendly.full(instant),
      ] {
        #expect(!text.isEmpty)
      }
    }
  }
}
