internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Writes an iCalendar of to-dos (RFC 5545).
enum CalendarWriter: TaskWriter {
  static func write(_ tasks: [TaskPicture], in world: World) -> [UInt8] {
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Redo//Redo \(world.version)//EN"]
    let text =
      head.map { $0 + "\r\n" }.joined() + tasks.map { entry($0, world) }.joined()
      + "END:VCALENDAR\r\n"
    return Array(text.utf8)
  }

  private static func entry(_ task: TaskPicture, _ world: World) -> String {
    let (state, done) = (task.state, task.completed(in: world))
    var lines = [
      "BEGIN:VTODO\r\n", CalendarLine.written("UID", state.id.description),
      moment("DTSTAMP", state.updated), moment("CREATED", state.created),
      moment("LAST-MODIFIED", state.updated), CalendarLine.written("SUMMARY", task.title.shown),
    ]
    let description = task.description(in: world)
    if !description.isEmpty { lines.append(CalendarLine.written("DESCRIPTION", description)) }
    let rhythm = task.rhythm
    // A rule needs a date to start from.
    let start = rhythm == nil ? nil : task.deadline
    let local = start.flatMap { ForeignDate.localText($0, in: world.dates) }
    if let due = task.lastTodo(in: world)?.deadline {
      lines += dates(due, isStart: start != nil, local)
    }
    lines.append(plain("PRIORITY", "\(11 - 2 * min(max(state.priority, 1), 5))"))
    if !task.title.tags.isEmpty {
      lines.append(plain("CATEGORIES", task.markedTags.joined(separator: ",")))
    }
    if !task.title.people.isEmpty {
      lines.append(plain("X-REDO-PEOPLE", task.title.people.joined(separator: ",")))
    }
    if state.storyPoints != 1 { lines.append(plain("X-REDO-POINTS", "\(state.storyPoints)")) }
    if state.isPrivate { lines.append(plain("CLASS", "PRIVATE")) }
    if let rhythm {
      if let start {
        let localStart = local == nil ? nil : start
        lines.append(plain("RRULE", rule(rhythm, from: localStart, of: task, world)))
      }
      lines.append(plain("X-REDO-EVERY", "\(rhythm.days)"))
    }
    if let done {
      lines += [plain("STATUS", "COMPLETED"), moment("COMPLETED", done)]
    } else {
      lines.append(plain("STATUS", state.isArchived ? "CANCELLED" : "NEEDS-ACTION"))
    }
    if state.isArchived { lines.append(plain("X-REDO-ARCHIVED", "TRUE")) }
    return lines.joined() + "END:VTODO\r\n"
  }

  /// When it is due, and for a rule its start (RFC 5545, section 3.8.2.4).
  ///
  /// What repeats is in local time: its rule counts the user's own days then, and keeps the time of
  /// day where clocks change. Beside it stands the moment, which this program reads in any zone.
  private static func dates(_ due: Instant, isStart: Bool, _ local: String?) -> [String] {
    let utc = due.basicText
    guard isStart else { return [plain("DUE", utc)] }
    let dates = [plain("DTSTART", local ?? utc), plain("DUE", local ?? utc)]
    return dates + (local.map { [plain("X-REDO-DUE;LOCAL=" + $0, utc)] } ?? [])
  }

  /// A rule; its start is nil where that is written in UTC.
  private static func rule(
    _ rhythm: Rhythm, from start: Instant?, of task: TaskPicture, _ world: World
  ) -> String {
    switch rhythm {
    case .days(let count), .fixedDays(let count): "FREQ=DAILY;INTERVAL=\(count)"
    case .months(let count): "FREQ=MONTHLY;INTERVAL=\(count)" + lastDays(start, of: task, world)
    case .years(let count): "FREQ=YEARLY;INTERVAL=\(count)" + lastDays(start, of: task, world)
    }
  }

  /// What keeps a rule from leaving out months that lack its day, as it would by RFC 5545, section
  /// 3.3.10; nothing where it starts in UTC, whose days may be others than the user's.
  private static func lastDays(
    _ start: Instant?, of task: TaskPicture, _ world: World
  ) -> String {
    let zone = world.dates.zone
    guard let start, let day = world.tasks.schedule(of: task.state, in: zone)?.days.dayOfMonth,
      day > 28
    else { return "" }
    let month = zone.date(of: start).month
    let isYearly = if case .years = task.rhythm { true } else { false }
    return (isYearly ? ";BYMONTH=\(month)" : "")
      + ";BYMONTHDAY=\((28...day).map(String.init).joined(separator: ","));BYSETPOS=-1"
  }

  private static func moment(_ name: String, _ instant: Instant) -> String {
    plain(name, instant.basicText)
  }

  private static func plain(_ name: String, _ value: String) -> String {
    CalendarLine.written(name, value, isText: false)
  }
}
