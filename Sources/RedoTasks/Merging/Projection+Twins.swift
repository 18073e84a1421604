internal import RedoProtocol

extension Projection {
  /// The heads of a task that hold nothing but a second completion of a todo, in total order: the
  /// DELETE of each is what makes the work count once (PROTOCOL.md, "Twins").
  ///
  /// A twin is COMPLETE_TODO and on it CREATE_TODO. It is on the list where another branch completed
  /// the same todo without knowing, and made a todo that comes later in total order.
  /// - Complexity: O(*n*) in the sum of the branches' lengths.
  public func twinHeads(of task: TaskState) -> [Int] {
    guard task.headCount > 1 else { return [] }
    let heads = heads(of: task)
    let branches = heads.map { graph.ancestry(of: $0).union([$0]) }
    var uses: [Int: Int] = [:]
    for branch in branches { for index in branch { uses[index, default: 0] += 1 } }
    let pairs = uses.keys.compactMap(pair)
    return zip(heads, branches).compactMap { head, branch in
      let own = branch.filter { uses[$0] == 1 }
      guard let pair = pair(endingAt: head), own == [pair.completion, head] else { return nil }
      let hasLaterTwin = pairs.contains { other in
        other.todoID == pair.todoID && !branch.contains(other.completion)
          && graph.nodes[head].precedes(graph.nodes[other.creation])
      }
      return hasLaterTwin ? head : nil
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
