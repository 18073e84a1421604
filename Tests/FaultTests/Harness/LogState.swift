import Foundation
import RedoProtocol
import RedoTasks

/// What a log amounts to, read in this process: for comparing before and after a fault.
struct LogState {
  /// The ids of the nodes that keep checks 1 to 7, in the order of their lines.
  let ids: [NodeID]
  /// The lines that are no node, a torn last one among them.
  let brokenLines: [Int]
  let hasTornTail: Bool
  /// How many nodes are rejected, pruned or held by the graph.
  let unsoundCount: Int
  /// The live tasks' names, titles and numbers of heads.
  let tasks: [(id: String, title: String, heads: Int)]
  /// The keys that the nodes were signed with.
  let signers: Set<String>

  init(_ bytes: [UInt8]) {
    let log = ChangeLog(LogBytes(bytes))
    ids = log.nodes.map(\.id)
    brokenLines = log.faults.map(\.line)
    hasTornTail = log.hasTornTail
    var signers: Set<String> = []
    for index in log.nodes.indices { signers.insert(log.author(of: log.nodes[index]).userID) }
    self.signers = signers
    let projection = Projection(replaying: log)
    let graph = projection.graph
    unsoundCount = graph.nodes.indices.count { graph.verdict(of: $0) != .sound }
    tasks = projection.tasks.map {
      ($0.id.description, projection.storedTitle(of: $0), $0.headCount)
    }
  }

  init(of folder: URL) {
    let path = folder.appendingPathComponent("changes.jsonl").path
    self.init(FileManager.default.contents(atPath: path).map { Array($0) } ?? [])
  }

  /// Whether all is well but for a last line that was cut off.
  var isSoundToItsTail: Bool {
    brokenLines.count == (hasTornTail ? 1 : 0) && unsoundCount == 0
  }

  /// Whether a task's id begins with what `add` printed.
  func holds(acknowledged id: String) -> Bool {
    let id = id.trimmingCharacters(in: .whitespacesAndNewlines)
    return !id.isEmpty && tasks.contains { $0.id.hasPrefix(id) }
  }
}
