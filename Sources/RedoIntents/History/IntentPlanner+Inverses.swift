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
    // A first frequency cannot be unset by any payload.
    guard before.frequencyDays != nil || after.frequencyDays == nil else { return nil }
    let now = projection.visibleState(of: task)
    var changes: [Change] = []
    let fields = try earlierFields(of: part, on: task)
    if !fields.isEmpty { changes.append(.update(fields)) }
    changes += try earlierDeadlines(before, after, now, part, task)
    if before.isArchived != after.isArchived {
      guard now.isArchived == after.isArchived else { throw .changedSince(title: part.title) }
      changes.append(before.isArchived ? .archive : .unarchive)
    }
    return changes
  }

  /// The fields that the intent changed, as they were; refused where somebody changed them since.
  func earlierFields(
    of part: HistoryPart, on task: TaskState
  ) throws(IntentError) -> TaskFields<String> {
    guard let before = part.before, let after = part.after else { return TaskFields() }
    let now = projection.visibleState(of: task)
    func earlier<Value: Equatable>(
      _ field: KeyPath<VisibleState, Value>
    ) throws(IntentError) -> Value? {
      guard before[keyPath: field] != after[keyPath: field] else { return nil }
      guard now[keyPath: field] == after[keyPath: field] else {
        throw .changedSince(title: part.title)
      }
      return before[keyPath: field]
    }
    return TaskFields(
      title: try earlier(\.title), description: try earlier(\.description),
      privacy: try earlier(\.isPrivate), storyPoints: try earlier(\.storyPoints),
      priority: try earlier(\.priority).map { UInt8(clamping: $0) },
      frequencyDays: try earlier(\.frequencyDays).flatMap { $0 })
  }

  /// A SNOOZE back to the earlier deadline for every todo that the intent moved.
  private func earlierDeadlines(
    _ before: VisibleState, _ after: VisibleState, _ now: VisibleState, _ part: HistoryPart,
    _ task: TaskState
  ) throws(IntentError) -> [Change] {
    var changes: [Change] = []
    for place in before.todos.indices
    where before.todos[place].deadline != after.todos[place].deadline {
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
