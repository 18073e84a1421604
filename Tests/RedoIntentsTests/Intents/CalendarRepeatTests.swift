import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// When a task falls due next that comes on a day of the month or of the year.
@Suite struct CalendarRepeatTests {
  private let replica: ScriptedReplica

  init() throws {
    replica = try ScriptedReplica(at: "2026-01-05T08:00:00Z")
  }

  private func id() throws -> TaskID { try #require(replica.projection.tasks.first?.id) }

  /// When the task falls due after each of so many completions, each some hours from its due date.
  private func dues(_ count: Int, late hours: Int64 = 0) throws -> [String] {
    try (0..<count).map { _ in
      let task = try #require(replica.projection.tasks.first)
      let deadline = try #require(replica.projection.currentTodo(of: task)?.deadline)
      let done = Instant(milliseconds: deadline.milliseconds + hours * 3_600_000)
      try replica.move(to: done.wallText)
      try replica.complete(replica.projection.title(of: task).shown)
      return try #require(replica.due?.prefix(10).description)
    }
  }

  @Test(arguments: [-300, -1, 0, 1, 300] as [Int64])
  func `every 15th is the 15th of each month, done early or late`(hours: Int64) throws {
    replica.add("Pay rent every 15th")
    #expect(replica.due == "2026-01-15T18:00")
    #expect(
      try dues(4, late: hours) == ["2026-02-15", "2026-03-15", "2026-04-15", "2026-05-15"])
    #expect(replica.due == "2026-05-15T18:00")
    let projection = replica.projection
    #expect(projection.tasks.map(projection.storedTitle) == ["Pay rent #monthly"])
    #expect(projection.tasks.first?.frequencyDays == 30)
  }

  @Test func `a day that a month lacks is its last, and the day itself again after it`() throws {
    replica.add("Pay rent every 31st")
    #expect(
      try dues(5) == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"])
  }

  @Test func `what began on the last day of a short month stays on that day`() throws {
    replica.add("Pay rent every month fixed 2026-02-28")
    #expect(try dues(3) == ["2026-03-28", "2026-04-28", "2026-05-28"])
  }

  @Test func `a leap day is kept over the years that lack it`() throws {
    replica.add("Send a card every 29 feb")
    #expect(replica.due == "2028-02-29T18:00")
    #expect(try dues(4) == ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"])
    let projection = replica.projection
    #expect(projection.tasks.map(projection.storedTitle) == ["Send a card #yearly"])
  }

  @Test func `what was missed does not pile up`() throws {
    replica.add("Pay rent every 2 months on the 31st")
    #expect(try dues(1, late: 24 * 100) == ["2026-05-31"])
    let task = try #require(replica.projection.tasks.first)
    #expect(task.todos.count == 2)
  }

  @Test func `skipped, and put off once, it stays on its day`() throws {
    replica.add("Pay rent every 31st")
    _ = try replica.run(.skip([id()]))
    #expect(replica.due == "2026-02-28T18:00")
    _ = try replica.run(.skip([id()]))
    #expect(replica.due == "2026-03-31T18:00")
    try replica.snooze("Pay rent", days: 5)
    #expect(try dues(2) == ["2026-04-30", "2026-05-31"])
  }

  @Test func `a date that is set anew is the day from then on`() throws {
    replica.add("Pay rent every 31st")
    let date = try #require(Instant(rfc3339: "2026-02-28T09:00:00Z"))
    _ = try replica.run(.edit([id()], TaskEdit(due: .until(date))))
    #expect(try dues(2) == ["2026-03-28", "2026-04-28"])
    _ = try replica.run(.undo)
    _ = try replica.run(.undo)
    _ = try replica.run(.undo)
    #expect(replica.due == "2026-01-31T18:00")
    #expect(try dues(2) == ["2026-02-28", "2026-03-31"])
  }

  @Test func `a local time of day stays the same over a change of the clocks`() throws {
    let zone = LocalZone { $0 < Instant(milliseconds: 1_774_746_000_000) ? 3600 : 7200 }
    let replica = try ScriptedReplica(at: "2026-03-02T08:00:00Z", zone: zone)
    replica.add("Pay rent every 15th 00:30")
    try replica.complete("Pay rent")
    let projection = replica.projection
    let deadline = projection.tasks.first.flatMap(projection.currentTodo)?.deadline
    #expect(deadline?.wallText == "2026-04-14T22:30:00.000Z")
  }

