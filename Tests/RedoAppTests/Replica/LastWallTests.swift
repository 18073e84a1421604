import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

@testable import RedoApp

/// An intent that reads only the log's end is told from the one before it all the same.
@MainActor struct LastWallTests {
  /// Adds tasks one by one while the clock stands still, none of which reads the log.
  private func addBlindly(_ titles: [String], _ length: Int, to fixture: ReplicaFixture) throws {
    let text = String(repeating: "d", count: length)
    for title in titles {
      let blind = Replica(in: fixture.replica.directory)
      let draft = TaskDraft(title: title, description: text, due: .none)
      _ = try blind.perform(.add([draft]), in: fixture.context)
      #expect(!blind.isLoaded)
    }
  }

  @Test(arguments: [10, 9_000, 100_000])
  func `two tasks with long notes are two intents, and an undo takes one back`(length: Int) throws {
    let fixture = try ReplicaFixture()
    try addBlindly(["One", "Two"], length, to: fixture)
    try fixture.replica.load()
    let walls = fixture.replica.projection.graph.nodes.map(\.wall)
    #expect(walls.count == 2 && walls[0] < walls[1])
    try fixture.perform(.undo)
    #expect(fixture.states.values.map(\.title) == ["One"])
  }

  @Test func `what others wrote since does not hide this device's last intent`() throws {
    let fixture = try ReplicaFixture()
    try addBlindly(["One"], 10, to: fixture)
    let other = try ReplicaFixture()
    try addBlindly(["A", "B", "C"], 9_000, to: other)
    try other.replica.load()
    let graph = other.replica.projection.graph
    let lines: [UInt8] = graph.nodes.flatMap {
      Array(graph.bytes.canonicalText(ofNode: $0.line).utf8) + [0x0A]
    }
    try fixture.replica.appendJudged(lines)
    try addBlindly(["Two"], 10, to: fixture)
    try fixture.replica.load()
    let own = try fixture.replica.author()
    let all = fixture.replica.projection.graph
    let walls = all.nodes.indices.filter { all.author(of: $0).isSameDevice(as: own) }
      .map { all.nodes[$0].wall }
    #expect(walls.count == 2 && walls[0] < walls[1])
  }
}
