internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Moving tasks into today, and out of it.
extension AppViewModel {
  /// Whether any of some tasks can be put into today's plan.
  func pickAvailability(of tasks: some Collection<TaskState>) -> Availability {
    guard tasks.allSatisfy({ planGroup(of: $0) == .today }) else { return .available }
    let (which, them) =
      tasks.count == 1 ? ("the task is", "it") : ("all \(tasks.count) tasks are", "them")
    return .unavailable(
      because: "\(which) in today's plan already; "
        + "\(key(.deferToTomorrow, in: .plan)) puts \(them) off until tomorrow")
  }

  /// Whether any of some tasks can be put off until tomorrow.
  func deferAvailability(of tasks: some Collection<TaskState>) -> Availability {
    tasks.contains { planGroup(of: $0) != nil }
      ? .available
      : .unavailable(
        because: "only what is planned for today can be put off; "
          + "\(key(.snooze, in: .plan)) takes any date")
  }

  /// Moves the deadlines of some tasks into today or to tomorrow, as far as they are not there.
  ///
  /// Today that is their own time of day where it is still to come, else the day's end.
  mutating func replan(_ tasks: [TaskState], by command: Command) -> [Effect] {
    guard let projection else { return [] }
    let isPicked = command == .pickForToday
    let moved = tasks.filter { task in
      let group = planGroup(of: task)
      return isPicked ? group != .today : group != nil
    }
    let targets = Targets(moved, in: projection)
    goOn(from: targets)
    let tomorrow = dates.today.advanced(byDays: 1)
    return [.run(.snooze(targets.ids, isPicked ? .today : .on(tomorrow)))]
  }

  /// The group of today's plan that a task is in; nil where it is for another day.
  private func planGroup(of task: TaskState) -> TaskGroup? {
    guard let projection else { return nil }
    let group = TaskGrouping(at: dates.now, in: dates.zone).group(of: task, in: projection)
    return [.overdue, .today].contains(group) ? group : nil
  }
}
