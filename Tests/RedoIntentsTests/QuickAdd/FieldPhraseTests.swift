import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

/// Fields of a form, each read by itself.
@Suite struct FieldPhraseTests {
  @Test(arguments: [("4", 4), ("p4", 4), ("!!!!", 4), (" P2 ", 2), ("", nil)])
  func `a priority is read with and without its sign`(text: String, value: Int?) throws {
    #expect(try FieldPhrase.priority(text) == value)
  }

  @Test(arguments: ["0", "6", "p9", "high", "4 5", "!!!!!!", "-1"])
  func `what is no priority is refused with what would be`(text: String) {
    let error = #expect(throws: FieldPhraseError.self) { try FieldPhrase.priority(text) }
    #expect(error?.message.contains("1 to 5") == true)
  }

  @Test(arguments: [("3", 3), ("~3", 3), ("0", 0), ("9999", 9999), ("", nil)])
  func `story points are read with and without their sign`(text: String, value: Int?) throws {
    #expect(try FieldPhrase.points(text) == value)
  }

  @Test(arguments: ["-1", "10000", "three", "1.5"])
  func `what is no size is refused`(text: String) {
    #expect(throws: FieldPhraseError.noPoints(text)) { try FieldPhrase.points(text) }
  }

  @Test(arguments: [
    ("every 2 weeks", 14), ("2 weeks", 14), ("daily", 1), ("week", 7), ("10", 10),
    ("every month", 30), ("other week", 14),
  ]) func `a repeat needs no every`(text: String, days: Int64) throws {
    #expect(try FieldPhrase.repetition(text, in: .at())?.repeats == .every(.days(days)))
  }

  @Test func `a repeat that names a weekday says when it starts`() throws {
    let phrase = try FieldPhrase.repetition("every monday", in: .at())
    let monday = try #require(CivilDate(year: 2026, month: 11, day: 23))
    #expect(phrase?.due == .on(monday, later: monday.advanced(byDays: 7)))
    #expect(phrase?.repeats == .every(.fixedDays(7)))
    #expect(try FieldPhrase.repetition("Monday", in: .at()) == phrase)
  }

  @Test(
    arguments: [
      ("monthly fixed", .months(1)), ("every 3 months fixed", .months(3)), ("15th", .months(1)),
      ("every month on the 15th", .months(1)), ("quarterly fixed", .months(3)),
      ("yearly fixed", .years(1)), ("24 dec", .years(1)), ("30 days fixed", .fixedDays(30)),
    ] as [(String, Rhythm)])
  func `months and years that count from the due date go by the calendar`(
    text: String, rhythm: Rhythm
  ) throws {
    #expect(try FieldPhrase.repetition(text, in: .at())?.repeats == .every(rhythm))
  }

  @Test(arguments: ["never", "no", "once", "One-Time"])
  func `a repeat can end`(text: String) throws {
    #expect(try FieldPhrase.repetition(text, in: .at())?.repeats == .never)
  }

  @Test(arguments: ["0", "every 0 days", "now and then", "every 2 weeks or so"])
  func `what is no repeat is refused`(text: String) {
    #expect(throws: FieldPhraseError.noRepeat(text)) {
      try FieldPhrase.repetition(text, in: .at())
    }
  }

  @Test func `a due date is a date, someday, or nothing`() throws {
    let nine = Instant(rfc3339: "2026-11-21T09:00:00Z")
    #expect(try FieldPhrase.due("tomorrow 9am", in: .at()) == nine.map { .at($0) })
    #expect(try FieldPhrase.due("Someday", in: .at()) == .none)
    #expect(try FieldPhrase.due("  ", in: .at()) == .unset)
    #expect(throws: FieldPhraseError.self) { try FieldPhrase.due("soonish", in: .at()) }
  }

  @Test(arguments: [
    ("yesterday", "2026-11-19T18:00"), ("Last fri", "2026-11-13T18:00"),
    ("yesterday 9am", "2026-11-19T09:00"), ("2 days ago", "2026-11-18T14:05"),
    ("day before yesterday", "2026-11-18T18:00"), ("fri", "2026-11-27T18:00"),
  ])
  func `a due date may have passed, at the usual time of day`(text: String, due: String) throws {
    let expected = Instant(rfc3339: due + ":00Z")
    #expect(try FieldPhrase.due(text, in: .at()) == expected.map { .at($0) })
  }
}
