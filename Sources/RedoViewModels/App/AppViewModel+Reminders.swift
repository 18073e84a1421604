internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Names the tasks whose time to be named has come since this was last asked, with the bell.
  public mutating func remind() -> [Effect] {
    let now = clock.now
    let ahead = settings.preferences.remindMinutes
    guard let last = remindedUntil, last <= now, ahead == remindedAhead else {
      (remindedUntil, remindedSince, remindedAhead) = (now, now, ahead)
      return []
    }
    guard now.minute != last.minute else { return [] }
    // What falls due in quiet hours is named when they end.
    let isQuiet = settings.preferences.quietHours?.contains(clock.zone.civil(of: now).time)
    guard isQuiet != true else { return [] }
    remindedUntil = now
    guard let lead = ahead, let projection = travel?.present ?? projection else { return [] }
    let due = projection.reminders(
      after: last, through: now, lead: lead, watchedSince: remindedSince)
    guard let first = due.first else { return [] }
    let rest = due.count > 1 ? ", and \(due.count - 1) more" : ""
    let isNow = now.milliseconds - first.deadline.milliseconds < Instant.minute
    let when =
      lead == 0 && isNow ? "now" : "at " + FriendlyDate(in: clock).clock(first.deadline)
    let title = projection.title(of: projection.tasks[first.place]).shown
    say(.neutral, "\(quoting: title) is due \(when)\(rest)")
    return [.ring]
  }
}
