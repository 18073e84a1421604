internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// What a triage shows of the task that is to be decided on.
public struct TriageCard: Equatable, Sendable {
  /// Where one of the snooze keys would move the deadline.
  public struct Later: Hashable, Sendable {
    /// The command of the key.
    public let command: Command
    /// The day, such as `Mon 23 Nov`; empty where the deadline cannot move.
    public let day: String
  }

  /// The title as shown.
  public let title: String
  /// What there is to know, row by row.
  public let lines: [DetailLine]
  /// Where the snooze keys lead.
  public let later: [Later]

  /// Writes a task's card in rows of so many columns, below what others did to it while it showed.
  init(of task: TaskState, in world: ScreenWorld, columns: Int, settled: String? = nil) {
    let projection = world.projection
    var writer = TaskDetailWriter(
      task: task, projection: projection, dates: world.dates, ranking: world.settings.ranking,
      columns: columns, device: world.settings.device, keys: world.settings.keys)
    writer.writeTitle(whereWiderThan: columns)
    if let settled {
      writer.add([DetailSpan("It was \(settled); this is the next time.", .warning)])
      writer.addBlank()
    }
    writer.writeFacts()
    writer.writeDescription()
    title = projection.title(of: task).shown
    lines = writer.lines
    let reader = PromptReading(
      projection: projection, dates: world.dates, settings: world.settings)
    let friendly = FriendlyDate(in: world.dates)
    later = Command.snoozes.map { command, days in
      let deadline = try? reader.deadlines(of: [task.id], after: .days(days)).first
      return Later(
        command: command,
        day: deadline.map { friendly.weekdayAndDay(world.dates.zone.date(of: $0)) } ?? "")
    }
  }
}

extension Command {
  /// The commands that move a deadline by so many days.
  static let snoozes: [(command: Command, days: Int64)] = [
    (.snoozeDay, 1), (.snoozeThreeDays, 3), (.snoozeWeek, 7), (.snoozeTwoWeeks, 14),
  ]
}