  @Test func `days, months and completions follow one another by their words`() throws {
    replica.add("Pay rent monthly #home")
    func change(_ text: String) throws -> String {
      let phrase = try #require(try FieldPhrase.repetition(text, in: replica.dates))
      _ = try replica.run(.edit([id()], TaskEdit(repeats: phrase.repeats)))
      let projection = replica.projection
      return projection.tasks.first.map(projection.storedTitle) ?? ""
    }
    #expect(try change("monthly fixed") == "Pay rent #home #monthly")
    #expect(try change("30 days fixed") == "Pay rent #home #fixed")
    #expect(try change("yearly fixed") == "Pay rent #home #yearly")
    #expect(try change("never") == "Pay rent #home #yearly #once")
    #expect(try change("quarterly fixed") == "Pay rent #home #monthly")
    #expect(replica.projection.tasks.first?.frequencyDays == 90)
    #expect(try change("monthly") == "Pay rent #home")
  }

  @Test func `a tag of the user's own is a tag beside another number of days`() throws {
    replica.add("Read the paper every 7 days #monthly")
    let projection = replica.projection
    let task = try #require(projection.tasks.first)
    #expect(projection.rhythm(of: task) == .days(7))
    let monthly = TaskEdit(repeats: .every(.days(30)))
    _ = try replica.run(.edit([task.id], monthly))
    #expect(replica.projection.tasks.first.flatMap(replica.projection.rhythm) == .days(30))
  }

  @Test(
    arguments: [
      ("every 30 days #monthly", .months(1)), ("every 30 days fixed #monthly", .months(1)),
      ("monthly fixed #yearly", .months(1)), ("yearly #fixed", .fixedDays(365)),
      ("every 7 days #fixed", .fixedDays(7)), ("every 365 days #yearly", .years(1)),
      ("every 7 days #monthly", .days(7)),
    ] as [(String, Rhythm)])
  func `what a line and its chip say is what the task does`(words: String, rhythm: Rhythm) throws {
    replica.add("Pay rent " + words)
    let projection = replica.projection
    #expect(projection.tasks.first.flatMap(projection.rhythm) == rhythm)
    let line = QuickAdd("Pay rent " + words, in: replica.dates)
    #expect(line.draft.rhythm == rhythm)
    let chip = try #require(line.chips.first { $0.kind == .repeat })
    #expect(chip.text == rhythm.often + rhythm.origin)
  }

  @Test func `what had no date counts its months from the day on which it is done`() throws {
    replica.add("Pay rent someday every month fixed")
    try replica.move(to: "2026-01-31T12:00:00Z")
    try replica.complete("Pay rent")
    #expect(replica.due == "2026-02-28T12:00")
  }

  @Test(arguments: [("28 feb 9am", "2026-03-28"), ("20 feb 9am", "2026-03-20")])
  func `a repeat that is made fixed counts from the date that it has then`(
    date: String, next: String
  ) throws {
    replica.add("Pay rent 5 feb every month")
    let moment = try DateExpression.parse(date, in: replica.dates)
    _ = try replica.run(.snooze([id()], .until(moment)))
    let fixed = try #require(try FieldPhrase.repetition("every month fixed", in: replica.dates))
    _ = try replica.run(.edit([id()], TaskEdit(repeats: fixed.repeats)))
    #expect(try dues(1) == [next])
  }

  @Test func `a repeat by the calendar is told as months, not as a tag`() throws {
    replica.add("Pay rent every 7 days #home")
    let report = try replica.run(.edit([id()], TaskEdit(repeats: .every(.months(1)))))
    let words = report.words(in: FriendlyDate(in: replica.dates))
    #expect(words == "Changed the repeat of “Pay rent” to every month from the due date")
  }

  @Test func `two devices that did the same time apart owe the next one once`() throws {
    replica.add("Pay rent every 31st")
    let phone = try replica.fork(device: "phone", seed: 9)
    for device in [replica, phone] {
      device.wait(seconds: 86_400)
      try device.complete("Pay rent")
    }
    replica.take(from: phone)
    _ = try replica.run(.merge([id()]))
    let projection = replica.projection
    let open = projection.todos.filter { $0.completed == nil }
    #expect(open.map(\.deadline.wallText) == ["2026-02-28T18:00:00.000Z"])
  }
}
