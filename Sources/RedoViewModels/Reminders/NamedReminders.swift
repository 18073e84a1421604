internal import RedoProtocol

/// What was named because its time had come, until somebody goes on who can have read it.
struct NamedReminders: Hashable, Sendable {
  /// What was named, the latest first.
  private(set) var reminders: [ReminderID] = []
  /// Since when all of it has been on screen; nil where it is not.
  private var shown: Instant?

  /// Names more.
  mutating func add(_ new: [ReminderID]) {
    let names = Set(new)
    reminders = new + reminders.filter { !names.contains($0) }
    shown = nil
  }

  /// Names no more what holds no longer.
  mutating func keep(where holds: (ReminderID) -> Bool) { reminders.removeAll { !holds($0) } }

  /// Takes notice of whether it is on screen at a moment; a clock that was set back begins anew.
  mutating func show(_ isShown: Bool, at now: Instant) {
    shown = isShown ? min(shown ?? now, now) : nil
  }

  /// Whether somebody who goes on can have read it.
  func canBeRead(by now: Instant) -> Bool {
    shown.map { now.milliseconds - $0.milliseconds >= NoticeBoard.readingTime } ?? false
  }
}
