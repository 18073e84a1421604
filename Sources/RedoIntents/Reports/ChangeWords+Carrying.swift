internal import RedoProtocol
internal import RedoTasks

extension ChangeWords {
  /// How much of what changes did that count no more holds all the same.
  public enum Carrying: Hashable, Sendable {
    case nothing, some, all
  }

  /// How much of what some nodes of one deed set has been carried over to the branch that counts.
  ///
  /// What takes a date away, or takes back what has no inverse, leaves a branch and writes on another
  /// what of it is to stay (PROTOCOL.md, "Undo and redo").
  /// - Complexity: O(*n* log *n*) in the task's changes for each branch that was left.
  public func carrying(of nodes: some Sequence<Int>) -> Carrying {
    let nodes = nodes.filter { !projection.isUnseenMerge($0) }
    // What ended a branch itself, or kept one alive, was about the branch and set nothing.
    guard !nodes.contains(where: { graph.nodes[$0].action == .delete || projection.isIdle($0) })
    else { return .nothing }
    let carried = nodes.map(carrying)
    guard carried.contains(where: { $0 != .nothing }) else { return .nothing }
    return carried.allSatisfy { $0 == .all } ? .all : .some
  }

  private func carrying(of index: Int) -> Carrying {
    guard graph.isSound(index) else { return .nothing }
    let fields = Array(projection.fieldsSet(by: [index]))
    guard !fields.isEmpty, let end = successor(of: index) else { return .nothing }
    let set = projection.values(of: fields, at: [index])
    let kept = zip(set, projection.values(of: fields, at: [end])).count { $0 == $1 }
    return kept == 0 ? .nothing : kept == fields.count ? .all : .some
  }

  /// The end of what grew in the place of a node's branch, and counts; nil where nothing does.
  private func successor(of index: Int) -> Int? {
    var index = index
    let branches = deeds.leftBranches(ofTaskWith: index)
    // Each grew later than the one before, so that none comes twice.
    for _ in branches {
      guard !graph.isLive(index), let next = branches.first(where: { $0.lost.contains(index) })
      else { break }
      index = next.end
    }
    return graph.isLive(index) ? index : nil
  }
}
