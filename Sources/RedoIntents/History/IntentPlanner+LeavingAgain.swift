internal import RedoProtocol
internal import RedoTasks

/// Doing again what gave up a branch, after that branch was itself taken back and done again: its
/// changes have other names then, and are known by the todos that they made and completed.
extension IntentPlanner {
  /// Whether the task still stands on a node.
  func stands(_ task: TaskState, on tip: Int) -> Bool {
    let graph = projection.graph
    return projection.heads(of: task).contains { $0 == tip || graph.ancestry(of: $0).contains(tip) }
  }

  /// Takes back what has the effect now that the part took back then.
  mutating func takeBackAgain(
    _ part: HistoryPart, of task: TaskState, in history: DeviceHistory
  ) throws(IntentError) {
    let graph = projection.graph
    guard let before = part.before, let after = part.after else {
      throw .changedSince(title: part.title)
    }
    let now = projection.visibleState(of: task)
    guard now.todos == before.todos else { throw .changedSince(title: part.title) }
    let names = projection.todos[task.todos].map(\.id)
    let makers = places(from: before, to: after).compactMap { place in
      lastNode(of: task) { $0.isAbout(names[place]) }
    }
    let nodes = Set(makers.flatMap(graph.nodesWritten)).sorted()
    guard let again = parts(of: HistoryEntry(nodes: nodes)).first else {
      throw .changedSince(title: part.title)
    }
    try takeBackBranch(again, of: task, in: history)
    let wanted = FieldValues(of: now, from: before, to: after).changes(from: FieldValues(now))
    if !wanted.isEmpty { appendNext(.update(wanted), to: task.id) }
  }

  /// The places of the todos that were open again, or gone.
  private func places(from before: VisibleState, to after: VisibleState) -> [Int] {
    before.todos.indices.filter { place in
      guard after.todos.indices.contains(place) else { return true }
      return before.todos[place].completed != nil && after.todos[place].completed == nil
    }
  }

  private func lastNode(of task: TaskState, where isWanted: (LoggedChange) -> Bool) -> Int? {
    let graph = projection.graph
    return task.nodes.reversed().lazy.map { Int(graph.order[$0]) }.first {
      graph.isLive($0) && isWanted(graph.nodes[$0].change)
    }
  }
}

extension LoggedChange {
  /// Whether it made a todo or completed it.
  fileprivate func isAbout(_ id: TodoID) -> Bool {
    switch self {
    case .createTodo(let todo): todo.todoID == id
    case .completeTodo(let done): done.todoID == id
    default: false
    }
  }
}
