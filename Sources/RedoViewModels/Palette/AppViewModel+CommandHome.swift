internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Leading to where a command means something, with what it was asked for.
extension AppViewModel {
  /// Where a command means something.
  func home(of command: Command) -> CommandHome? {
    CommandHome.all.first { vocabulary?[$0.context]?.contains(command) == true }
  }

  /// Goes to where a command means something, to the task that it would have been about here where
  /// that is listed there, and says which key does it to what.
  mutating func lead(to home: CommandHome, for command: Command) {
    let tasks = targetTasks
    go(to: home)
    let key = settings.keys.name(of: command, in: home.context)
    guard home.listsTasks, command != .markAll, let first = tasks.first, let projection else {
      return say(.neutral, "\(key) does it here: \(command.summary)")
    }
    func title(_ task: TaskState) -> Clause {
      Clause(quoting: projection.title(of: task).shown)
    }
    let words: Clause
    if let found = tasks.first(where: { selectHere($0.id) }) {
      words = "\(key) does it here\(tasks.count > 1 ? ", to \(title(found)) alone" : Clause(""))"
    } else {
      let missing: Clause =
        tasks.count == 1 ? "\(title(first)) is" : "none of the \(tasks.count) tasks is"
      let other = targetTasks.first.map { ", to \(title($0))" as Clause } ?? ""
      words = "\(missing) not listed here; \(key) does it\(other)"
    }
    say(.neutral, "\(words): \(command.summary)")
  }

  /// Goes to where a command means something.
  mutating func go(to home: CommandHome) {
    switch home.context {
    case .list: showTasks()
    case .detail: showTasks(.detail)
    case .plan: show(.plan)
    case .calendar: show(.calendar)
    case .analytics: show(.analytics)
    case .activity: show(.activity)
    case .settings: show(.settings)
    default: showPresets()
    }
  }

  /// Selects a task on the screen that shows, on its day in the calendar, or its latest change; false
  /// where it is not listed.
  private mutating func selectHere(_ id: TaskID) -> Bool {
    guard let world else { return false }
    switch screen {
    case .activity: return activity.select(changeOf: id, in: world)
    case .calendar:
      guard let deadline = calendar.deadline(of: id, in: world) else { return false }
      let earlier = calendar
      calendar.select(world.dates.zone.civil(of: deadline).date, in: world)
      if select(.task(id)) { return true }
      calendar = earlier
      return false
    default: return select(.task(id))
    }
  }
}
