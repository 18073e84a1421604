internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// One to-do of an iCalendar.
struct CalendarEntry {
  private let lines: [CalendarLine]

  /// Properties that are told by others, or say nothing about the task.
  private static let known: Set<String> = [
    "UID", "SUMMARY", "DESCRIPTION", "DUE", "COMPLETED", "STATUS", "PRIORITY", "CATEGORIES",
    "RRULE", "CLASS", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE", "PERCENT-COMPLETE",
    "RECURRENCE-ID", "DURATION", "LOCATION", "URL", "X-REDO-POINTS", "X-REDO-PEOPLE",
    "X-REDO-ARCHIVED", "X-REDO-EVERY", "X-REDO-DUE",
  ]

  /// Properties that a to-do has once, so that the first of them counts.
  private static let single: Set<String> = [
    "SUMMARY", "DESCRIPTION", "DUE", "COMPLETED", "STATUS", "PRIORITY", "RRULE", "CLASS",
    "DURATION", "LOCATION", "URL", "X-REDO-POINTS", "X-REDO-PEOPLE", "X-REDO-EVERY",
    "X-REDO-DUE",
  ]

  /// Properties that say something of the task and have no place of their own.
  private static let kept: Set<String> = [
    "DTSTART", "RELATED-TO", "COMMENT", "EXDATE", "RDATE", "ESTIMATED-DURATION", "ATTENDEE",
    "ORGANIZER", "CONTACT", "ATTACH",
  ]

  init(_ lines: [CalendarLine]) {
    self.lines = lines
  }

  private subscript(name: String) -> CalendarLine? {
    lines.first { $0.name == name }
  }

  /// Whether it tells of one time of a repeating to-do alone.
  var isOneOfSeries: Bool { self["RECURRENCE-ID"] != nil }

  /// The task, with what is lost on the way.
  func task(
    in dates: inout CalendarDates, _ counter: inout TextLines.Counter,
    _ reading: inout ImportReading
  ) -> ForeignTask {
    let title = self["SUMMARY"]?.text ?? ""
    var task = ForeignTask(
      source: self["UID"].map { Self.source($0.text) } ?? "ics " + counter.name(title),
      title: title)
    task.notes = self["DESCRIPTION"].map { [$0.text] } ?? []
    task.takeLabels(
      lines.filter { $0.name == "CATEGORIES" }.flatMap(\.texts), as: .tag, &reading)
    task.takeLabels(self["X-REDO-PEOPLE"]?.texts ?? [], as: .person, &reading)
    task.priority = self["PRIORITY"].flatMap { Int($0.value) }.flatMap(Self.priority)
    task.points = self["X-REDO-POINTS"].flatMap { Int64($0.value) }
      .flatMap { FieldRanges.storyPoints.contains($0) ? $0 : nil }
    task.isPrivate = ["PRIVATE", "CONFIDENTIAL"].contains(self["CLASS"]?.value.uppercased())
    task.isArchived = status == "CANCELLED" || self["X-REDO-ARCHIVED"] != nil
    if status == "CANCELLED", self["X-REDO-ARCHIVED"] == nil {
      reading.lose(LossWords.cancelled)
    }
    task.occurrences = occurrences(in: &dates, &task.notes, &reading)
    if isUnderWay, task.occurrences.last?.completed == nil {
      reading.lose(LossWords.underWay)
    }
    readRepeat(&task, in: dates.context, &reading)
    if self["CREATED"] != nil { reading.lose(LossWords.creationDates) }
    for (name, word) in [("LOCATION", "location"), ("URL", "address")] {
      guard let text = self[name]?.text, !text.isEmpty else { continue }
      task.notes.append("\(word): \(text)")
      reading.lose("places and addresses are kept as text")
    }
    keepOthers(&task, in: &dates, &reading)
    for line in lines where !Self.known.contains(line.name) && !Self.isKept(line) {
      reading.lose(.property, called: line.name)
    }
    return task
  }

  /// Keeps as text what has no place of its own, and what a property says that stood there before.
  private func keepOthers(
    _ task: inout ForeignTask, in dates: inout CalendarDates, _ reading: inout ImportReading
  ) {
    var counts: [String: Int] = [:]
    for line in lines {
      let isKept = Self.isKept(line) && !isDueDate(line)
      guard isKept || Self.single.contains(line.name) else { continue }
      counts[line.name, default: 0] += 1
      guard let count = counts[line.name], isKept || count > 1, !line.text.isEmpty else { continue }
      // What sort of to-do it names, or what somebody is called.
      let kind = (line.parameter("RELTYPE") ?? line.parameter("CN"))
        .map { $0.filter { $0 != "\"" } + " " }
      let text = line.name == "DTSTART" ? dates.text(of: line) : line.text
      task.keep((kind ?? "") + text, of: line.name, again: count, &reading)
    }
  }

