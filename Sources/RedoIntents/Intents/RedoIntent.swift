internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Does again what the device took back last, on the heads as they are now.
  mutating func redo() throws(IntentError) -> IntentPlan {
    let history = DeviceHistory(projection, device: context.device)
    guard let undone = history.undone.last else { throw .nothingToRedo }
    for part in parts(of: undone.entry) {
      try doAgain(part, undo: undone.undo)
    }
    guard !nodes.isEmpty else { throw .nothingToRedo }
    let report = report(on: undone.entry)
    return IntentPlan(nodes: nodes, report: IntentReport(.redone(report), report.tasks))
  }

  private mutating func doAgain(
    _ part: HistoryPart, undo: HistoryEntry
  ) throws(IntentError) {
    let graph = projection.graph
    if part.effect.before == nil {
      for index in undo.nodes
      where graph.nodes[index].taskID == part.taskID && graph.nodes[index].action == .delete {
        resurrect(graph.parents(of: index), of: part.taskID)
      }
      return
    }
    guard let task = projection[part.taskID] else { throw .changedSince(title: part.title) }
    if part.effect.after == nil {
      deleteBranches(of: task)
      return
    }
    try repeatChanges(of: part, on: task)
  }

  /// The same changes on the new head; todos that they make get new names.
  private mutating func repeatChanges(
    of part: HistoryPart, on task: TaskState
  ) throws(IntentError) {
    let graph = projection.graph
    var open = Set(projection.todos[task.todos].filter { $0.completed == nil }.map(\.id))
    var renamed: [TodoID: TodoID] = [:]
    for index in part.nodes {
      guard var change = graph.bytes.change(graph.nodes[index].change) else { continue }
      switch change {
      case .merge, .delete, .create: continue
      case .createTodo(var todo):
        let id = TodoID(context.makeUUID())
        renamed[todo.todoID] = id
        open.insert(id)
        todo.todoID = id
        change = .createTodo(todo)
      case .completeTodo(var completion):
        completion.todoID = renamed[completion.todoID] ?? completion.todoID
        guard open.contains(completion.todoID) else { throw .changedSince(title: part.title) }
        change = .completeTodo(completion)
      case .snooze(var snooze):
        snooze.todoID = renamed[snooze.todoID] ?? snooze.todoID
        guard open.contains(snooze.todoID) else { throw .changedSince(title: part.title) }
        change = .snooze(snooze)
      default: break
      }
      append(change, to: task)
    }
  }
}
