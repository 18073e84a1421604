internal import RedoProtocol
internal import RedoTasks

/// What a repeat that counts from the deadline is counted from, where dates are taken back or chosen:
/// days that are set once more count from the deadline that there is then (PROTOCOL.md, "Text
/// conventions").
extension IntentPlanner {
  /// Whether a task that is put back field by field would fall due on other days than it did before a
  /// part of an intent, and its branch can go instead.
  ///
  /// It would where its date had been put off, or stood for a later day of a longer month.
  func losesSchedule(
    _ part: HistoryPart, putBackBy inverses: FieldInverses, on task: TaskState
  ) -> Bool {
    inverses.fields.frequencyDays != nil && inverses.left.isEmpty
      && part.settlements(in: projection).isEmpty
      // The next todo has a date of its own, from which it counts.
      && part.todos == projection.todos[task.todos].map(\.id)
      && !keptSchedule(before: part) && canLeaveBranch(of: part, on: task)
  }

  /// Whether the schedule that a task had before a part of an intent began with the date that it had then.
  private func keptSchedule(before part: HistoryPart) -> Bool {
    guard let first = part.nodes.first else { return true }
    let past = projection.past(projection.graph.task(of: first).range, before: first)
    guard let task = past.tasks.first else { return true }
    return past.keepsSchedule(of: task, settingDaysIn: context.dates.zone)
  }

  /// Whether the branch that a part of an intent began can be left for another, with nothing on it that
  /// another device did, or that says the number of days that it set.
  private func canLeaveBranch(of part: HistoryPart, on task: TaskState) -> Bool {
    let graph = projection.graph
    guard let first = part.essence(in: graph).first, let origin = graph.parents(of: first).first,
      !isEndedByOthers(origin, of: part)
    else { return false }
    let (device, trunk) = (graph.author(of: first), graph.ancestry(of: first))
    let ends = heads(of: task, growingFrom: first)
    let isSameNumber = part.changes(.task(.frequencyDays)) == false
    return !ends.isEmpty
      && ends.allSatisfy { end in
        let branch = graph.history(upTo: end).subtracting(trunk)
        return deletion(endingAt: end) != nil
          && branch.allSatisfy { node in
            // Days that were said again since would come along to the other branch.
            graph.author(of: node).isSameDevice(as: device)
              && (isSameNumber || part.nodes.contains(node)
                || !graph.nodes[node].change.setsFrequency)
          }
      }
  }

  /// The days to say once more with the date from before a change that said them again with its own;
  /// nil for a change that did not.
  func daysSaidAgain(by part: HistoryPart, on task: TaskState) -> Int64? {
    guard part.fieldsSet(in: projection).contains(.task(.frequencyDays)),
      part.changes(.task(.frequencyDays)) == false
    else { return nil }
    return task.frequencyDays
  }

  /// The days to say once more behind a date that a person chose: the change that gave it counted the
  /// repeat from it, and another one has set the days later; nil where the schedule is right as it is.
  /// - Complexity: O(*n*) in the task's changes for each that moved the todo.
  func daysToCount(from choices: [StateField: ShownValue], of task: TaskState) -> Int64? {
    let graph = projection.graph
    guard let days = fixedDays(by: choices, of: task),
      let todo = projection.currentTodo(of: task),
      let chosen = choices[.todo(.deadline, todo.id)]
    else { return nil }
    let live = graph.nodeIndices(at: task.nodes).filter(graph.isLive)
    let mover = live.last { index in
      guard case .snooze(let snooze) = graph.nodes[index].change, snooze.todoID == todo.id else {
        return false
      }
      return projection.values(of: [.todo(.deadline, todo.id)], at: [index]) == [chosen]
    }
    guard let mover, let setter = live.last(where: { graph.nodes[$0].change.setsFrequency }),
      !graph.isOneIntent(mover, setter),
      projection.fieldsSet(by: graph.nodesWritten(with: mover)).contains(.task(.frequencyDays))
    else { return nil }
    return days
  }

  /// The days of a repeat that counts from the deadline, with what a person chose; nil for any other.
  private func fixedDays(by choices: [StateField: ShownValue], of task: TaskState) -> Int64? {
    var days = task.frequencyDays
    if case .number(let number)? = choices[.task(.frequencyDays)] { days = number }
    var title = projection.title(of: task)
    if case .text(let text)? = choices[.task(.title)] { title = TitleText(text) }
    guard let days, Rhythm(everyDays: days, titled: title).isFixed else { return nil }
    return days
  }
}
