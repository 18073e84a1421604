public import RedoIntents
public import RedoProtocol
internal import RedoTasks

/// What is shown of tasks that fall due: plain text, with nothing in it that acts on anything.
public struct ReminderNotice: Hashable, Sendable {
  /// What is told of, for buttons to act on; nil where that is several tasks at once.
  public let occurrence: TaskOccurrence?
  /// The task's title, or how many there are.
  public let summary: String
  /// When it is due, and what it is about.
  public let body: String
  /// What is told with it: one reminder, or each of several.
  public let reminders: [ReminderID]

  /// The longest line that is shown, in columns.
  private static let columns = 120
  /// The most notices of one task each; more of them would cover the desktop.
  static let most = 5

  /// Tells of one task.
  init(of reminder: Reminder, in world: World) {
    let state = world.tasks.tasks[reminder.place]
    let title = world.tasks.title(of: state)
    let dates = FriendlyDate(in: world.dates)
    let parts = [
      "due \(dates.moment(reminder.deadline))", dates.distance(reminder.deadline),
      title.labelTexts(everyDays: state.frequencyDays).joined(separator: " "),
    ]
    occurrence = world.tasks.currentTodo(of: state).map {
      TaskOccurrence(task: state.id, todo: $0.id, deadline: reminder.deadline)
    }
    summary = Self.plain(title.shown, in: world)
    body = Self.plain(parts.filter { !$0.isEmpty }.joined(separator: " · "), in: world)
    reminders = [reminder.id(in: world.tasks)]
  }

  /// Tells of several tasks at once.
  private init(ofAll reminders: [Reminder], in world: World) {
    let titles = reminders.map { world.tasks.title(of: world.tasks.tasks[$0.place]).shown }
    occurrence = nil
    summary = "\(reminders.count) more tasks fall due"
    body = Self.plain(titles.joined(separator: ", "), in: world)
    self.reminders = reminders.map { $0.id(in: world.tasks) }
  }

  private static func plain(_ text: String, in world: World) -> String {
    world.output.measure.fitted(world.output.measure.sanitized(text), to: columns)
  }

  /// The notices for what falls due: one a task, and one for the rest where that would be many.
  static func all(of reminders: [Reminder], in world: World) -> [ReminderNotice] {
    guard reminders.count > most else { return reminders.map { Self(of: $0, in: world) } }
    // Those that were due last are the news.
    return [Self(ofAll: Array(reminders.dropLast(most - 1)), in: world)]
      + reminders.suffix(most - 1).map { Self(of: $0, in: world) }
  }
}
