internal import RedoIntents

/// Reads a table (RFC 4180) whose first row names the columns.
struct TableReader: TaskReader {
  private let dates: DateContext
  private let heading: TableHeading
  private var reading = ImportReading()
  private var counter = TextLines.Counter()
  private var zones: ForeignZones
  /// The task of the last row, which a comment may still follow.
  private var current: (read: ImportReading.Held, place: String)?
  private var outline = TodoistOutline()
  /// The titles of TickTick's tasks by their numbers in the file.
  private var titles: [String: String] = [:]

  /// The most rows above a heading.
  private static let mostAbove = 12

  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading {
    let text = TableText(bytes)
    if let line = text.openQuote {
      return ImportReading(
        unreadable: "line \(line) opens a quote that nothing closes; close it, or write a quote "
          + "that is part of a text twice, and nothing is imported until then")
    }
    let rows = text.rows.filter { row in
      // Some programs say in a row of its own what parts the fields: sep=;
      !row.fields.allSatisfy { $0.allSatisfy(\.isWhitespace) } && row.fields != ["sep=", ""]
    }
    guard !rows.isEmpty else { return ImportReading() }
    // TickTick says before its heading of when the backup is, and what its numbers mean.
    let top = rows.prefix(mostAbove).firstIndex { TableHeading($0.fields)?.isTickTick == true } ?? 0
    let first = rows[top]
    guard let heading = TableHeading(first.fields) else {
      return ImportReading(
        unreadable: "line \(first.line) names no column title; the columns understood are "
          + TableRow.columns.joined(separator: ", "))
    }
    var reader = TableReader(dates: dates, heading: heading)
    if heading.isTickTick { reader.nameTasks(of: rows[(top + 1)...].map(\.fields)) }
    for row in rows[(top + 1)...] { reader.read(row.fields, at: "line \(row.line)") }
    reader.takeCurrent()
    return reader.reading
  }

  private init(dates: DateContext, heading: TableHeading) {
    (self.dates, self.heading) = (dates, heading)
    zones = ForeignZones(in: dates)
  }

  private mutating func read(_ fields: [String], at place: String) {
    guard let values = heading.values(of: fields) else {
      return reading.refuse(
        place, "it has \(fields.count) fields, the heading \(heading.names.count)")
    }
    if heading.isTickTick { return readTickTick(values, at: place) }
    if heading.isTodoist { return readTodoist(values, at: place) }
    take(TableRow(names: heading.names, values: values), at: place)
  }

  /// A row of Todoist's template: its type says whether it is a task, a comment on the one before, or
  /// the name of the section that begins with it.
  private mutating func readTodoist(_ values: [String: String], at place: String) {
    switch values["type"]?.lowercased() {
    case "task":
      let zone = values["timezone"].flatMap { $0.isEmpty ? nil : zones.zone(named: $0) }
      take(TableRow(todoist: values, in: zone, below: &outline), at: place)
    case "note": takeComment(values)
    case "section": outline.begin(section: values["title"] ?? "")
    default: reading.lose("rows that are no task")
    }
  }

  private mutating func nameTasks(of rows: [[String]]) {
    for values in rows.lazy.compactMap(heading.values) {
      if let number = values["taskid"], !number.isEmpty { titles[number] = values["title"] }
    }
  }

  private mutating func readTickTick(_ values: [String: String], at place: String) {
    let zone = values["timezone"].flatMap { $0.isEmpty ? nil : zones.zone(named: $0) }
    let row = TickTickRow(names: heading.names, values: values, titles: titles, zone: zone)
    guard !row.isNote else { return reading.lose("rows that are no task") }
    reading.take(Self.hold(row, in: dates, at: place, &counter, &reading), at: place)
  }

  private static func hold(
    _ row: TickTickRow, in dates: DateContext, at place: String,
    _ counter: inout TextLines.Counter, _ reading: inout ImportReading
  ) -> ImportReading.Held {
    reading.hold { row.task(in: dates, at: place, &counter, &$0) }
  }

  private mutating func takeComment(_ values: [String: String]) {
    guard current != nil else { return reading.lose("comments on no task") }
    let (text, date) = (values["title"] ?? "", values["due"] ?? "")
    // Of its day, as an annotation of Taskwarrior is.
    let day = ForeignDate.instant(date, in: dates).map { ForeignDate.dayText($0, in: dates) }
    current?.read.task.notes.append(day.map { $0 + " " + text } ?? text)
    if values["author"]?.isEmpty == false { current?.read.lose("who wrote a comment") }
    if day == nil, !date.isEmpty { current?.read.lose("when a comment was written") }
  }

  private mutating func take(_ row: TableRow, at place: String) {
    takeCurrent()
    current = (Self.hold(row, in: dates, at: place, &counter, &reading), place)
  }

  private static func hold(
    _ row: TableRow, in dates: DateContext, at place: String, _ counter: inout TextLines.Counter,
    _ reading: inout ImportReading
  ) -> ImportReading.Held {
    reading.hold { row.task(in: dates, at: place, &counter, &$0) }
  }

  private mutating func takeCurrent() {
    if let (read, place) = current { reading.take(read, at: place) }
    current = nil
  }
}
