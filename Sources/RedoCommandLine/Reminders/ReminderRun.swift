internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// What one run of `remind` has to name.
struct ReminderRun {
  private let world: World
  /// From when on tasks are named.
  private let start: Instant
  /// Up to when they are.
  private let end: Instant
  private let reminders: [Reminder]
  /// How many more there were that another device has told.
  private let toldElsewhere: Int
  private let isQuiet: Bool

  /// Finds what fell due since the last run; on the first one, since the day began.
  init(in world: World) {
    self.world = world
    let (dates, preferences) = (world.dates, world.settings.preferences)
    let now = dates.now
    let midnight = dates.zone.instant(of: dates.today, at: .midnight)
    // A clock that was set back begins anew with the present.
    let last = world.reminded.map { min($0, now) }
    start = last ?? Instant(milliseconds: midnight.milliseconds - 1)
    // What a device that came first has told is never told again by looking back.
    end = max(start, world.toldElsewhere?.end(at: now, in: world.tasks) ?? now)
    let due = world.tasks.reminders(
      after: start, through: end, lead: preferences.remindMinutes ?? 0)
    reminders = due.filter {
      world.toldElsewhere?.told.contains($0.id(in: world.tasks)) != true
    }
    toldElsewhere = due.count - reminders.count
    isQuiet = preferences.quietHours?.contains(dates.zone.civil(of: now).time) ?? false
  }

  /// What is to be done: show them, unless it is time to be quiet.
  func response(patience: Int) -> Response {
    guard !isQuiet else { return .output(quietness) }
    let notices = ReminderNotice.all(of: reminders, in: world)
    let batch = NoticeBatch(
      notices: notices, previous: world.reminded, moment: end, patience: patience)
    return .notify(batch) { outcome in
      guard case .shown(let endings) = outcome else {
        return .output(silence("another redo remind is naming what is due"))
      }
      return answer(to: endings, of: notices)
    }
  }

  /// Says what was named, and does what was asked for by buttons.
  private func answer(
    to endings: [NoticeBatch.Ending], of notices: [ReminderNotice]
  ) -> Response {
    var output = listing
    var intents: [Intent] = []
    var failures: [String] = []
    for (notice, ending) in zip(notices, endings) {
      switch ending {
      case .shown: break
      case .chosen(let action, let moment):
        if let told = notice.occurrence { intents.append(action.intent(on: told, at: moment)) }
      case .failed(let reason): failures.append(reason)
      }
    }
    for reason in Set(failures).sorted() { output.complain(reason, in: world.output) }
    if !failures.isEmpty, failures.count == endings.count {
      output.standardOutput = []
      output.exitCode = 1
    }
    guard !intents.isEmpty else { return .output(output) }
    return .performEach(intents) { results in
      var account = world.account(of: results)
      account.standardOutput = output.standardOutput + account.standardOutput
      account.standardError = output.standardError + account.standardError
      return account
    }
  }

  /// What a run would name now: nothing in quiet hours.
  var preview: CommandOutput { isQuiet ? quietness : listing }

  private var quietness: CommandOutput { silence("nothing is named in quiet hours") }

  /// What falls due, a line each: at a terminal its time and title, else id, deadline and title
  /// between tabs.
  var listing: CommandOutput {
    let (measure, palette) = (world.output.measure, world.output.palette)
    guard !reminders.isEmpty else {
      return silence(nothingDue)
    }
    return CommandOutput(
      lines: reminders.map { reminder in
        let task = world.tasks.tasks[reminder.place]
        let title = measure.sanitized(world.tasks.title(of: task).shown)
        guard world.output.isTerminal else {
          return "\(task.id)\t\(reminder.deadline.wallText)\t\(title)"
        }
        let when = FriendlyDate(in: world.dates).moment(reminder.deadline)
        let room = world.output.columns - measure.columns(when) - 2
        return palette.paint(when, palette.warning) + "  " + measure.fitted(title, to: room)
      })
  }

  private var nothingDue: String {
    guard toldElsewhere > 0 else {
      return "nothing fell due since \(FriendlyDate(in: world.dates).moment(start))"
    }
    let tasks = Quantity.text(toldElsewhere, "task")
    return "nothing left to name: \(tasks) named by another device of yours"
  }

  /// One line for a person; nothing for a timer.
  private func silence(_ sentence: String) -> CommandOutput {
    guard world.output.isTerminal else { return CommandOutput() }
    return CommandOutput(lines: [world.output.palette.paint(sentence, world.output.palette.faint)])
  }

  /// What would be named, for other programs.
  var json: CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.member("quiet", isQuiet)
    writer.key("reminders")
    writer.beginArray()
    for reminder in reminders {
      let task = world.tasks.tasks[reminder.place]
      writer.beginObject()
      writer.member("deadline", reminder.deadline)
      writer.member("id", task.id.description)
      writer.member("moment", reminder.moment)
      writer.member("title", world.tasks.title(of: task).shown)
      writer.endObject()
    }
    writer.endArray()
    writer.member("since", start)
    writer.member("through", end)
    writer.member("toldElsewhere", toldElsewhere)
    writer.endObject()
    return writer
  }
}
