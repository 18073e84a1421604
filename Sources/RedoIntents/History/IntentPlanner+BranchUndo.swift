internal import RedoProtocol
internal import RedoTasks

/// Taking back what has no inverse: a new branch grows from the node before it, and the old one is
/// deleted (PROTOCOL.md, "Undo and redo").
extension IntentPlanner {
  mutating func takeBackBranch(
    _ part: HistoryPart, of task: TaskState, in history: DeviceHistory
  ) throws(IntentError) {
    let graph = projection.graph
    let written = part.essence(in: graph)
    // What gave up a branch for another is taken back by going back to that branch.
    let tip = part.abandonedTip(in: projection)
    // What others have done again on another branch goes there; of several intents, a later one may
    // have done so itself, and on the DELETE of a twin nothing grows.
    let isSingle =
      tip == nil && part.nodes.allSatisfy { graph.isOneIntent($0, part.nodes[0]) }
      && written.allSatisfy { graph.nodes[$0].action != .delete }
    let taken = isSingle ? written.map(projection.standIn) : written
    guard let start = written.first, let first = taken.first, let last = taken.last,
      let origin = graph.parents(of: first).first
    else { throw .changedSince(title: part.title) }
    let base = tip ?? origin
    // Of several intents, a later one may have gone over to a branch that does not hold the first, or
    // back to the one that the first gave up.
    let isOne = graph.isOneIntent(first, last)
    let doomed = heads(of: task, growingFromAnyOf: isOne ? [first] : taken)
    let back = tip.map { heads(of: task, growingFrom: $0) } ?? []
    // Others have taken it back already, gone back to that branch, or given it up as well, or completed
    // the same, or gone on with what there is instead, or set other fields together with it.
    guard !isSingle || !doomed.isEmpty,
      zip(written, taken).allSatisfy({ setsTheSame($0, $1) }),
      isOne ? back.isEmpty : Set(back).isSubset(of: doomed),
      !isEndedByOthers(base, of: part), !isCompletedByOthers(part),
      !isFirstTodoChangedByOthers(part), !isDatedAgainByOthers(part)
    else { throw .changedSince(title: part.title) }
    let left = part.nodes.filter {
      graph.nodes[$0].action == .delete && !graph.isOneIntent($0, start)
    }
    grow(
      on: base, of: task.id, insteadOf: doomed + left.flatMap(graph.parents),
      since: part.nodes.first ?? start, except: Set(written + taken), in: history)
    try delete(doomed, of: task, for: part)
  }

  private func setsTheSame(_ one: Int, _ other: Int) -> Bool {
    one == other || projection.fieldsSet(by: [one]) == projection.fieldsSet(by: [other])
  }

  /// Brings back a task that was changed and then deleted, as it was before the change; false where
  /// all that was done to it was to delete it.
  mutating func takeBackDeadBranch(
    _ part: HistoryPart, in history: DeviceHistory
  ) throws(IntentError) -> Bool {
    let graph = projection.graph
    let taken = part.essence(in: graph)
    guard let first = taken.first, graph.nodes[first].action != .delete else { return false }
    guard let base = part.abandonedTip(in: projection) ?? graph.parents(of: first).first else {
      throw .changedSince(title: part.title)
    }
    let tips = part.nodes.filter { graph.nodes[$0].action == .delete }.flatMap(graph.parents)
    grow(on: base, of: part.taskID, insteadOf: tips, since: first, except: Set(taken), in: history)
    return true
  }

  /// Goes over once more from some heads to the branch that a part of an intent went over to.
  ///
  /// What this device did on the way is done and undone; what others did there is done again.
  mutating func goOver(
    from doomed: [Int], as part: HistoryPart, of task: TaskState, in history: DeviceHistory
  ) throws(IntentError) {
    let graph = projection.graph
    guard let first = part.essence(in: graph).first, let origin = graph.parents(of: first).first
    else { throw .changedSince(title: part.title) }
    let own = graph.history(upTo: doomed).subtracting(othersChanges(to: part))
    let start = nodes.count
    grow(
      on: origin, of: task.id, insteadOf: doomed, since: first, except: own, in: history,
      repeating: Array(part.essence(in: graph).dropFirst()))
    try delete(doomed, of: task, for: part)
    setFields(asAfter: part, of: task, on: origin, from: start)
  }

