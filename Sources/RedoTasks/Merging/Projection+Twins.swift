internal import RedoProtocol

extension Projection {
  /// The heads of a task that hold nothing but a second completion of a todo, in total order: the
  /// DELETE of each is what makes the work count once (PROTOCOL.md, "Twins").
  ///
  /// A twin is COMPLETE_TODO and on it CREATE_TODO. It is on the list where another branch completed
  /// the same todo without knowing, and made a todo that comes later in total order.
  /// - Complexity: O(*n* log *n*) in what the branches hold above what all stand on.
  public func twinHeads(of task: TaskState) -> [Int] {
    guard task.headCount > 1 else { return [] }
    let heads = heads(of: task)
    guard let base = self.branches.commonAncestor(of: heads, in: graph) else { return [] }
    let nodes = graph.ancestors(of: heads) { graph.precedes(base, $0) }
    let owners = owners(of: nodes, heads)
    let latest = latestCreations(of: nodes.compactMap(pair))
    return heads.filter { head in
      guard let pair = pair(endingAt: head), owners[pair.completion] == head,
        !graph.parents(of: pair.completion).contains(where: { owners[$0] == head }),
        let other = latest[pair.todoID]
      else { return false }
      // What comes later than a head is on another branch.
      return graph.precedes(head, other)
    }
  }

  /// Of each of some nodes the head that stands on it, or is it, where that is one alone.
  private func owners(of nodes: Set<Int>, _ heads: [Int]) -> [Int: Int] {
    let several = -1
    var owners = Dictionary(uniqueKeysWithValues: zip(heads, heads))
    for node in graph.inTotalOrder(nodes).reversed() {
      guard let owner = owners[node] else { continue }
      for parent in graph.parents(of: node) where nodes.contains(parent) {
        owners[parent] = owners[parent, default: owner] == owner ? owner : several
      }
    }
    return owners
  }

  /// For each todo that pairs complete, the last of their CREATE_TODO nodes.
  private func latestCreations(of pairs: [Pair]) -> [TodoID: Int] {
    Dictionary(pairs.map { ($0.todoID, $0.creation) }) { left, right in
      graph.precedes(left, right) ? right : left
    }
  }

  private typealias Pair = (todoID: TodoID, completion: Int, creation: Int)

  /// The pair whose CREATE_TODO is at an index; nil for any other node.
  private func pair(endingAt index: Int) -> Pair? {
    guard case .createTodo = graph.nodes[index].change,
      let parent = graph.parents(of: index).first,
      case .completeTodo(let completion) = graph.nodes[parent].change
    else { return nil }
    return (completion.todoID, parent, index)
  }
}
