internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// An intent, or several as one, task by task, in the order in which they wrote them.
  func parts(of entry: HistoryEntry) -> [HistoryPart] {
    var order: [TaskID] = []
    var nodes: [TaskID: [Int]] = [:]
    for index in entry.nodes {
      let id = graph.taskID(of: index)
      if nodes[id] == nil { order.append(id) }
      nodes[id, default: []].append(index)
    }
    return order.compactMap { id in
      guard let own = nodes[id], let first = own.first, let last = own.last else { return nil }
      let before = past(graph.task(of: first).range, before: first)
      let after = past(through: last, of: own)
      return HistoryPart(
        taskID: id, nodes: own, before: before.tasks.first.map(before.visibleState),
        after: after.tasks.first.map(after.visibleState), todos: before.todos.map(\.id))
    }
  }

  /// The task with these nodes as it was before a node of them was written: what is on the lines before,
  /// and what the node builds on although it stands behind it.
  func past(_ places: Range<Int>, before index: Int) -> Projection {
    past(places, through: index - 1, and: graph.ancestry(of: index))
  }

  /// The task as it was once the last of an intent's nodes was written, without what others built on
  /// them though it stands in front.
  private func past(through last: Int, of own: [Int]) -> Projection {
    let places = graph.task(of: last).range
    let known = graph.ancestry(of: last)
    guard graph.nodeIndices(at: places).contains(where: graph.standsAhead) else {
      return past(places, through: last, and: known)
    }
    let later = graph.descendants(of: own).subtracting(known)
    return past(places, through: last, and: known, except: later)
  }

  private func past(
    _ places: Range<Int>, through end: Int, and known: Set<Int>, except later: Set<Int> = []
  ) -> Projection {
    let indices = graph.nodeIndices(at: places)
      .filter { ($0 <= end || known.contains($0)) && !later.contains($0) }
    return Projection(graph.restricted(to: indices.sorted()))
  }

  /// The ids of the nodes that counted when the log held only those before one of their task.
  func countingNodes(before index: Int) -> Set<NodeID> {
    let past = past(graph.task(of: index).range, before: index).graph
    return Set(past.nodes.indices.filter(past.isLive).map { past.nodes[$0].id })
  }
}
