internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// The changes that put a task back as it was before a part of an intent; nil where there is no
  /// inverse and the branch itself has to go.
  ///
  /// Fields that others changed since stay, and those that are to be kept; refused where that is all,
  /// and where none may stay and `kept` is nil.
  func inverses(
    of part: HistoryPart, on task: TaskState, keeping kept: Set<StateField>?
  ) throws(IntentError) -> FieldInverses? {
    guard let inverses = try fieldInverses(of: part, on: task, keeping: kept) else { return nil }
    return losesRound(part, putBackBy: inverses, on: task) ? nil : inverses
  }

  /// The same field by field, whatever becomes of the round of a repeat that counts from the deadline.
  func fieldInverses(
    of part: HistoryPart, on task: TaskState, keeping kept: Set<StateField>?
  ) throws(IntentError) -> FieldInverses? {
    let graph = projection.graph
    guard let before = part.before, let after = part.after else { return nil }
    let invertible: Set<Action> = [.update, .snooze, .archive, .unarchive, .merge]
    guard part.nodes.allSatisfy({ invertible.contains(graph.nodes[$0].action) }) else {
      return nil
    }
    let set = part.fieldsSet(in: projection)
    // What a person chose of notes and completions no other action sets.
    guard set.allSatisfy(\.canBeSet) else { throw .changedSince(title: part.title) }
    let others = fieldsSetByOthers(after: part)
    let now = projection.visibleState(of: task)
    var inverses = FieldInverses(left: set.intersection(others.union(kept ?? [])))
    // A first frequency cannot be unset by any payload.
    if set.contains(.task(.frequencyDays)), before.frequencyDays == nil, after.frequencyDays != nil
    {
      let stays =
        inverses.left.contains(.task(.frequencyDays)) || now.frequencyDays != after.frequencyDays
      guard kept != nil, stays else {
        guard set.isDisjoint(with: fieldsSettledByOthers(after: part)) else {
          throw .changedSince(title: part.title)
        }
        return nil
      }
    }
    // With what others had set apart, where they had.
    let earlier = part.nodes.first.flatMap(projection.stateWithOthers) ?? before
    takeBackFields(before, after, now, earlier, set, &inverses)
    takeBackDeadlines(before, after, now, earlier, part, task, set, &inverses)
    // A repeat that counted from the new date counts from the earlier one again.
    if set.contains(.task(.frequencyDays)), before.frequencyDays == after.frequencyDays,
      !inverses.deadlines.isEmpty
    {
      inverses.fields.frequencyDays = now.frequencyDays
    }
    guard inverses.left.isEmpty || kept != nil && !inverses.changes.isEmpty else {
      throw .changedSince(title: part.title)
    }
    return inverses
  }

  /// The fields that the intent set and changed, as they were, but for those that somebody changed
  /// since.
  ///
  /// What another device had set apart shows again: its value would else be lost without a word.
  private func takeBackFields(
    _ before: VisibleState, _ after: VisibleState, _ now: VisibleState,
    _ earlier: VisibleState, _ set: Set<StateField>, _ inverses: inout FieldInverses
  ) {
    for case .task(let field) in set where before.differs(from: after, in: field) {
      if now.differs(from: after, in: field) { inverses.left.insert(.task(field)) }
      guard !inverses.left.contains(.task(field)) else { continue }
      guard earlier.differs(from: now, in: field) else {
        // Others had set the same apart.
        inverses.left.insert(.task(field))
        continue
      }
      inverses.giveBack(field, from: earlier)
    }
  }

  /// A SNOOZE back to the earlier deadline for every todo that the intent moved, but for those whose
  /// place is not what it was, as where the branch that gave another todo was deleted meanwhile.
  private func takeBackDeadlines(
    _ before: VisibleState, _ after: VisibleState, _ now: VisibleState,
    _ earlier: VisibleState, _ part: HistoryPart, _ task: TaskState, _ set: Set<StateField>,
    _ inverses: inout FieldInverses
  ) {
    let todos = earlier.todos.count == before.todos.count ? earlier.todos : before.todos
    for place in before.todos.indices {
      let field = StateField.todo(.deadline, part.todos[place])
      guard set.contains(field), !inverses.left.contains(field) else { continue }
      guard after.todos.indices.contains(place) else {
        inverses.left.insert(field)
        continue
      }
      let deadline = before.todos[place].deadline
      guard deadline != after.todos[place].deadline else { continue }
      guard now.todos.indices.contains(place), now.todos[place] == after.todos[place] else {
        inverses.left.insert(field)
        continue
      }
      let date = todos[place].deadline
      guard date != now.todos[place].deadline else {
        inverses.left.insert(field)
        continue
      }
      let todo = projection.todos[task.todos.lowerBound + place]
      inverses.deadlines.append(Snooze(todoID: todo.id, target: .until(date)))
    }
  }
}
