internal import RedoProtocol

extension Projection {
  /// Every todo that is done, on its local day; what is dated after `today` is left out.
  ///
  /// A completion that was undone or whose task was deleted has no todo here. The zone is asked
  /// once for each.
  func completions(
    in zone: LocalZone, through today: CivilDate, _ repeating: RepeatingTasks
  ) -> [Completion] {
    var completions: [Completion] = []
    let last = today.daysSinceEpoch
    for (place, task) in tasks.enumerated() {
      for number in task.todos {
        let todo = todos[number]
        guard let moment = todo.completed else { continue }
        let (date, time) = zone.civil(of: moment)
        guard date.daysSinceEpoch <= last else { continue }
        completions.append(
          Completion(
            day: date.daysSinceEpoch, hour: time.hour, points: task.storyPoints,
            isOnTime: todo.wasDated ? moment <= todo.deadline : nil,
            isRepeat: repeating.isRepeat(number, of: task, at: place)))
      }
    }
    return completions
  }
}

extension TodoState {
  /// Whether it had a deadline before it was done: a draft gets its todo as it is completed, due at
  /// that moment (PROTOCOL.md, "Todos"), and the wall time of that may be some milliseconds earlier.
  fileprivate var wasDated: Bool {
    completed != deadline || created.milliseconds + 1_000 < deadline.milliseconds
  }
}
