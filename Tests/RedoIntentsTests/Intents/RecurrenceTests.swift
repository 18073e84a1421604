import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// When a task that comes back falls due next.
@Suite struct RecurrenceTests {
  private func deadlines(_ replica: ScriptedReplica) -> [String] {
    let projection = replica.projection
    return projection.tasks.compactMap { projection.currentTodo(of: $0)?.deadline.wallText }
  }

  private func replica(_ line: String, at moment: String) throws -> ScriptedReplica {
    let replica = try ScriptedReplica(at: moment)
    replica.add(line)
    return replica
  }

  @Test func `the next time counts from the completion`() throws {
    let replica = try replica("Stretch every 7 days 2026-11-20 09:00", at: "2026-11-19T08:00:00Z")
    try replica.move(to: "2026-11-25T10:00:00Z")
    try replica.complete("Stretch")
    #expect(deadlines(replica) == ["2026-12-02T10:00:01.000Z"])
  }

  @Test(arguments: [
    ("2026-11-19T10:00:00Z", "2026-11-27T09:00:00.000Z"),
    ("2026-11-20T10:00:00Z", "2026-11-27T09:00:00.000Z"),
    ("2026-11-27T08:00:00Z", "2026-11-27T09:00:00.000Z"),
    ("2026-11-27T10:00:00Z", "2026-12-04T09:00:00.000Z"),
    ("2027-03-01T10:00:00Z", "2027-03-05T09:00:00.000Z"),
  ])
  func `fixed counts from the deadline, and what was missed does not pile up`(
    moment: String, next: String
  ) throws {
    let replica = try replica(
      "Rent every 7 days 2026-11-20 09:00 #fixed", at: "2026-11-18T08:00:00Z")
    try replica.move(to: moment)
    try replica.complete("Rent")
    #expect(deadlines(replica) == [next])
    let task = try #require(replica.projection.tasks.first)
    #expect(task.todos.count == 2, "one repeat is owed, however many were missed")
  }

  @Test func `a repeat ends with the calendar, whether it is done or skipped`() throws {
    let replica = try replica("Rent every week #fixed today 9am", at: "9999-12-31T08:00:00Z")
    try replica.move(to: "9999-12-31T12:00:00Z")
    let id = try #require(replica.projection.tasks.first).id
    _ = try replica.run(.skip([id]))
    try replica.complete("Rent")
    #expect(deadlines(replica) == ["9999-12-31T09:00:00.000Z"])
  }

  @Test func `a repeat that was put off for millennia is skipped at once`() throws {
    let far = try #require(Instant(rfc3339: "9990-01-01T08:00:00Z"))
    let clock = ContinuousClock()
    var least = Duration.seconds(60)
    // What else the machine does only ever lengthens it.
    for _ in 0..<5 where least >= .seconds(1) {
      let replica = try replica("Stretch daily 9am", at: "2026-11-20T08:00:00Z")
      let id = try #require(replica.projection.tasks.first).id
      _ = try replica.run(.snooze([id], .until(far)))
      least = min(least, try clock.measure { _ = try replica.run(.skip([id])) })
      #expect(deadlines(replica) == ["9990-01-01T09:00:00.000Z"])
    }
    #expect(least < .seconds(1))
  }

  @Test func `a time of day that a clock change skips on one day is the same again the day after`()
    throws
  {
    // At 02:00 on 29 March it is 03:00.
    let change = Instant(milliseconds: 1_774_746_000_000)
    let zone = LocalZone { $0 < change ? 3600 : 7200 }
    let replica = try ScriptedReplica(at: "2026-03-27T00:00:00Z", zone: zone)
    replica.add("Pills daily 2:30")
    let task = try #require(replica.projection.tasks.first).id
    var dues: [String] = []
    for _ in 0..<5 {
      let projection = replica.projection
      let todo = try #require(projection[task].flatMap(projection.currentTodo))
      let (date, time) = zone.civil(of: todo.deadline)
      let minutes = time.millisecondsOfDay / 60_000
      dues.append("\(date.day) \(minutes / 60):\(minutes % 60)")
      try replica.move(to: todo.deadline.wallText)
      _ = try replica.run(.complete([task]))
    }
    #expect(dues == ["27 2:30", "28 2:30", "29 3:30", "30 2:30", "31 2:30"])
  }

