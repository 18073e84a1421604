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
    guard !due.isEmpty else { return [] }
    if !board.tellsOfReminders { reminded = NamedReminders() }
    reminded.add(due.map { $0.id(in: projection) })
    // What was said before would hide it; what went wrong is worth more for its time.
    if message?.kind != .failure { message = nil }
    tellOfReminders(areNews: true)
    noteReminders(at: now)
    return [.ring]
  }

  /// Takes notice of whether what was named is on screen at a moment: reading it takes its time.
  mutating func noteReminders(at now: Instant) { reminded.show(showsReminders, at: now) }

  /// Words anew what was named and is still to be done; nothing where none is left, or the user has
  /// taken it away.
  mutating func tellOfReminders(areNews: Bool = false) {
    guard areNews || board.tellsOfReminders, let projection = travel?.present ?? projection
    else { return }
    reminded.keep { reminder in
      guard let task = projection[reminder.task], !task.isArchived else { return false }
      return projection.currentTodo(of: task)?.deadline == reminder.deadline
    }
    board.show(reminders: reminderNotice(in: projection), areNews: areNews)
  }

  /// Names the first of what was named last, and how many more there are.
  private func reminderNotice(in projection: Projection) -> Notice? {
    let count = reminded.reminders.count
    guard let first = reminded.reminders.first, let task = projection[first.task]
    else { return nil }
    let rest = count > 1 ? ", and \(count - 1) more" : ""
    let title = projection.title(of: task).shown
    let words: Clause = "\(quoting: title) \(dueWords(first.deadline))\(rest)"
    return .due(words.text)
  }

  /// Takes what was named away, once it was told to somebody who hears of it once.
  public mutating func dismissReminders() {
    reminded = NamedReminders()
    board.show(reminders: nil, areNews: false)
  }

  /// Takes what was named away where it shows and somebody goes on who can have read it, or who takes
  /// away what shows there.
  mutating func endReadReminders(by command: Command? = nil) {
    let isHidden = command == .back && hidesNotice
    guard showsReminders, isHidden || reminded.canBeRead(by: clock.now) else { return }
    dismissReminders()
  }

  /// Whether what was named is on screen: a message, the line of a search and what may follow the keys
  /// of a chord have its row, what lies over the screen has it from the first key on, and of several
  /// notices most of that leaves room for the last alone, as does the screen from that key on.
  private var showsReminders: Bool {
    guard message == nil, begunKeys.isEmpty else { return false }
    switch overlay {
    case nil: return board.hasNews ? board.tellsOfReminders : board.endsWithReminders
    case .setting, .settling: return board.hasNews && board.tellsOfReminders
    case .prompt(let prompt) where prompt.purpose.isSearch: return false
    default: return board.hasNews && board.endsWithReminders
    }
  }

  /// When a task is due, or was on a day before, with the day where that is not today.
  private func dueWords(_ deadline: Instant) -> String {
    let elapsed = clock.now.milliseconds - deadline.milliseconds
    if (0..<Instant.minute).contains(elapsed) { return "is due now" }
    let (date, friendly) = (clock.zone.date(of: deadline), FriendlyDate(in: clock))
    if date == clock.today { return "is due at " + friendly.clock(deadline) }
    return (date < clock.today ? "was due " : "is due ") + friendly.told(deadline)
  }
}
