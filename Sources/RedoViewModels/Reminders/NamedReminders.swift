internal import RedoProtocol

/// What was named because its time had come, until somebody goes on who can have read it.
struct NamedReminders: Hashable, Sendable {
  /// What was named, the latest first.
  private(set) var reminders: [ReminderID] = []
  /// When the latest of it came.
  private var latest = Instant(milliseconds: 0)

  /// Names more.
  mutating func add(_ new: [ReminderID], at now: Instant) {
    let names = Set(new)
    reminders = new + reminders.filter { !names.contains($0) }
    latest = now
  }

  /// Names no more what holds no longer.
  mutating func keep(where holds: (ReminderID) -> Bool) { reminders.removeAll { !holds($0) } }

  /// Whether somebody who goes on can have read it; a clock that was set back tells nothing of that.
  func canBeRead(by now: Instant) -> Bool {
    now < latest || now.milliseconds - latest.milliseconds >= NoticeBoard.readingTime
  }
}