  /// Whether a line is kept as text: a file that is attached as a whole is none.
  private static func isKept(_ line: CalendarLine) -> Bool {
    let isFile =
      line.parameter("VALUE")?.uppercased() == "BINARY"
      || line.parameter("ENCODING")?.uppercased() == "BASE64"
    return kept.contains(line.name) && !isFile
  }

  private var status: String? { self["STATUS"]?.value.uppercased() }

  /// How much of it is done, of 100.
  private var percent: Int { self["PERCENT-COMPLETE"].flatMap { Int($0.value) } ?? 0 }

  /// Whether it says that all of it is done.
  private var isDone: Bool { status == "COMPLETED" || (status == nil && percent == 100) }

  /// Whether it says that some of it is done, and that more is to be.
  private var isUnderWay: Bool {
    status != "CANCELLED" && (status == "IN-PROCESS" || percent > 0)
  }

  /// Whether it is a start that says no more than the due date does, as a repeat asks for one, or from
  /// which that is counted.
  private func isDueDate(_ line: CalendarLine) -> Bool {
    guard line.name == "DTSTART" else { return false }
    guard let due = self["DUE"] else { return length != nil }
    return line.value == due.value && line.parameter("TZID") == due.parameter("TZID")
  }

  /// The moment that this program wrote beside a local due date; nil where another one has set that
  /// since, or named its zone.
  private func written(beside due: CalendarLine, _ context: DateContext) -> Instant? {
    guard let line = self["X-REDO-DUE"], line.value.hasSuffix("Z"),
      line.parameter("LOCAL") == due.value, due.parameter("TZID") == nil
    else { return nil }
    return ForeignDate.basic(line.value, in: context)
  }

  /// How long after its start it is due, where that is told.
  private var length: CalendarDuration? { self["DURATION"].flatMap { CalendarDuration($0.value) } }

  /// When it is due: expressly, or so long after its start.
  private func due(in dates: inout CalendarDates, _ reading: inout ImportReading) -> Instant? {
    if let due = self["DUE"] {
      if let moment = written(beside: due, dates.context) { return moment }
      return dates.moment(of: due, &reading)
    }
    guard let length, let start = self["DTSTART"] else { return nil }
    return dates.moment(length, after: start, &reading)
  }

  private func occurrences(
    in dates: inout CalendarDates, _ notes: inout [String], _ reading: inout ImportReading
  ) -> [ForeignTask.Occurrence] {
    let due = due(in: &dates, &reading)
    if due == nil, let text = self["DUE"]?.value {
      notes.append("due: " + text)
      reading.lose(LossWords.unreadableDue)
    }
    let ends = lines.filter { $0.name == "COMPLETED" }
      .compactMap { dates.moment(of: $0, &reading) }
    guard isDone || !ends.isEmpty else {
      guard due == nil, let line = self["DTSTART"] else {
        return due.map { [.init(deadline: $0)] } ?? []
      }
      let start = dates.moment(of: line, &reading)
      return PlannedStart.due(start, in: dates.context, &reading)
        .map { [.init(deadline: $0)] } ?? []
    }
    if ends.isEmpty {
      reading.lose(LossWords.doneSometimeOrWhenDue)
    }
    let context = dates.context
    let end =
      ends.first.map { ForeignEnd.past($0, in: context, &reading) }
      ?? min(due ?? context.now, context.now)
    return [.init(deadline: due ?? end, completed: end)]
  }

  /// Takes the repeat that this program wrote beside a rule, else that rule's.
  private func readRepeat(
    _ task: inout ForeignTask, in dates: DateContext, _ reading: inout ImportReading
  ) {
    if let days = self["X-REDO-EVERY"].flatMap({ Int64($0.value) }),
      FieldRanges.frequencyDays.contains(days)
    {
      task.comeBack(everyDays: days, &reading)
      return
    }
    guard let line = self["RRULE"] else { return }
    RepeatRule(line.value).take(for: &task, in: dates, &reading)
  }

  private static func source(_ uid: String) -> String {
    UUIDv4(uid.lowercased()) == nil ? "ics " + uid : uid.lowercased()
  }

  /// 1 is the most urgent there, 9 the least, 0 says nothing.
  private static func priority(_ number: Int) -> Int? {
    switch number {
    case 1...2: 5
    case 3...4: 4
    case 5: 3
    case 6...7: 2
    case 8...9: 1
    default: nil
    }
  }
}
