internal import RedoProtocol
internal import RedoTasks

/// Taking a date away: no payload can, so the branch on which the task was given its todo is left
/// behind, as an undo leaves one (PROTOCOL.md, "Undo and redo").
extension IntentPlanner {
  /// Makes a draft of a task that has open todos and no other: a new branch grows from the node
  /// before the first of them, with every field as it is now or as `fields` and `archiving` say.
  mutating func takeDateAway(
    from task: TaskState, changing fields: TaskFields, archiving: Bool? = nil
  ) throws(IntentError) {
    let title = reference(task).title
    guard projection.todos[task.todos].allSatisfy({ $0.completed == nil }) else {
      throw .wouldBeDone(title: title)
    }
    let graph = projection.graph
    let heads = projection.heads(of: task)
    guard heads.count == 1, let head = heads.first else { throw .isApart(title: title) }
    guard let deletion = deletion(endingAt: head) else { throw .tooLongToDelete(title: title) }
    let first = graph.nodeIndices(at: task.nodes).first { index in
      graph.isLive(index) && graph.nodes[index].action == .createTodo
    }
    guard let base = first.flatMap({ graph.parents(of: $0).first }), let before = state(at: base)
    else { throw .changedSince(title: title) }
    let now = projection.visibleState(of: task)
    var values = FieldValues(now)
    values.apply(fields)
    append(.update(idleUpdate(at: [base])), to: task.id, on: [parent(base)])
    let update = values.changes(from: FieldValues(before))
    if !update.isEmpty { appendNext(.update(update), to: task.id) }
    let isArchived = archiving ?? now.isArchived
    if isArchived != before.isArchived {
      appendNext(isArchived ? .archive : .unarchive, to: task.id)
    }
    appendAside(deletion, to: task.id, on: parent(head))
  }
}

extension HistoryPart {
  /// Whether the intent made a draft of a task that had open todos and no other.
  var takesDateAway: Bool {
    guard let before, let after, after.todos.isEmpty, !before.todos.isEmpty,
      // No payload takes a repeat away either.
      after.frequencyDays != nil || before.frequencyDays == nil
    else { return false }
    return before.todos.allSatisfy { $0.completed == nil }
  }
}
