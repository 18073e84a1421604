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
    if let due = task.lastTodo(in: world)?.deadline { lines.append(moment("DUE", due)) }
    lines.append(plain("PRIORITY", "\(11 - 2 * min(max(state.priority, 1), 5))"))
    if !task.title.tags.isEmpty {
      lines.append(plain("CATEGORIES", task.title.tags.joined(separator: ",")))
    }
    if !task.title.people.isEmpty {
      lines.append(plain("X-REDO-PEOPLE", task.title.people.joined(separator: ",")))
    }
    if state.storyPoints != 1 { lines.append(plain("X-REDO-POINTS", "\(state.storyPoints)")) }
    if state.isPrivate { lines.append(plain("CLASS", "PRIVATE")) }
    if let rhythm = task.rhythm { lines += repeats(rhythm, isOpen: task.deadline != nil) }
    if let done {
      lines += [plain("STATUS", "COMPLETED"), moment("COMPLETED", done)]
    } else {
      lines.append(plain("STATUS", state.isArchived ? "CANCELLED" : "NEEDS-ACTION"))
    }
    if state.isArchived { lines.append(plain("X-REDO-ARCHIVED", "TRUE")) }
    return lines.joined() + "END:VTODO\r\n"
  }

  /// A rule needs a date to start from.
  private static func repeats(_ rhythm: Rhythm, isOpen: Bool) -> [String] {
    let rule =
      switch rhythm {
      case .days(let count), .fixedDays(let count): "FREQ=DAILY;INTERVAL=\(count)"
      case .months(let count): "FREQ=MONTHLY;INTERVAL=\(count)"
      case .years(let count): "FREQ=YEARLY;INTERVAL=\(count)"
      }
    return (isOpen ? [plain("RRULE", rule)] : []) + [plain("X-REDO-EVERY", "\(rhythm.days)")]
  }

  private static func moment(_ name: String, _ instant: Instant) -> String {
    plain(name, ForeignDate.basicText(instant))
  }

  private static func plain(_ name: String, _ value: String) -> String {
    CalendarLine.written(name, value, isText: false)
  }
}
