internal import RedoProtocol
internal import Synchronization

/// What the branches of a projection's tasks held where changes were made on them.
///
/// Telling a history asks for one change after another; behind MERGEs each answer would cost a replay
/// of its own, were not what the one before needed kept. It follows from the graph and goes with the
/// projection.
final class BranchStates: Sendable {
  private let settlement = Mutex<MergeSettlement?>(nil)

  /// The state at a sound node: a replay of it and its ancestors.
  func state(at node: Int, in graph: ChangeGraph) -> TaskFold {
    settle(in: graph) { $0.state(at: node) }
  }

  /// What some sound nodes and all their ancestors amount to.
  func state(of nodes: [Int], in graph: ChangeGraph) -> TaskFold {
    settle(in: graph) { $0.state(of: nodes) }
  }

  private func settle(
    in graph: ChangeGraph, _ find: @Sendable (inout MergeSettlement) -> TaskFold
  ) -> TaskFold {
    settlement.withLock { kept in
      // Taken out, so that what is kept is not copied where it grows.
      var settlement = kept.take() ?? MergeSettlement(graph)
      defer { kept = settlement }
      return find(&settlement)
    }
  }
}
