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
    let isNow = lead == 0 && now.milliseconds - first.deadline.milliseconds < Instant.minute
    let title = projection.title(of: projection.tasks[first.place]).shown
    say(.neutral, "\(quoting: title) \(isNow ? "is due now" : dueWords(first.deadline))\(rest)")
    return [.ring]
  }

  /// When a task is due, or was on a day before, with the day where that is not today.
  private func dueWords(_ deadline: Instant) -> String {
    let (date, friendly) = (clock.zone.date(of: deadline), FriendlyDate(in: clock))
    if date == clock.today { return "is due at " + friendly.clock(deadline) }
    return (date < clock.today ? "was due " : "is due ") + friendly.told(deadline)
  }
}
