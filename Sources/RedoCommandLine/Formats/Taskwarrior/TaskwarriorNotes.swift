internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The lines of a description as annotations, which are told apart by their seconds.
///
/// A line that begins with a day is one of that day, as the import writes those of Taskwarrior. The
/// others stand in the seconds from the task's creation on, where the import knows them again.
struct TaskwarriorNotes {
  private typealias Note = (moment: Instant, text: String)

  private let notes: [Note]
  /// How many of them are lines without a day.
  let plainCount: Int

  /// Takes the lines that are not blank.
  init(of task: TaskPicture, in world: World) {
    let lines = task.description(in: world)
      .split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
      .filter { !TextLines.isEmpty($0) }
    let dated = lines.map { Self.dated($0, in: world.dates) }
    let start = Instant(milliseconds: task.state.created.milliseconds / 1000 * 1000)
    plainCount = dated.count { $0 == nil }
    var taken = Set(
      (0..<plainCount).map { Self.moment($0, after: start).milliseconds })
    var free: [Instant: Instant] = [:]
    var plain = 0
    notes = zip(lines, dated).map { line, dated in
      guard let dated else {
        plain += 1
        return (Self.moment(plain - 1, after: start), String(line))
      }
      var moment = free[dated.moment] ?? dated.moment
      while !taken.insert(moment.milliseconds).inserted { moment = Self.moment(1, after: moment) }
      free[dated.moment] = Self.moment(1, after: moment)
      return (moment, dated.text)
    }
  }

  /// Whether an annotation's moment is that of a line without a day, of so many in a task.
  static func isPlain(_ moment: Instant, of count: Int64, in created: Instant) -> Bool {
    (0..<count * 1000).contains(moment.milliseconds - created.milliseconds)
  }

  private static func moment(_ seconds: Int, after start: Instant) -> Instant {
    Instant(milliseconds: start.milliseconds + Int64(seconds) * 1000)
  }

  /// A line that begins with a day, at noon of it; nil for another one.
  private static func dated(_ line: Substring, in dates: DateContext) -> Note? {
    let (day, rest) = (String(line.prefix(10)), line.dropFirst(10))
    guard rest.first == " ", !TextLines.isEmpty(rest), let date = ForeignDate.day(day)
    else { return nil }
    let noon = CivilTime(hour: 12, minute: 0) ?? .midnight
    let moment = dates.zone.instant(of: date, at: noon).clamped
    guard ForeignDate.dayText(moment, in: dates) == day else { return nil }
    return (moment, String(rest.dropFirst()))
  }

  /// Writes the member; nothing where there is none of them.
  func write(to writer: inout CanonicalWriter) {
    guard !notes.isEmpty else { return }
    writer.key("annotations")
    writer.beginArray()
    for note in notes {
      writer.beginObject()
      writer.key("description")
      writer.text(note.text)
      writer.key("entry")
      writer.value(note.moment.basicText)
      writer.endObject()
    }
    writer.endArray()
  }
}
