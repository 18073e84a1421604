public import RedoProtocol

extension Projection {
  /// How a task comes back; nil where no other time follows.
  public func rhythm(of task: TaskState) -> Rhythm? {
    guard let days = repeatDays(of: task) else { return nil }
    guard let stored = task.fields.title, isWorthReading(stored) else { return .days(days) }
    return Rhythm(everyDays: days, titled: title(of: task))
  }

  /// Whether a title may say how a repeat is counted; most of thousands do not.
  private func isWorthReading(_ stored: LogText) -> Bool {
    stored.isEscaped
      || graph.bytes.withSpan { TitleText.mayCount(stored: $0.extracting(stored.range)) }
  }

  /// The days on which a task comes back that counts from the deadline, and their time of day; nil
  /// where it counts otherwise, or no todo is open.
  ///
  /// They are counted from the open todo's deadline, or where that one was put off, from the date that
  /// it was put off from (PROTOCOL.md, "Text conventions").
  public func schedule(of task: TaskState, in zone: LocalZone) -> (
    days: RepeatSchedule, time: CivilTime
  )? {
    guard let rhythm = rhythm(of: task), rhythm.isFixed, let todo = currentTodo(of: task) else {
      return nil
    }
    let history = RepeatHistory(of: task, open: todo.id, in: graph, zone)
    let (deadline, time) = (zone.date(of: todo.deadline), history.time(of: todo.deadline))
    guard let start = history.start, start != todo.deadline else {
      return (history.schedule(from: deadline, by: rhythm), time)
    }
    let (startDay, startTime) = (zone.date(of: start), history.time(of: start))
    let schedule = history.schedule(from: startDay, by: rhythm)
    // What was skipped is in step with the schedule: what comes after it is meant.
    let isInStep = time == startTime && schedule.contains(deadline)
    return isInStep ? (history.schedule(from: deadline, by: rhythm), time) : (schedule, startTime)
  }

  /// Whether a task goes on to fall due as it does where its days are set once more, which counts them
  /// from the deadline that there is; so does all that has no schedule.
  public func keepsSchedule(of task: TaskState, settingDaysIn zone: LocalZone) -> Bool {
    guard let schedule = schedule(of: task, in: zone), let rhythm = rhythm(of: task),
      let todo = currentTodo(of: task)
    else { return true }
    let (date, time) = zone.civil(of: todo.deadline)
    return schedule.days == RepeatSchedule(from: date, by: rhythm) && schedule.time == time
  }
}
