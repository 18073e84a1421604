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
    return losesSchedule(part, putBackBy: inverses, on: task) ? nil : inverses
  }

  /// The changes that put each field back, whatever becomes of the schedule of a repeat that counts
  /// from the deadline; nil where there is no inverse.
  func fieldInverses(
    of part: HistoryPart, on task: TaskState, keeping kept: Set<StateField>?
  ) throws(IntentError) -> FieldInverses? {
    guard let states = try states(around: part, on: task) else { return nil }
    let others = fieldsSetByOthers(after: part)
    var inverses = FieldInverses(left: states.fieldsSet.intersection(others.union(kept ?? [])))
    if states.beginsRepeating {
      let stays =
        inverses.left.contains(.task(.frequencyDays))
        || states.now.frequencyDays != states.after.frequencyDays
      guard kept != nil, stays else {
        guard states.fieldsSet.isDisjoint(with: fieldsSettledByOthers(after: part)) else {
          throw .changedSince(title: part.title)
        }
        return nil
      }
    }
    states.takeBackFields(&inverses)
    states.takeBackDeadlines(of: projection.todos[task.todos], &inverses)
    // A repeat that counted from the new date counts from the earlier one again.
    if states.saysRepeatAgain, !inverses.deadlines.isEmpty {
      inverses.fields.frequencyDays = states.now.frequencyDays
    }
    guard inverses.left.isEmpty || kept != nil && !inverses.changes.isEmpty else {
      throw .changedSince(title: part.title)
    }
    return inverses
  }

  /// What a task looks like around a part of an intent; nil where that did more than to give fields
  /// values, and refused where no single change gives those back.
  private func states(
    around part: HistoryPart, on task: TaskState
  ) throws(IntentError) -> PartStates? {
    let graph = projection.graph
    guard let before = part.before, let after = part.after else { return nil }
    let invertible: Set<Action> = [.update, .snooze, .archive, .unarchive, .merge]
    guard part.nodes.allSatisfy({ invertible.contains(graph.nodes[$0].action) }) else {
      return nil
    }
    let set = part.fieldsSet(in: projection)
    // What a person chose of notes and completions no other action sets.
    guard set.allSatisfy(\.canBeSet) else { throw .changedSince(title: part.title) }
    return PartStates(
      part: part, before: before, after: after, now: projection.visibleState(of: task),
      earlier: part.nodes.first.flatMap(projection.stateWithOthers) ?? before, fieldsSet: set)
  }
}