  private mutating func delete(
    _ heads: [Int], of task: TaskState, for part: HistoryPart
  ) throws(IntentError) {
    for head in heads {
      guard deleteBranch(endingAt: head, of: task.id) else {
        throw .tooLongToUndo(title: part.title)
      }
    }
  }

  /// The task's heads that are a node or build on it.
  func heads(of task: TaskState, growingFrom first: Int) -> [Int] {
    heads(of: task, growingFromAnyOf: [first])
  }

  /// The task's heads that are one of some nodes or build on one.
  private func heads(of task: TaskState, growingFromAnyOf roots: [Int]) -> [Int] {
    let graph = projection.graph
    return projection.heads(of: task).filter { head in
      !graph.history(upTo: head).isDisjoint(with: roots)
    }
  }

  /// Starts a branch on a node and repeats on it what others did on the branches that go, all but
  /// the nodes that are to be taken back and those that undo and redo have made idle.
  ///
  /// What had ceased to count before `first` stays as it is.
  private mutating func grow(
    on base: Int, of taskID: TaskID, insteadOf doomed: [Int], since first: Int,
    except taken: Set<Int>, in history: DeviceHistory, repeating repeated: [Int] = []
  ) {
    let kept = (projection[taskID].map(projection.heads) ?? []).filter { !doomed.contains($0) }
    let dying = dying(with: doomed, keeping: kept + [base]).subtracting(taken)
    var later = dying.subtracting(history.idle(among: dying))
    let older = later.filter { $0 < first }
    if !older.isEmpty {
      let counting = projection.countingNodes(before: first)
      later.subtract(older.filter { !counting.contains(projection.graph.nodes[$0].id) })
    }
    append(.update(idleUpdate(at: [base] + kept)), to: taskID, on: [parent(base)])
    regrow(repeated + projection.graph.inTotalOrder(later), on: base, of: taskID)
  }

  /// The nodes that die with the doomed heads, whether they are part of what is undone or not.
  private func dying(with doomed: [Int], keeping survivors: [Int]) -> Set<Int> {
    let graph = projection.graph
    return graph.history(upTo: doomed).subtracting(graph.history(upTo: survivors))
  }

  /// Writes later changes again on the new branch; those about todos that go with the old one, and
  /// the todos that followed from them, go too.
  private mutating func regrow(_ later: [Int], on base: Int, of taskID: TaskID) {
    let graph = projection.graph
    let trunk = graph.history(upTo: base)
    var todos = Set(trunk.compactMap { graph.nodes[$0].change.madeTodo })
    var dropped: Set<Int> = []
    for index in later {
      guard let change = graph.bytes.change(graph.nodes[index].change) else { continue }
      switch change {
      case .merge:
        // The branches that it joined are one by now; what a person chose of them stays chosen.
        for chosen in changesChosen(by: index, of: todos) { appendNext(chosen, to: taskID) }
        continue
      case .completeTodo(let completion) where !todos.contains(completion.todoID):
        dropped.insert(index)
        continue
      case .snooze(let snooze) where !todos.contains(snooze.todoID): continue
      case .createTodo(let todo):
        guard dropped.isDisjoint(with: graph.parents(of: index)) else { continue }
        todos.insert(todo.todoID)
      case .create, .delete: continue
      default: break
      }
      appendNext(change, to: taskID)
    }
  }

  /// What a person chose in a MERGE of a task's own fields and of the dates of some todos.
  private func changesChosen(by merge: Int, of todos: Set<TodoID>) -> [Change] {
    let chosen = projection.graph.chosenFields(of: merge)
    var fields = TaskFields()
    var others: [Change] = []
    for (field, value) in zip(chosen, projection.values(of: chosen, at: [merge])) {
      switch (field, value) {
      case (.task(.archived), _): others.append(value == .flag(true) ? .archive : .unarchive)
      case (.task(let name), _): fields.set(name, to: value)
      case (.todo(.deadline, let id), .moment(let date)) where todos.contains(id):
        others.append(.snooze(Snooze(todoID: id, target: .until(date))))
      default: break
      }
    }
    return (fields.isEmpty ? [] : [.update(fields)]) + others
  }
}
