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
    guard let before = part.before, let after = part.after else {
      throw .changedSince(title: part.title)
    }
    guard let names = names(of: before.todos, in: task) else {
      throw .changedSince(title: part.title)
    }
    guard !part.goesBack(in: projection) else {
      return try goOver(from: projection.heads(of: task), as: part, of: task, in: history)
    }
    guard let again = lastMakers(of: task, named: names, from: before, to: after),
      let first = again.essence(in: projection.graph).first,
      let base = again.abandonedTip(in: projection) ?? projection.graph.parents(of: first).first
    else { throw .changedSince(title: part.title) }
    let start = nodes.count
    try takeBackBranch(again, of: task, in: history)
    setFields(asAfter: part, of: task, on: base, from: start)
  }

  /// Sets a task's own fields as they are to be once a part of an intent is done again, where the branch
  /// that was planned on a node, from a place in ``nodes`` on, does not say so yet.
  mutating func setFields(
    asAfter part: HistoryPart, of task: TaskState, on base: Int, from start: Int
  ) {
    let now = projection.visibleState(of: task)
    // Where other heads stay, what they set shows without being said on this branch too.
    let isAlone = projection.heads(of: task).count == 1
    guard let before = part.before, let after = part.after,
      let there = isAlone ? state(at: base) : now
    else { return }
    var (values, isArchived) = (FieldValues(there), there.isArchived)
    for node in nodes[start...] where node.taskID == task.id {
      switch node.change {
      case .update(let fields): values.apply(fields)
      case .archive, .unarchive: isArchived = node.change == .archive
      default: break
      }
    }
    let wanted = FieldValues(of: now, from: before, to: after).changes(from: values)
    if !wanted.isEmpty { appendNext(.update(wanted), to: task.id) }
    let archives = now.isArchived(from: before, to: after)
    if archives != isArchived { appendNext(archives ? .archive : .unarchive, to: task.id) }
  }

  /// The names by now of todos as they were seen then; nil where a task has others.
  ///
  /// One that was made again comes after those of others.
  private func names(of seen: [VisibleState.Todo], in task: TaskState) -> [TodoID]? {
    var now = Array(
      zip(projection.visibleState(of: task).todos, projection.todos[task.todos].map(\.id)))
    guard now.count == seen.count else { return nil }
    var names: [TodoID] = []
    for todo in seen {
      guard let place = now.firstIndex(where: { $0.0 == todo }) else { return nil }
      names.append(now.remove(at: place).1)
    }
    return names
  }

  /// What made the todos of one state that another has no more, and the repeat.
  private func lastMakers(
    of task: TaskState, named names: [TodoID], from before: VisibleState, to after: VisibleState
  ) -> HistoryPart? {
    let graph = projection.graph
    var makers = places(from: before, to: after).compactMap { place in
      lastNode(of: task) { ($0.madeTodo ?? $0.completedTodo) == names[place] }
    }
    // A first frequency cannot be unset by any payload.
    if before.frequencyDays != nil, after.frequencyDays == nil,
      let setter = lastNode(of: task, where: \.setsFrequency)
    {
      makers.append(setter)
    }
    let nodes = Set(makers.flatMap(graph.nodesWritten)).sorted()
    return projection.parts(of: HistoryEntry(nodes: nodes)).first
  }

  /// The places of the todos that were open again, or gone.
  ///
  /// What stands behind a todo that is gone has another place since: places are told apart by what
  /// the todos are. One that is there instead of an open one is that one with another date.
  private func places(from before: VisibleState, to after: VisibleState) -> [Int] {
    let change = after.todos.difference(from: before.todos)
    let gone = change.removals.map { removal in
      switch removal {
      case .remove(let place, _, _), .insert(let place, _, _): place
      }
    }
    return gone.enumerated().filter { rank, place in
      before.todos[place].completed != nil || rank >= change.insertions.count
    }.map(\.element)
  }

  private func lastNode(of task: TaskState, where isWanted: (LoggedChange) -> Bool) -> Int? {
    let graph = projection.graph
    return graph.nodeIndices(at: task.nodes).last {
      graph.isLive($0) && isWanted(graph.nodes[$0].change)
    }
  }
}
