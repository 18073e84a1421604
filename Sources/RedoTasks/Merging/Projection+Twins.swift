internal import RedoProtocol

extension Projection {
  /// The heads of a task that hold nothing but a second completion of a todo, in total order: the
  /// DELETE of each is what makes the work count once (PROTOCOL.md, "Twins").
  ///
  /// A twin is COMPLETE_TODO and on it CREATE_TODO. It is on the list where another branch completed
  /// the same todo without knowing, and made a todo that comes later in total order.
  /// - Complexity: O(*n*) in the sum of the branches' lengths above what all stand on.
  public func twinHeads(of task: TaskState) -> [Int] {
    guard task.headCount > 1 else { return [] }
    let heads = heads(of: task)
    guard let base = self.branches.commonAncestor(of: heads, in: graph) else { return [] }
    let branches = heads.map { head in
      graph.ancestors(of: [head]) { graph.precedes(base, $0) }
    }
    var uses: [Int: Int] = [:]
    for branch in branches { for index in branch { uses[index, default: 0] += 1 } }
    let latest = latestCreations(of: uses.keys.compactMap(pair))
    return zip(heads, branches).compactMap { head, branch in
      let own = branch.filter { uses[$0] == 1 }
      guard let pair = pair(endingAt: head), own == [pair.completion, head],
        let other = latest[pair.todoID]
      else { return nil }
      // What comes later than a head is on another branch.
      return graph.precedes(head, other) ? head : nil
    }
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
