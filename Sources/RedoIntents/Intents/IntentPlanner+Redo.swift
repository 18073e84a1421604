internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Does again what the device took back last, on the heads as they are now; a field that others
  /// changed since stays.
  ///
  /// Where that is all of an intent, it stays undone, and the one goes that was taken back before it,
  /// about other tasks.
  mutating func redo() throws(IntentError) -> IntentPlan {
    let history = DeviceHistory(projection, device: context.device)
    var kept: Set<TaskID> = []
    var told: [Leftover] = []
    for undone in history.undone.reversed() {
      let open = undone.entry.nodes.filter { !kept.contains(projection.graph.taskID(of: $0)) }
      guard !open.isEmpty else { continue }
      let known = told.count
      let parts = try doAgain(
        HistoryEntry(nodes: open), takenBackBy: undone.undo, telling: &told, in: history)
      guard nodes.isEmpty else {
        let report = report(on: parts)
        return IntentPlan(
          nodes: nodes, report: IntentReport(.redone(report, leaving: told), report.tasks))
      }
      guard told.count > known else { break }
      kept.formUnion(open.map(projection.graph.taskID))
    }
    throw told.first.map { IntentError.changedSince(title: $0.task.title) } ?? .nothingToRedo
  }

  /// Does an intent again, as far as others let it; the parts of it that it wrote something for.
  private mutating func doAgain(
    _ entry: HistoryEntry, takenBackBy undo: HistoryEntry, telling told: inout [Leftover],
    in history: DeviceHistory
  ) throws(IntentError) -> [HistoryPart] {
    // What others had changed by then was not taken back.
    let undoings = undo.divided(in: projection.graph)
    var parts: [HistoryPart] = []
    for part in projection.parts(of: entry) {
      guard let undo = undoings[part.taskID] else { continue }
      let changed = fieldsSetByOthers(since: undo, of: part)
      let left = projection.fieldsLeft(of: part, takenBackBy: undo).union(changed)
      let rest = part.leaving(left, in: projection)
      // The joining of branches alone is nothing to do again.
      let stays = !changed.isEmpty && rest.essence(in: projection.graph).isEmpty
      let count = nodes.count
      if !stays, !rest.nodes.isEmpty { try doAgain(rest, undo: undo, in: history) }
      guard nodes.count > count else {
        if !changed.isEmpty { told.append(leftover(of: part, fields: [])) }
        continue
      }
      parts.append(rest)
      let seen = changed.filter { part.changes($0) != false }
      if !seen.isEmpty { told.append(leftover(of: part, fields: seen)) }
    }
    return parts
  }

  /// Does a part again, given what the undo did to its task.
  private mutating func doAgain(
    _ part: HistoryPart, undo: HistoryEntry, in history: DeviceHistory
  ) throws(IntentError) {
    let graph = projection.graph
    if part.before == nil {
      let deletions = undo.nodes.filter {
        graph.taskID(of: $0) == part.taskID && graph.nodes[$0].action == .delete
      }
      return resurrect(deletions.flatMap(graph.parents), of: part.taskID)
    }
    guard let task = projection[part.taskID] else { throw .deletedSince(title: part.title) }
    if part.after == nil { return try deleteAgain(part, undo: undo, task) }
    if !part.settlements(in: projection).isEmpty, part.isJoining(in: graph) {
      return try settleAgain(part, of: task)
    }
    if part.essence(in: graph).allSatisfy({ graph.nodes[$0].action == .delete }) {
      // What the undo brought back was a twin, and goes again unless something grew on it.
      guard deleteGrown(by: undo, on: task) else { throw .tooLongToDelete(title: part.title) }
      return
    }
    if part.takesDateAway, let before = part.before, let after = part.after {
      let now = projection.visibleState(of: task)
      let wanted = FieldValues(of: now, from: before, to: after)
      return try takeDateAway(
        from: task, changing: wanted.changes(from: FieldValues(now)),
        archiving: now.isArchived(from: before, to: after))
    }
    if let tip = part.abandonedTip(in: projection) {
      guard stands(task, on: tip) else {
        return try takeBackAgain(part, of: task, in: history)
      }
      return try goOver(
        from: heads(of: task, growingFrom: tip), as: part, of: task, in: history)
    }
    try repeatChanges(
      of: part, andThen: followers(of: part, takenBackBy: undo, in: history), on: task)
  }

  /// Deletes a task that an undo brought back; what was there without the undo stays.
  private mutating func deleteAgain(
    _ part: HistoryPart, undo: HistoryEntry, _ task: TaskState
  ) throws(IntentError) {
    let isWhole = projection.parts(of: undo).first { $0.taskID == task.id }?.before == nil
    guard isWhole ? deleteBranches(of: task) : deleteGrown(by: undo, on: task) else {
      throw .tooLongToDelete(title: part.title)
    }
  }

  /// Deletes the branches that end with what an undo wrote; false where one is too long.
  private mutating func deleteGrown(by undo: HistoryEntry, on task: TaskState) -> Bool {
    let graph = projection.graph
    return undo.nodes.filter { graph.taskID(of: $0) == task.id && graph.isHead($0) }
      .allSatisfy { deleteBranch(endingAt: $0, of: task.id) }
  }

  /// Writes a part's changes again on the new head, and what had followed; todos that they make get
  /// new names.
  private mutating func repeatChanges(
    of part: HistoryPart, andThen followers: [Int], on task: TaskState
  ) throws(IntentError) {
    let graph = projection.graph
    var names = TodoNames(part: part, now: projection.todos[task.todos])
    for index in part.nodes {
      let logged = graph.nodes[index].change.leaving(part.left)
      guard var change = graph.bytes.change(logged) else { continue }
      switch change {
      case .merge, .delete, .create: continue
      case .update(var fields):
        // Days that were said once more are said as they are by now.
        if fields.frequencyDays != nil, part.changes(.task(.frequencyDays)) == false {
          fields.frequencyDays = task.frequencyDays
        }
        guard !fields.isEmpty else { continue }
        change = .update(fields)
      case .createTodo(var todo):
        todo.todoID = makeAgain(todo.todoID, &names)
        change = .createTodo(todo)
      case .completeTodo(var completion):
        completion.todoID = try names.openTodo(completion.todoID)
        change = .completeTodo(completion)
      case .snooze(var snooze):
        snooze.todoID = try names.openTodo(snooze.todoID)
        change = .snooze(snooze)
      default: break
      }
      append(change, to: task)
    }
    repeatFollowers(followers, &names, on: task)
  }
}
