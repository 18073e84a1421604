internal import RedoProtocol

/// A second CREATE of a task, which lost against an older one, with what was built on it.
public struct RivalCreation: Hashable, Sendable {
  /// The CREATE that is left out, by its index in the graph.
  public let node: Int
  /// How many changes are left out with it, itself included.
  public let count: Int
  /// The changes left out with it that were made after it, by their indices in the graph: an import
  /// writes what it makes of a task at once, and what is made of it again is no loss.
  public let later: [Int]
  /// The CREATE that counts; nil where it is not live.
  public let winner: Int?
  /// Whether another key signed the one that counts: the task changed hands.
  public let changedHands: Bool
}

extension Projection {
  /// The CREATEs of a task that lost, in total order.
  /// - Complexity: O(*n*) in the task's changes.
  public func rivalCreations(of task: TaskState) -> [RivalCreation] {
    let nodes = graph.nodeIndices(at: task.nodes)
    let rivals = nodes.filter {
      graph.nodes[$0].action == .create && graph.verdict(of: $0) == .rejected(.duplicateCreate)
    }
    guard !rivals.isEmpty else { return [] }
    let winner = nodes.first { graph.nodes[$0].action == .create && graph.isLive($0) }
    var places = Dictionary(uniqueKeysWithValues: zip(rivals, rivals.indices))
    var counts = rivals.map { _ in 0 }
    var later: [[Int]] = rivals.map { _ in [] }
    for node in nodes {
      // Most often children come behind their parents; where a clock was wrong, a few are missed. What
      // joins several counts for one.
      guard
        let place = places[node] ?? graph.parents(of: node).lazy.compactMap({ places[$0] }).first
      else { continue }
      places[node] = place
      counts[place] += 1
      if graph.nodes[node].wall != graph.nodes[rivals[place]].wall { later[place].append(node) }
    }
    return rivals.indices.map { place in
      RivalCreation(
        node: rivals[place], count: counts[place], later: later[place], winner: winner,
        changedHands: winner.map {
          graph.author(of: $0).userID != graph.author(of: rivals[place]).userID
        } ?? false)
    }
  }
}
