public import RedoProtocol

/// Which of the nodes that came a log takes, now that they are judged among the others.
///
/// A verdict that more nodes may still change is no reason to refuse: what is held, or names a todo
/// that has not come, is taken and waits in the log, unused. What breaks a rule for good is refused,
/// and so is what grows on it.
public struct Admission: Hashable, Sendable {
  /// How many were refused, by reason.
  public private(set) var refused: [Refusal: Int] = [:]
  /// The nodes that were refused.
  public private(set) var refusedIDs: Set<NodeID> = []

  /// Of nothing that came, nothing is refused.
  public init() {}

  /// Judges the nodes from an index of the graph on.
  public init(of graph: ChangeGraph, from start: Int) {
    for index in graph.nodes.indices[start...] {
      guard case .rejected(let violation) = graph.verdict(of: index), !Self.mayMend(violation)
      else { continue }
      refuse(graph.nodes[index].id, .broken(violation))
    }
    for index in graph.nodes.indices[start...] {
      guard case .pruned(let cause) = graph.verdict(of: index) else { continue }
      if refusedIDs.contains(cause) || Self.isForGood(cause, in: graph) {
        refuse(graph.nodes[index].id, .pruned)
      }
    }
  }

  private mutating func refuse(_ id: NodeID, _ reason: Refusal) {
    refused[reason, default: 0] += 1
    refusedIDs.insert(id)
  }

  /// The CREATE_TODO that a node names may yet come; no other rule looks beyond ancestors.
  private static func mayMend(_ violation: Violation) -> Bool {
    violation == .invalidTodoReference
  }

  /// Whether a cause stands in the log and will prune what grows on it whatever may come.
  private static func isForGood(_ cause: NodeID, in graph: ChangeGraph) -> Bool {
    // A cause that is in no node stands on a broken line, and the whole one may come.
    guard let index = graph.nodes.indices.first(where: { graph.nodes[$0].id == cause }) else {
      return false
    }
    return switch graph.verdict(of: index) {
    case .rejected(let violation): !mayMend(violation)
    // A sound one that prunes is a DELETE.
    case .sound: true
    case .held, .pruned: false
    }
  }
}
