internal import RedoProtocol
internal import RedoTasks

/// Taking back what has no inverse: a new branch grows from the node before it, and the old one is
/// deleted (PROTOCOL.md, "Undo and redo").
extension IntentPlanner {
  mutating func takeBackBranch(_ part: HistoryPart, of task: TaskState) throws(IntentError) {
    let graph = projection.graph
    let taken = part.essence(in: graph)
    guard let first = taken.first, let base = graph.parents(of: first).first else {
      throw .changedSince(title: part.title)
    }
    let heads = projection.heads(of: task)
    let doomed = heads.filter { $0 == first || graph.ancestry(of: $0).contains(first) }
    let kept = heads.filter { !doomed.contains($0) }
    let later = later(than: base, under: doomed, keeping: kept, except: Set(taken))
    append(.update(TaskFields(title: title(at: base))), to: task.id, on: [parent(base)])
    let updates = regrow(later, on: base, of: task.id)
    if kept.isEmpty, var fields = state(at: base).map(FieldValues.init),
      let before = part.before, let after = part.after
    {
      // Later changes may repeat a field that is to go back, as an undo of one in between does.
      for update in updates { fields.apply(update) }
      let wanted = FieldValues(
        of: projection.visibleState(of: task), from: after, to: before)
      let rest = wanted.changes(from: fields)
      if !rest.isEmpty { appendNext(.update(rest), to: task.id) }
    }
    for head in doomed {
      guard deleteBranch(endingAt: head, of: task.id) else {
        throw .tooLongToUndo(title: part.title)
      }
    }
  }

  /// The nodes that die with the doomed heads though they were no part of what is undone.
  private func later(
    than base: Int, under doomed: [Int], keeping kept: [Int], except taken: Set<Int>
  ) -> [Int] {
    let graph = projection.graph
    var dying: Set<Int> = []
    for head in doomed { dying.formUnion(graph.ancestry(of: head).union([head])) }
    for survivor in kept + [base] {
      dying.subtract(graph.ancestry(of: survivor).union([survivor]))
    }
    return dying.subtracting(taken).sorted { graph.nodes[$0].precedes(graph.nodes[$1]) }
  }

  /// Writes later changes again on the new branch; those about todos that go with the old one, and
  /// the todos that followed from them, go too.
  /// - Returns: The fields that they set, in order.
  private mutating func regrow(
    _ later: [Int], on base: Int, of taskID: TaskID
  ) -> [TaskFields<String>] {
    var updates: [TaskFields<String>] = []
    let graph = projection.graph
    let trunk = graph.ancestry(of: base).union([base])
    var todos = Set(trunk.compactMap { Self.madeTodo(graph.nodes[$0].change) })
    var dropped: Set<Int> = []
    for index in later {
      guard let change = graph.bytes.change(graph.nodes[index].change) else { continue }
      switch change {
      case .completeTodo(let completion) where !todos.contains(completion.todoID):
        dropped.insert(index)
        continue
      case .snooze(let snooze) where !todos.contains(snooze.todoID): continue
      case .createTodo(let todo):
        guard dropped.isDisjoint(with: graph.parents(of: index)) else { continue }
        todos.insert(todo.todoID)
      case .create, .merge, .delete: continue
      case .update(let fields): updates.append(fields)
      default: break
      }
      appendNext(change, to: taskID)
    }
    return updates
  }

  private static func madeTodo(_ change: LoggedChange) -> TodoID? {
    if case .createTodo(let todo) = change { todo.todoID } else { nil }
  }
}
