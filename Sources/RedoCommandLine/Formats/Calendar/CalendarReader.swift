internal import RedoIntents

/// Reads the to-dos of an iCalendar (RFC 5545).
enum CalendarReader: TaskReader {
  /// How many lines one to-do may have.
  private static let mostLines = 10_000
  private static let unended = "the to-do has no END:VTODO"

  /// A to-do whose end has not been read yet.
  private struct OpenEntry {
    /// The number of the line that begins it.
    let start: Int
    var lines: [CalendarLine] = []
    /// The alarms and other parts inside it that have not ended: their lines are not its own.
    var inner: [String] = []

    mutating func add(_ line: CalendarLine, telling reading: inout ImportReading) {
      guard inner.isEmpty else { return }
      guard lines.count < mostLines else {
        return reading.lose("lines of a to-do beyond its first \(mostLines)")
      }
      lines.append(line)
    }
  }

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
    var entry: OpenEntry?
    for (number, line) in lines {
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VTODO"):
        // None lies in another: the one before was cut off, and what follows is not part of it.
        if let entry { reading.refuse("line \(entry.start)", unended) }
        entry = OpenEntry(start: number)
      case ("END", "VTODO"):
        if let entry { take(entry, in: &dates, &counter, &reading) }
        entry = nil
      case ("BEGIN", let part) where entry != nil:
        entry?.inner.append(part)
        if part == "VALARM" { reading.lose(LossWords.alarms) }
      case ("END", let part) where entry?.inner.last == part: entry?.inner.removeLast()
      case ("BEGIN", "VEVENT"), ("BEGIN", "VJOURNAL"):
        reading.lose("events and journals are no tasks")
      default: entry?.add(line, telling: &reading)
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
    _ ended: OpenEntry, in dates: inout CalendarDates, _ counter: inout TextLines.Counter,
    _ reading: inout ImportReading
  ) {
    let place = "line \(ended.start)"
    guard ended.inner.isEmpty else {
      return reading.refuse(place, "a part of the to-do has no END")
    }
    let entry = CalendarEntry(ended.lines)
    if entry.isOneOfSeries { return reading.lose("changes of single times of a repeating to-do") }
    reading.take(at: place) { entry.task(in: &dates, &counter, &$0) }
  }
}
