import RedoIntents
import RedoProtocol
import RedoSync
import RedoTestSupport
import Testing

/// One round after another over a remote that keeps what it is given.
struct SyncEngineTests {
  @Test func `what one device writes, another has after both have synced`() throws {
    let remote = MemoryRemote()
    let laptop = try SyncDevice("laptop", seed: 1)
    let phone = try SyncDevice("phone", seed: 2)
    laptop.replica.add("Buy milk tomorrow p4")
    laptop.settle(with: remote)
    phone.settle(with: remote)
    #expect(phone.picture == laptop.picture)
    #expect(phone.picture.count == 1)
  }

  @Test func `what a remote has is neither sent nor taken again`() throws {
    let remote = MemoryRemote()
    let laptop = try SyncDevice()
    laptop.replica.add("Buy milk")
    #expect(laptop.settle(with: remote).sent.count == 2)
    let requests = remote.requests
    let second = laptop.settle(with: remote)
    #expect(second.sent.isEmpty && second.received.isEmpty && second.waiting == 0)
    // The own nodes are read once, which tells that they arrived; from then on there is nothing.
    #expect(remote.requests == requests + 1)
    #expect(laptop.settle(with: remote).traffic.requests == 1)
  }

  @Test func `a device that lost what it knew of the remote doubles nothing`() throws {
    let remote = MemoryRemote()
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk")
    laptop.sync(with: remote, isKilled: true)
    laptop.settle(with: remote)
    #expect(remote.lines.count == 2)
    #expect(laptop.ledger.acknowledged == laptop.ids)
  }

  @Test func `what was sent before a failure counts as sent`() throws {
    var faults = MemoryRemote.Faults()
    faults.cuts = 100
    let remote = MemoryRemote(faults: faults)
    let laptop = try SyncDevice()
    for number in 0..<4 { laptop.replica.add("Task \(number)") }
    let outcome = laptop.sync(with: remote)
    #expect(outcome.failure == .unreachable("the connection was reset"))
    #expect(outcome.sent.isEmpty && outcome.waiting == 8)
    #expect(remote.lines.count == 2)
    remote.mend()
    laptop.settle(with: remote)
    // What the remote had kept came back as known and was not sent again.
    #expect(remote.lines.count == 8)
  }

  @Test func `a broken, unsigned or oversized node is counted and never taken`() throws {
    let remote = MemoryRemote()
    let sketch = TaskSketch(by: TestDevice(9), task: 1)
    let sound = sketch.create("Sound")
    remote.plant([
      sound.line,
      sound.edited { $0["signature"] = nil }.line,
      sketch.create("Forged").edited { $0["taskId"] = .string(TaskSketch.task(2)) }.line,
      Array("no JSON at all".utf8),
      [UInt8](repeating: 0x20, count: 3_000_000),
      TaskSketch(by: TestDevice(8), task: 3).node(
        "CREATE", on: [], ["title": "Foreign key"],
        edit: { $0["author"] = ["deviceId": "x", "userId": .string(sketch.device.author.userID)] }
      ).line,
    ])
    let phone = try SyncDevice()
    let outcome = phone.settle(with: remote)
    #expect(outcome.refused[.tooLarge] == 1)
    #expect(outcome.refused[.broken(.schemaMismatch)] == 1)
    #expect(outcome.refused[.broken(.hashMismatch)] == 1)
    #expect(outcome.refused.values.reduce(0, +) >= 4)
    #expect(phone.ids == [sound.id])
    #expect(phone.picture.count <= 1)
  }

  @Test func `a node that breaks a rule among the others is refused with what grows on it`() throws
  {
    let remote = MemoryRemote(pageLength: 50)
    let sketch = TaskSketch(by: TestDevice(9), task: 1)
    let first = sketch.create("First")
    let early = sketch.node(
      "UPDATE", on: [first], ["title": "Too early"],
      edit: { $0["timestamp"] = ["lamport": 9, "wall": "2026-03-01T09:00:00.000Z"] })
    let child = sketch.node("UPDATE", on: [early], ["title": "Child"])
    remote.plant([child.line, early.line, first.line])
    let phone = try SyncDevice()
    phone.settle(with: remote)
    #expect(phone.ids == [first.id])
    #expect(phone.ledger.record.refused == 2)
  }

  @Test func `what waits for something that has not come is kept until it comes`() throws {
    let remote = MemoryRemote(pageLength: 1)
    let laptop = try SyncDevice("laptop", seed: 1)
    laptop.replica.add("Buy milk")
    let wellKept = MemoryRemote()
    laptop.settle(with: wellKept)
    remote.plant(wellKept.lines.reversed())
    let phone = try SyncDevice("phone", seed: 2)
    phone.sync(with: remote)
    #expect(phone.picture.isEmpty)
    phone.settle(with: remote)
    #expect(phone.picture == laptop.picture)
  }

  @Test func `a client that is too old reads, does not send, and says so`() throws {
    let terms = RemoteTerms(
      protocolVersion: ProgramVersion(major: 1, minor: 0, patch: 0),
      leastClient: ProgramVersion(major: 2, minor: 0, patch: 0))
    let remote = MemoryRemote(terms: terms)
    let sketch = TaskSketch(by: TestDevice(9), task: 1).create("From elsewhere")
    remote.plant([sketch.line])
    let laptop = try SyncDevice()
    laptop.replica.add("Buy milk")
    let outcome = laptop.settle(with: remote)
    #expect(outcome.sent.isEmpty)
    #expect(laptop.ids.contains(sketch.id))
    #expect(outcome.note?.contains("needs Redo 2.0.0") == true)
    // It stays so, and where the program starts anew.
    laptop.settle(with: remote)
    laptop.restart()
    laptop.settle(with: remote)
    #expect(remote.lines.count == 1)
  }

  @Test func `a newer minor version is only noted, another major one stops everything`() throws {
    func outcome(_ version: String) throws -> SyncOutcome {
      let terms = RemoteTerms(
        protocolVersion: try #require(ProgramVersion(version)),
        leastClient: ProgramVersion(major: 0, minor: 1, patch: 0))
      let laptop = try SyncDevice()
      laptop.replica.add("Buy milk")
      return laptop.settle(with: MemoryRemote(terms: terms))
    }
    let newer = try outcome("1.4.0")
    #expect(newer.failure == nil && newer.note?.contains("1.4.0") == true)
    #expect(newer.sent.count == 2)
    let other = try outcome("2.0.0")
    #expect(other.failure == .otherProtocol(2))
    #expect(other.sent.isEmpty && other.waiting == 2)
  }
}