  @Test func `a fixed time of day stays the same over a change of the clocks`() throws {
    let zone = LocalZone { $0 < Instant(milliseconds: 1_774_746_000_000) ? 3600 : 7200 }
    let replica = try ScriptedReplica(at: "2026-03-25T08:00:00Z", zone: zone)
    replica.add("Rent every 7 days 2026-03-26 09:00 #fixed")
    #expect(deadlines(replica) == ["2026-03-26T08:00:00.000Z"])
    try replica.complete("Rent")
    #expect(deadlines(replica) == ["2026-04-02T07:00:00.000Z"])
  }

  @Test(arguments: ["every 7 days fixed", "weekly fixed", "every week fixed"])
  func `fixed behind a repeat is no word of the title`(words: String) throws {
    let replica = try replica("Rent \(words) 2026-11-20 09:00", at: "2026-11-18T08:00:00Z")
    try replica.move(to: "2026-11-25T10:00:00Z")
    try replica.complete("Rent")
    #expect(deadlines(replica) == ["2026-11-27T09:00:00.000Z"])
    replica.add("Have the tap fixed every month")
    let titles = replica.projection.tasks.map { replica.projection.title(of: $0).shown }
    #expect(Set(titles) == ["Rent", "Have the tap fixed"])
  }

  @Test func `every monday is a monday again, at the same time, whenever it was done`() throws {
    let replica = try ScriptedReplica(at: "2026-11-20T08:00:00Z")
    replica.add("Trash every monday 7am")
    #expect(deadlines(replica) == ["2026-11-23T07:00:00.000Z"])
    try replica.complete("Trash")
    #expect(deadlines(replica) == ["2026-11-30T07:00:00.000Z"], "done on the Friday before")
    replica.wait(seconds: 13 * 86_400)
    try replica.complete("Trash")
    #expect(deadlines(replica) == ["2026-12-07T07:00:00.000Z"], "done on the Thursday after")
    let title = replica.projection.tasks.first.map(replica.projection.storedTitle)
    #expect(title == "Trash #fixed")
  }

