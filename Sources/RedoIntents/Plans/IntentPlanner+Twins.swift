internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Plans the DELETE of every twin of some tasks and goes on with what is left (PROTOCOL.md,
  /// "Twins"); the devices whose twins went, task by task.
  ///
  /// Unless told, a twin stays that a person sees as the task's open todo: what is about to be done
  /// to the task may well be meant for it.
  @discardableResult
  mutating func removeTwins(
    of ids: Set<TaskID>, evenIfCurrent isExplicit: Bool = false
  ) -> [TaskID: [String]] {
    guard !ids.isEmpty else { return [:] }
    var devices: [TaskID: [String]] = [:]
    var gone: Set<NodeID> = []
    for task in projection.tasks where task.headCount > 1 && ids.contains(task.id) {
      // Of a task that is too long for a DELETE, the twins stay and are merged like other branches.
      let deletions = projection.twinHeads(of: task).compactMap { head in
        deletion(endingAt: head).map { (head: head, change: $0) }
      }
      let heads = deletions.map(\.head)
      let pairs = Set(heads.flatMap(pair))
      guard !heads.isEmpty, isExplicit || keepsCurrentTodo(task, without: pairs) else { continue }
      devices[task.id] = heads.map(device)
      for (head, change) in deletions { appendAside(change, to: task.id, on: parent(head)) }
      gone.formUnion(pairs)
    }
    if !gone.isEmpty { forget(gone) }
    return devices
  }

  /// The ids of a twin's two nodes, by its head.
  private func pair(endingAt head: Int) -> [NodeID] {
    ([head] + projection.graph.parents(of: head)).map { projection.graph.nodes[$0].id }
  }

  private func keepsCurrentTodo(_ task: TaskState, without gone: Set<NodeID>) -> Bool {
    let graph = projection.graph
    let indices = graph.nodeIndices(at: task.nodes)
      .filter { !gone.contains(graph.nodes[$0].id) }
    let rest = Projection(graph.restricted(to: indices.sorted()))
    let current = rest.tasks.first.flatMap(rest.currentTodo)?.id
    return current == projection.currentTodo(of: task)?.id
  }
}
