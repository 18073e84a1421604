internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Names the tasks whose time to be named has come since this was last asked, with the bell.
  public mutating func remind() -> [Effect] {
    let now = clock.now
    guard let last = remindedUntil, last <= now else {
      remindedUntil = now
      return []
    }
    guard now.milliseconds / 60_000 != last.milliseconds / 60_000 else { return [] }
    remindedUntil = now
    guard let lead = settings.preferences.remindMinutes,
      let projection = travel?.present ?? projection
    else { return [] }
    let ahead = Int64(lead) * 60_000
    let span = last.milliseconds + ahead + 1...now.milliseconds + ahead
    let due = projection.tasks.filter { task in
      guard !task.isArchived, let todo = projection.currentTodo(of: task) else { return false }
      return span.contains(todo.deadline.milliseconds)
    }
    guard let first = due.first, let deadline = projection.currentTodo(of: first)?.deadline else {
      return []
    }
    let rest = due.count > 1 ? ", and \(due.count - 1) more" : ""
    let when = lead == 0 ? "now" : "at " + FriendlyDate(in: clock).clock(deadline)
    say(.neutral, "“\(projection.title(of: first).shown)” is due \(when)\(rest)")
    return [.ring]
  }
}
