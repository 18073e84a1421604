internal import RedoIntents

/// Reads the to-dos of an iCalendar (RFC 5545).
enum CalendarReader: TaskReader {
  /// How many lines one to-do may have.
  private static let mostLines = 10_000
  private static let unended = "the to-do has no END:VTODO"

  static func read(_ bytes: [UInt8], in context: DateContext) -> ImportReading {
    let lines = lines(of: bytes)
    guard lines.contains(where: { isOfCalendar($0.line) }) else {
      return ImportReading(
        unreadable: "the file holds no calendar, as no line of it is BEGIN:VCALENDAR; "
          + "name the format that it has with --format")
    }
    var reading = ImportReading()
    // What defines a zone may stand behind what names it.
    var dates = CalendarDates(
      in: context, defining: CalendarZone.zones(in: lines.map { $0.line }, context))
    var counter = TextLines.Counter()
    var entry: (start: Int, lines: [CalendarLine])?
    // Alarms and other parts inside a to-do are not the to-do's own lines.
    var inner: [String] = []
    for (number, line) in lines {
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VTODO"):
        // None lies in another: the one before was cut off, and what follows is not part of it.
        if let entry { reading.refuse("line \(entry.start)", unended) }
        entry = (number, [])
        inner = []
      case ("END", "VTODO"):
        guard let (start, lines) = entry else { continue }
        if inner.isEmpty {
          take(CalendarEntry(lines), at: "line \(start)", in: &dates, &counter, &reading)
        } else {
          reading.refuse("line \(start)", "a part of the to-do has no END")
        }
        entry = nil
        inner = []
      case ("BEGIN", let part) where entry != nil:
        inner.append(part)
        if part == "VALARM" { reading.lose(LossWords.alarms) }
      case ("END", let part) where inner.last == part: inner.removeLast()
      case ("BEGIN", "VEVENT"), ("BEGIN", "VJOURNAL"):
        reading.lose("events and journals are no tasks")
      default:
        guard inner.isEmpty, let count = entry?.lines.count else { continue }
        guard count < mostLines else {
          reading.lose("lines of a to-do beyond its first \(mostLines)")
          continue
        }
        entry?.lines.append(line)
      }
    }
    if let entry { reading.refuse("line \(entry.start)", unended) }
    return reading
  }

  /// Whether a line begins a calendar, or a to-do, which may stand in none.
  private static func isOfCalendar(_ line: CalendarLine) -> Bool {
    line.name == "BEGIN" && ["VCALENDAR", "VTODO"].contains(line.value.uppercased())
  }

  /// The lines that have a name, each with its number.
  private static func lines(of bytes: [UInt8]) -> [(number: Int, line: CalendarLine)] {
    FoldedLine.lines(of: bytes).compactMap { folded in
      CalendarLine(folded.text).map { (number: folded.number, line: $0) }
    }
  }

  private static func take(
    _ entry: CalendarEntry, at place: String, in dates: inout CalendarDates,
    _ counter: inout TextLines.Counter, _ reading: inout ImportReading
  ) {
    if entry.isOneOfSeries { return reading.lose("changes of single times of a repeating to-do") }
    reading.take(at: place) { entry.task(in: &dates, &counter, &$0) }
  }
}
