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
  /// The nodes that the log takes: they are not refused, nor there already, as from another remote.
  public private(set) var takenIDs: Set<NodeID> = []

  /// Of nothing that came, nothing is taken or refused.
  public init() {}

  /// Judges the nodes from an index of the graph on.
  public init(of graph: ChangeGraph, from start: Int) {
    for index in graph.nodes.indices[start...] {
      guard case .rejected(let violation) = graph.verdict(of: index), !Self.mayMend(violation)
      else { continue }
      refuse(graph.nodes[index].id, .broken(violation))
    }
    let pruned = graph.nodes.indices[start...].compactMap { index -> (Int, NodeID)? in
      guard case .pruned(let cause) = graph.verdict(of: index) else { return nil }
      return (index, cause)
    }
    let final = Self.causesForGood(Set(pruned.map(\.1)).subtracting(refusedIDs), in: graph)
    for (index, cause) in pruned where refusedIDs.contains(cause) || final.contains(cause) {
      refuse(graph.nodes[index].id, .pruned)
    }
    let copies = Set(graph.signedCopies().values)
    let fresh = graph.nodes.indices[start...].filter {
      !graph.isRepeated($0) || copies.contains($0)
    }
    takenIDs = Set(fresh.map { graph.nodes[$0].id }).subtracting(refusedIDs)
  }

  private mutating func refuse(_ id: NodeID, _ reason: Refusal) {
    refused[reason, default: 0] += 1
    refusedIDs.insert(id)
  }

  /// The CREATE_TODO that a node names may yet come; no other rule looks beyond ancestors.
  private static func mayMend(_ violation: Violation) -> Bool {
    violation == .invalidTodoReference
  }

  /// The causes that stand in the log and will prune what grows on them whatever may come, found in
  /// one pass however many there are.
  private static func causesForGood(_ causes: Set<NodeID>, in graph: ChangeGraph) -> Set<NodeID> {
    guard !causes.isEmpty else { return [] }
    var final: Set<NodeID> = []
    // A cause that is in no node stands on a broken line, and the whole one may come.
    for index in graph.nodes.indices where causes.contains(graph.nodes[index].id) {
      switch graph.verdict(of: index) {
      case .rejected(let violation) where mayMend(violation): continue
      // A sound one that prunes is a DELETE.
      case .rejected, .sound: final.insert(graph.nodes[index].id)
      case .held, .pruned: continue
      }
    }
    return final
  }
}
