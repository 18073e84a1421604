import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@Suite struct `A moment of the past in words` {
  /// The moment a text names on Friday, 20 November 2026, 14:05, as far as the minute.
  private func read(_ text: String, in context: DateContext = .at()) throws -> String {
    String(try PastExpression.parse(text, in: context).wallText.prefix(16))
  }

  @Test(arguments: [
    ("now", "2026-11-20T14:05"), ("today", "2026-11-20T14:05"),
    ("yesterday", "2026-11-19T23:59"), ("yesterday 9am", "2026-11-19T09:00"),
    ("9am yesterday", "2026-11-19T09:00"), ("day before yesterday", "2026-11-18T23:59"),
    ("the day before yesterday at noon", "2026-11-18T12:00"), ("today 9am", "2026-11-20T09:00"),
    ("2 days ago", "2026-11-18T14:05"), ("a week ago", "2026-11-13T14:05"),
    ("3d ago", "2026-11-17T14:05"), ("2w ago", "2026-11-06T14:05"),
    ("yesterday evening", "2026-11-19T18:00"), ("fri morning", "2026-11-13T09:00"),
    ("this morning", "2026-11-20T09:00"), ("this morning 10:30", "2026-11-20T10:30"),
    ("2 days ago 9:30", "2026-11-18T09:30"), ("a month ago", "2026-10-20T14:05"),
    ("a year ago", "2025-11-20T14:05"), ("an hour ago", "2026-11-20T13:05"),
    ("90 min ago", "2026-11-20T12:35"), ("5h ago", "2026-11-20T09:05"),
    ("mon", "2026-11-16T23:59"), ("fri", "2026-11-13T23:59"), ("last fri 8:00", "2026-11-13T08:00"),
    ("last week", "2026-11-13T23:59"), ("last month", "2026-10-20T23:59"),
    ("14:05", "2026-11-20T14:05"), ("14:06", "2026-11-19T14:06"), ("9am", "2026-11-20T09:00"),
    ("24 dec", "2025-12-24T23:59"), ("20 nov 10:00", "2026-11-20T10:00"),
    ("21 nov", "2025-11-21T23:59"), ("29 feb", "2024-02-29T23:59"),
    ("thu 19 nov 17:00", "2026-11-19T17:00"), ("wed 18 nov 2026 14:00", "2026-11-18T14:00"),
    ("2026/11/01", "2026-11-01T23:59"),
    ("2026-11-01", "2026-11-01T23:59"), ("2026-11-01 14:30", "2026-11-01T14:30"),
    ("2026-11-01T14:30", "2026-11-01T14:30"), ("2026-11-01T14:30:00+02:00", "2026-11-01T12:30"),
    ("first monday of december", "2025-12-01T23:59"),
    ("the last friday of october 9am", "2026-10-30T09:00"),
    ("15th of december", "2025-12-15T23:59"),
    ("9am on mon", "2026-11-16T09:00"), ("at noon on 1 nov", "2026-11-01T12:00"),
    ("on 1 nov", "2026-11-01T23:59"), ("  Yesterday\t9AM ", "2026-11-19T09:00"),
  ])
  func `days and times are understood`(text: String, expected: String) throws {
    #expect(try read(text) == expected)
  }

  @Test(arguments: [
    "tomorrow", "in 3 days", "2026-12-24", "today 15:00", "next week", "2030-01-01T00:00:00Z", "3d",
    "this afternoon", "this evening",
  ])
  func `what is to come is refused as such`(text: String) {
    #expect(throws: PastExpressionError.toCome(text)) { try read(text) }
  }

  @Test(arguments: [
    "soonish", "ago", "2 ago", "days ago", "0 days ago", "last", "last day", "2 h ago 9am",
    "evening", "evening yesterday",
  ])
  func `what is no time is refused as such`(text: String) {
    #expect(throws: PastExpressionError.unreadable(text)) { try read(text) }
  }

  @Test func `nothing is no time`() {
    #expect(throws: PastExpressionError.empty) { try read("  ") }
    #expect(PastExpressionError.empty.message.contains("yesterday 9am"))
  }

  @Test func `what screens say of the past is read back to the same minute`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 21)
    for zone in [LocalZone.utc, DateContext.berlin] {
      let context = DateContext.at(zone: zone)
      for _ in 0..<300 {
        let age = Int64.random(in: 0...1_000_000, using: &generator)
        let moment = Instant(
          milliseconds: (context.now.milliseconds / 60_000 - age) * 60_000)
        let friendly = FriendlyDate(in: context)
        // An hour that a clock change repeats is read as its first.
        guard zone.instant(of: zone.date(of: moment), at: zone.civil(of: moment).time) == moment
        else { continue }
        for text in [friendly.full(moment), friendly.moment(moment)] {
          #expect(
            try PastExpression.parse(text, in: context) == moment,
            "seed \(generator.seed): \(text)")
        }
      }
    }
  }
}
