internal import RedoProtocol

extension Projection {
  /// Every todo that is done, on its local day; what is dated after `today` is left out.
  ///
  /// A completion that was undone or whose task was deleted has no todo here. The zone is asked
  /// once for each.
  func completions(in zone: LocalZone, through today: CivilDate) -> [Completion] {
    var completions: [Completion] = []
    let last = today.daysSinceEpoch
    for task in tasks {
      let done = todos[task.todos].filter { $0.completed != nil }
      guard !done.isEmpty else { continue }
      let isRepeat = repeats(task)
      for todo in done {
        guard let moment = todo.completed else { continue }
        let (date, time) = zone.civil(of: moment)
        guard date.daysSinceEpoch <= last else { continue }
        completions.append(
          Completion(
            day: date.daysSinceEpoch, hour: time.hour, points: task.storyPoints,
            isOnTime: moment <= todo.deadline, isRepeat: isRepeat))
      }
    }
    return completions
  }

  /// Whether a completion of the task brings its next todo.
  func repeats(_ task: TaskState) -> Bool {
    task.frequencyDays != nil && !title(of: task).isOnce
  }
}