  @Test func `a repeat is made fixed, and free again, by its words`() throws {
    let replica = try replica("Rent every 7 days #home", at: "2026-11-18T08:00:00Z")
    let id = try #require(replica.projection.tasks.first?.id)
    let fixed = try #require(try FieldPhrase.repetition("30 days fixed", in: replica.dates))
    #expect(fixed.repeats == .every(.fixedDays(30)))
    _ = try replica.run(.edit([id], TaskEdit(repeats: fixed.repeats)))
    #expect(replica.projection.tasks.first.flatMap(replica.projection.rhythm) == .fixedDays(30))
    #expect(replica.projection.tasks.first?.frequencyDays == 30)
    _ = try replica.run(.edit([id], TaskEdit(repeats: .every(.days(30)))))
    let title = replica.projection.tasks.first.map(replica.projection.storedTitle)
    #expect(title == "Rent #home")
    _ = try replica.run(.edit([id], TaskEdit(repeats: .never)))
    _ = try replica.run(.edit([id], TaskEdit(repeats: .every(.fixedDays(3)))))
    #expect(
      replica.projection.tasks.first.map(replica.projection.storedTitle) == "Rent #home #fixed")
  }

  @Test(arguments: [
    // Put off over the weekend, done then; done before that; put off past the next time; brought
    // forward.
    ("2026-11-30T10:00:00Z", "2026-11-30T11:00:00Z", "2026-12-04T16:00:00.000Z"),
    ("2026-11-30T10:00:00Z", "2026-11-28T11:00:00Z", "2026-12-04T16:00:00.000Z"),
    ("2026-12-07T10:00:00Z", "2026-12-07T11:00:00Z", "2026-12-11T16:00:00.000Z"),
    ("2026-11-25T10:00:00Z", "2026-11-25T11:00:00Z", "2026-12-04T16:00:00.000Z"),
    // A week further on is in step.
    ("2026-12-04T16:00:00Z", "2026-12-03T11:00:00Z", "2026-12-11T16:00:00.000Z"),
  ])
  func `what is put off once comes again in step with its round`(
    until: String, done: String, next: String
  ) throws {
    let replica = try replica("Timesheet every friday 4pm", at: "2026-11-23T08:00:00Z")
    let id = try #require(replica.projection.tasks.first?.id)
    _ = try replica.run(.snooze([id], .until(try #require(Instant(rfc3339: until)))))
    try replica.move(to: done)
    try replica.complete("Timesheet")
    #expect(deadlines(replica) == [next])
  }

  @Test func `skip after a time was put off goes to the next of the round`() throws {
    let replica = try replica("Timesheet every friday 4pm", at: "2026-11-23T08:00:00Z")
    let id = try #require(replica.projection.tasks.first?.id)
    try replica.snooze("Timesheet", days: 11)
    _ = try replica.run(.skip([id]))
    #expect(deadlines(replica) == ["2026-12-11T16:00:00.000Z"])
  }

  @Test func `a date that is set anew counts for all that follow, and undo takes that back`() throws
  {
    let replica = try replica("Rent every 7 days fixed", at: "2026-11-23T08:00:00Z")
    let id = try #require(replica.projection.tasks.first?.id)
    let first = deadlines(replica)
    let due = try #require(Instant(rfc3339: "2026-11-26T09:00:00Z"))
    _ = try replica.run(.edit([id], TaskEdit(due: .until(due))))
    _ = try replica.run(.undo)
    #expect(deadlines(replica) == first)
    try replica.snooze("Rent", days: 2)
    try replica.complete("Rent")
    #expect(deadlines(replica) == ["2026-12-07T18:00:00.000Z"], "in step with the first date")
    let monday = try #require(replica.projection.tasks.first?.id)
    _ = try replica.run(.edit([monday], TaskEdit(due: .until(due))))
    try replica.snooze("Rent", days: 1)
    try replica.complete("Rent")
    #expect(deadlines(replica) == ["2026-12-03T09:00:00.000Z"], "in step with the new one")
  }

  @Test func `skip leaves one time out: nothing is done, and undo takes it back`() throws {
    let replica = try replica("Stretch every 7 days 2026-11-20 09:00", at: "2026-11-19T08:00:00Z")
    let id = try #require(replica.projection.tasks.first?.id)
    _ = try replica.run(.skip([id]))
    #expect(deadlines(replica) == ["2026-11-27T09:00:00.000Z"])
    #expect(replica.projection.todos.allSatisfy { $0.completed == nil })
    try replica.move(to: "2026-12-20T08:00:00Z")
    _ = try replica.run(.skip([id]))
    #expect(deadlines(replica) == ["2026-12-25T09:00:00.000Z"], "what was missed is skipped too")
    _ = try replica.run(.undo)
    #expect(deadlines(replica) == ["2026-11-27T09:00:00.000Z"])
  }

  @Test func `a task that does not come back cannot be skipped`() throws {
    let replica = try replica("Write a letter", at: "2026-11-19T08:00:00Z")
    let id = try #require(replica.projection.tasks.first?.id)
    #expect(throws: IntentError.doesNotRepeat(title: "Write a letter")) {
      try replica.run(.skip([id]))
    }
  }

  @Test(arguments: 0..<24)
  func `devices that did or skipped the same time apart owe it once`(seed: UInt64) throws {
    var generator = SeededGenerator.fromEnvironment(default: seed &* 977 &+ 5)
    let laptop = try replica(
      "Stretch every 7 days 2026-11-20 09:00" + (seed % 2 == 0 ? " #fixed" : ""),
      at: "2026-11-19T08:00:00Z")
    let id = try #require(laptop.projection.tasks.first?.id)
    let phone = try laptop.fork(device: "phone", seed: 9)
    for replica in [laptop, phone] {
      replica.wait(seconds: Int64.random(in: 1...900_000, using: &generator))
      let skips = Int.random(in: 0...2, using: &generator) == 0
      _ = try replica.run(skips ? .skip([id]) : .complete([id]))
    }
    laptop.take(from: phone)
    phone.take(from: laptop)
    for replica in [laptop, phone] where replica.projection[id]?.headCount ?? 0 > 1 {
      _ = try replica.run(.merge([id]))
    }
    laptop.take(from: phone)
    phone.take(from: laptop)
    for replica in [laptop, phone] {
      let projection = replica.projection
      let task = try #require(projection[id])
      let open = projection.todos[task.todos].filter { $0.completed == nil }
      #expect(open.count == 1, "seed \(generator.seed)")
    }
    let states = [laptop, phone].map { $0.projection.tasks.map($0.projection.visibleState) }
    let isSame = states[0] == states[1]
    #expect(isSame, "seed \(generator.seed)")
  }
}
