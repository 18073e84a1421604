internal import RedoIntents
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
  /// As much of it as stands above the rest, row by row.
  public let heading: [String]
  /// Whether the title goes on behind that; what there is to know then has it whole.
  public let isHeadingCut: Bool
  /// What there is to know, row by row.
  public let lines: [DetailLine]
  /// Where the snooze keys lead.
  public let later: [Later]

  /// Writes a task's card, with what others did to it while it showed.
  init(of task: TaskState, in world: ScreenWorld, settled: String? = nil) {
    let projection = world.projection
    title = projection.title(of: task).shown
    let columns = TriageLayout(room: world.room).text.columns
    let rows = LineWrapper.lines(of: [DetailSpan(title)], columns: columns).map(\.text)
    heading = Array(
      rows.prefix(TriageLayout(room: world.room, titleRows: rows.count).title.rows))
    isHeadingCut = heading.count < rows.count
    var writer = TaskDetailWriter(
      task: task, projection: projection, dates: world.dates, ranking: world.settings.ranking,
      columns: columns, device: world.settings.device, keys: world.settings.keys)
    if let settled {
      writer.add([DetailSpan("It was \(settled); this is the next time.", .warning)])
      writer.addBlank()
    }
    writer.writeFacts()
    if isHeadingCut {
      writer.addBlank()
      writer.add([DetailSpan(title)])
    }
    writer.writeDescription()
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
