internal import RedoProtocol
internal import RedoTasks

/// What an undo left of an intent, field by field, as the log tells it: an undo by inverses sets the
/// fields that it takes back and no others (PROTOCOL.md, "Undo and redo").
extension Projection {
  /// The fields of tasks that an intent changed and its undo left, since others had changed them by
  /// then; tasks of which all or nothing was taken back are left out.
  /// - Complexity: O(*k*) in the nodes of both; O(*n* log *n*) in a task's changes where something of it
  ///   may have been left.
  func changesLeft(
    of entry: HistoryEntry, takenBackBy undo: HistoryEntry
  ) -> [TaskID: Set<StateField>] {
    let owns = entry.divided(in: graph)
    let undoings = undo.divided(in: graph).filter { task, written in
      let set = fieldsSet(by: owns[task]?.nodes ?? [])
      let written = written.nodes
      return !set.isEmpty && (deletes(written) || !set.isSubset(of: fieldsSet(by: written)))
    }
    guard !undoings.isEmpty else { return [:] }
    let own = entry.nodes.filter { undoings[graph.taskID(of: $0)] != nil }
    var left: [TaskID: Set<StateField>] = [:]
    for part in parts(of: HistoryEntry(nodes: own)) {
      guard let undoing = undoings[part.taskID] else { continue }
      let fields = fieldsLeft(of: part, takenBackBy: undoing).filter { part.changes($0) == true }
      if !fields.isEmpty { left[part.taskID] = fields }
    }
    return left
  }

  /// The fields that a part of an intent set and its undo of that task did not take back.
  ///
  /// Days of a repeat that were said once more, to count from a new date or under a new title, go where
  /// those go.
  func fieldsLeft(
    of part: HistoryPart, takenBackBy undo: HistoryEntry
  ) -> Set<StateField> {
    guard part.before != nil, part.after != nil, !deletes(part.nodes) else { return [] }
    let written = undo.nodes.filter { graph.taskID(of: $0) == part.taskID }
    let set = part.fieldsSet(in: self)
    var left: Set<StateField>
    if deletes(written) {
      // A MERGE is opened again as a whole. On any other branch that grew instead of one, what others
      // had set shows as it did.
      guard !set.isEmpty, !part.isJoining(in: graph),
        let branch = parts(of: HistoryEntry(nodes: written)).first
      else { return [] }
      left = set.filter { branch.changes($0) == false }
    } else {
      left = set.subtracting(fieldsSet(by: written))
    }
    if part.changes(.task(.frequencyDays)) == false, !left.contains(where: \.isOfTodo) {
      left.remove(.task(.frequencyDays))
    }
    return left
  }

  private func deletes(_ nodes: [Int]) -> Bool {
    nodes.contains { graph.nodes[$0].action == .delete }
  }
}
