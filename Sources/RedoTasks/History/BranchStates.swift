internal import RedoProtocol
internal import Synchronization

/// What the branches of a projection's tasks held where changes were made on them, and where they went
/// apart.
///
/// A history that is told asks for one change after another. Behind MERGEs each answer would be a
/// replay of its own, so what the last one needed is kept. Whoever joins the branches of many tasks
/// asks for one task after another, and each would be a look at the whole log. All of it follows from
/// the graph and goes with the projection.
final class BranchStates: Sendable {
  private let settlement = Mutex<MergeSettlement?>(nil)

  /// The state at a sound node: a replay of it and its ancestors.
  func state(at node: Int, in graph: ChangeGraph) -> TaskFold {
    settle(in: graph) { $0.state(at: node) }
  }

  /// What some sound nodes and all their ancestors amount to; of one alone that is kept.
  func state(of nodes: [Int], in graph: ChangeGraph) -> TaskFold {
    settle(in: graph) { nodes.count == 1 ? $0.state(at: nodes[0]) : $0.state(of: nodes) }
  }

  /// The latest node, in total order, that all of some heads of a task stand on; nil for none.
  func commonAncestor(of heads: [Int], in graph: ChangeGraph) -> Int? {
    settle(in: graph) { $0.commonAncestor(of: heads) }
  }

  private func settle<Found: Sendable>(
    in graph: ChangeGraph, _ find: @Sendable (inout MergeSettlement) -> Found
  ) -> Found {
    settlement.withLock { kept in
      // Taken out, so that what is kept is not copied where it grows.
      var settlement = kept.take() ?? MergeSettlement(graph)
      defer { kept = settlement }
      return find(&settlement)
    }
  }
}
