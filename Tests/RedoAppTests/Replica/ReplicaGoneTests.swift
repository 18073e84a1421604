import Foundation
import RedoStore
import RedoSync
import RedoTestSupport
import Testing

@testable import RedoApp

@MainActor struct ReplicaGoneTests {
  @Test func `reading the log again does not take one that is gone for an empty one`() throws {
    let fixture = try ReplicaFixture()
    _ = try fixture.add("Pay rent")
    let before = fixture.states
    let syncing = Replica(in: fixture.replica.directory)
    try syncing.load()
    let log = syncing.directory.path.appending(ChangeLogFile.name)
    let away = fixture.folder.appendingPathExtension("away")
    try FileManager.default.moveItem(at: fixture.folder, to: away)
    #expect(throws: StoreError.self) { try fixture.replica.reload() }
    #expect(throws: ReplicaError.self) { try fixture.add("Into a second log") }
    // A sync has signed nothing, and looks at the folder for the key before it writes what came.
    let node = TaskSketch().create()
    let came = [OutgoingNode(id: node.id, line: node.line)]
    #expect(throws: StoreError.log(.vanished(log))) { try syncing.admit(came) }
    #expect(fixture.states == before)
    #expect(!FileManager.default.fileExists(atPath: fixture.folder.path))
    try FileManager.default.moveItem(at: away, to: fixture.folder)
    try fixture.replica.reload()
    _ = try fixture.add("Into the first log")
    #expect(fixture.states.count == 2)
  }

  @Test func `what a change finds cut is told by the next look, once`() throws {
    let fixture = try ReplicaFixture()
    _ = try fixture.add("Pay rent")
    let log = fixture.folder.appendingPathComponent("changes.jsonl")
    let length = try Data(contentsOf: log).count
    _ = try fixture.add("Call Ana")
    truncate(log.path, off_t(length))
    _ = try fixture.add("Buy milk")
    #expect(try fixture.replica.refresh() == .truncated)
    #expect(try fixture.replica.refresh() == .unchanged)
    #expect(fixture.states.count == 2)
  }

  @Test func `a log that takes the place of one that grows is read from its start`() throws {
    let (phone, laptop) = (try ReplicaFixture(), try ReplicaFixture())
    _ = try phone.add("Buy milk")
    for title in ["Pay rent", "Call Ana", "Water the plants"] { _ = try laptop.add(title) }
    let log = phone.folder.appendingPathComponent("changes.jsonl")
    let other = laptop.folder.appendingPathComponent("changes.jsonl")
    let file = open(log.path, O_WRONLY | O_APPEND)
    defer { close(file) }
    #expect(flock(file, LOCK_EX) == 0)
    #expect(write(file, "broken\n", 7) == 7)
    // While the reading waits for the lock, behind the look that finds the log longer.
    Thread.detachNewThread {
      usleep(20_000)
      rename(other.path, log.path)
      flock(file, LOCK_UN)
    }
    for _ in 0..<100 where phone.states != laptop.states {
      _ = try? phone.replica.refresh()
      usleep(10_000)
    }
    #expect(phone.states == laptop.states)
  }
}
