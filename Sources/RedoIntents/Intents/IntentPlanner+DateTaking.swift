internal import RedoProtocol
internal import RedoTasks

/// Taking a date away: no payload can, so the branch on which the task was given its todo is left
/// behind, as an undo leaves one (PROTOCOL.md, "Undo and redo").
extension IntentPlanner {
  /// Makes a draft of a task that has open todos and no other: a new branch grows from the node
  /// before the first of them, with every field as it is now or as `fields` say.
  mutating func takeDateAway(
    from task: TaskState, changing fields: TaskFields<String> = TaskFields()
  ) throws(IntentError) {
    let title = reference(task).title
    guard projection.todos[task.todos].allSatisfy({ $0.completed == nil }) else {
      throw .wouldBeDone(title: title)
    }
    let graph = projection.graph
    let heads = projection.heads(of: task)
    guard heads.count == 1, let head = heads.first else { throw .isApart(title: title) }
    let first = task.nodes.map { Int(graph.order[$0]) }.first { index in
      if case .createTodo = graph.nodes[index].change { true } else { false }
    }
    guard let first, let base = graph.parents(of: first).first else { return }
    guard let before = state(at: base) else { return }
    let now = projection.visibleState(of: task)
    var values = FieldValues(now)
    values.apply(fields)
    var update = values.changes(from: FieldValues(before))
    // An UPDATE needs a field, if only one that stays.
    update.title = values.title
    append(.update(update), to: task.id, on: [parent(base)])
    if now.isArchived != before.isArchived {
      appendNext(now.isArchived ? .archive : .unarchive, to: task.id)
    }
    appendAside(deletion(endingAt: head), to: task.id, on: parent(head))
  }

  /// Whether a head of the task builds on what an intent of the past wrote.
  func grows(from part: HistoryPart, _ task: TaskState) -> Bool {
    let graph = projection.graph
    guard let first = part.essence(in: graph).first else { return false }
    return projection.heads(of: task).contains {
      $0 == first || graph.ancestry(of: $0).contains(first)
    }
  }

  /// Gives a task its date back that a part of an intent took away; false where it took none.
  mutating func giveDateBack(_ part: HistoryPart, to task: TaskState) throws(IntentError) -> Bool {
    guard let taken = part.takenTodo else { return false }
    guard task.isDraft else { throw .changedSince(title: part.title) }
    let fields = try earlierFields(of: part, on: task)
    if !fields.isEmpty { append(.update(fields), to: task) }
    let todo = NewTodo(
      todoID: TodoID(context.makeUUID()), deadline: taken.deadline,
      notes: taken.notes.isEmpty ? nil : taken.notes)
    append(.createTodo(todo), to: task)
    return true
  }
}

extension HistoryPart {
  /// Whether the intent gave a draft its first todo.
  var gaveFirstTodo: Bool {
    guard let before, let after else { return false }
    return before.todos.isEmpty && !after.todos.isEmpty
  }

  /// The open todo that the intent took away; nil where it took none, or something else besides.
  var takenTodo: VisibleState.Todo? {
    guard let before, let after, after.todos.isEmpty,
      before.todos.allSatisfy({ $0.completed == nil })
    else { return nil }
    return before.todos.last
  }
}
