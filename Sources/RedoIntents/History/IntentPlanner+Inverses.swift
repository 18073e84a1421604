internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// The changes that put a task back as it was before a part of an intent; nil where there is no
  /// inverse and the branch itself has to go.
  func inverses(
    of part: HistoryPart, on task: TaskState
  ) throws(IntentError) -> [Change]? {
    let graph = projection.graph
    guard let before = part.before, let after = part.after else { return nil }
    let invertible: Set<Action> = [.update, .snooze, .archive, .unarchive, .merge]
    guard part.nodes.allSatisfy({ invertible.contains(graph.nodes[$0].action) }) else {
      return nil
    }
    let set = part.fieldsSet(in: projection)
    // What a person chose of notes and completions no other action sets.
    guard set.allSatisfy(\.hasInverse) else { throw .changedSince(title: part.title) }
    guard set.isDisjoint(with: fieldsSettledByOthers(after: part)) else {
      throw .changedSince(title: part.title)
    }
    // A first frequency cannot be unset by any payload.
    let isFirst = before.frequencyDays == nil && after.frequencyDays != nil
    guard !isFirst || !set.contains(.task(.frequencyDays)) else { return nil }
    let now = projection.visibleState(of: task)
    var changes: [Change] = []
    var fields = try earlierFields(before, after, now, part, set)
    let deadlines = try earlierDeadlines(before, after, now, part, task, set)
    // A repeat that counted from the new date counts from the earlier one again.
    if set.contains(.task(.frequencyDays)), before.frequencyDays == after.frequencyDays,
      !deadlines.isEmpty
    {
      fields.frequencyDays = now.frequencyDays
    }
    if !fields.isEmpty { changes.append(.update(fields)) }
    changes += deadlines
    if set.contains(.task(.archived)), before.isArchived != after.isArchived {
      guard now.isArchived == after.isArchived else { throw .changedSince(title: part.title) }
      changes.append(before.isArchived ? .archive : .unarchive)
    }
    return changes
  }

  /// The fields that the intent set and changed, as they were; refused where somebody changed them
  /// since.
  ///
  /// What another device had set apart shows again: its value would else be lost without a word.
  private func earlierFields(
    _ before: VisibleState, _ after: VisibleState, _ now: VisibleState, _ part: HistoryPart,
    _ set: Set<StateField>
  ) throws(IntentError) -> TaskFields {
    let withOthers = part.nodes.first.flatMap(projection.stateWithOthers)
    func earlier<Value: Equatable>(
      _ field: KeyPath<VisibleState, Value>, _ name: TaskField
    ) throws(IntentError) -> Value? {
      guard set.contains(.task(name)), before[keyPath: field] != after[keyPath: field] else {
        return nil
      }
      guard now[keyPath: field] == after[keyPath: field] else {
        throw .changedSince(title: part.title)
      }
      let earlier = (withOthers ?? before)[keyPath: field]
      return earlier == now[keyPath: field] ? nil : earlier
    }
    return TaskFields(
      title: try earlier(\.title, .title)?.text,
      description: try earlier(\.description, .description)?.text,
      privacy: try earlier(\.isPrivate, .privacy),
      storyPoints: try earlier(\.storyPoints, .storyPoints),
      priority: try earlier(\.priority, .priority).map { UInt8(clamping: $0) },
      frequencyDays: try earlier(\.frequencyDays, .frequencyDays).flatMap { $0 })
  }

  /// A SNOOZE back to the earlier deadline for every todo that the intent moved; refused where its place
  /// is not what it was, as where the branch that gave another todo was deleted meanwhile.
  private func earlierDeadlines(
    _ before: VisibleState, _ after: VisibleState, _ now: VisibleState, _ part: HistoryPart,
    _ task: TaskState, _ set: Set<StateField>
  ) throws(IntentError) -> [Change] {
    var changes: [Change] = []
    for place in before.todos.indices where set.contains(.todo(.deadline, part.todos[place])) {
      guard after.todos.indices.contains(place) else { throw .changedSince(title: part.title) }
      guard before.todos[place].deadline != after.todos[place].deadline else { continue }
      guard now.todos.indices.contains(place), now.todos[place] == after.todos[place] else {
        throw .changedSince(title: part.title)
      }
      let todo = projection.todos[task.todos.lowerBound + place]
      changes.append(
        .snooze(Snooze(todoID: todo.id, target: .until(before.todos[place].deadline))))
    }
    return changes
  }
}

extension StateField {
  /// Whether an action other than the one that set it can set it back.
  fileprivate var hasInverse: Bool {
    switch self {
    case .task, .todo(.deadline, _): true
    case .todo: false
    }
  }
}
