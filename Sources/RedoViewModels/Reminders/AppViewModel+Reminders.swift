internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Names the tasks whose time to be named has come since this was last asked, with the bell.
  public mutating func remind() -> [Effect] {
    let now = clock.now
    let ahead = settings.preferences.remindMinutes
    guard let watch = reminderWatch, watch.until <= now, watch.lead == ahead else {
      reminderWatch = ReminderWatch(from: now, lead: ahead)
      return []
    }
    guard now.minute != watch.until.minute else { return [] }
    // What falls due in quiet hours is named when they end.
    let isQuiet = settings.preferences.quietHours?.contains(clock.zone.civil(of: now).time)
    guard isQuiet != true else { return [] }
    reminderWatch?.until = now
    guard let lead = ahead, let projection = travel?.present ?? projection else { return [] }
    let due = projection.reminders(
      after: watch.until, through: now, lead: lead, watchedSince: watch.since)
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
