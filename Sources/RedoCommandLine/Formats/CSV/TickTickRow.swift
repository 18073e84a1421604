internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// One row of the backup that TickTick writes.
struct TickTickRow {
  private let values: [String: String]
  /// What the table calls the columns that are none of TickTick's.
  private let others: [String]
  /// The zone in which its days are days; nil where it names none, and where nobody knows it.
  private let zone: LocalZone?
  /// The title of the task that it stands below; nil where it stands by itself.
  private let parent: String?

  /// TickTick's columns, as a heading's names are spelt here.
  private static let columns: Set<String> = [
    "foldername", "listname", "title", "kind", "tags", "content", "ischecklist", "startdate",
    "duedate", "reminder", "repeat", "priority", "status", "createdtime", "completedtime", "order",
    "timezone", "isallday", "isfloating", "columnname", "columnorder", "viewmode", "taskid",
    "parentid", "projectkind",
  ]
  /// The names of what is no list and no section.
  private static let nowhere: Set<String> = ["", "inbox", "not sectioned"]

  /// Takes a row, with the titles of all by their numbers in the file.
  init(
    names: [String], values: [String: String], titles: [String: String], zone: LocalZone?
  ) {
    (self.values, self.zone) = (values, zone)
    others = names.filter { !Self.columns.contains($0) }
    parent = titles[values["parentid"] ?? ""]
  }

  private func value(_ name: String) -> String { values[name] ?? "" }

  /// Whether it is a note, which asks for nothing to be done.
  var isNote: Bool { value("kind").uppercased() == "NOTE" }

  /// The task, with what is lost on the way.
  func task(
    in dates: DateContext, at place: String, _ counter: inout TextLines.Counter,
    _ reading: inout ImportReading
  ) -> ForeignTask {
    // The numbers of tasks are those of the backup alone: the next one counts anew.
    let row = TableRow(
      names: TableRow.columns + others, values: told(in: dates),
      name: "ticktick " + value("createdtime") + " " + value("title"))
    var task = row.task(in: dates, at: place, &counter, &reading)
    takeLists(of: &task, &reading)
    takeStart(of: &task, in: dates, &reading)
    takeRepeat(of: &task, in: dates, &reading)
    takeRest(of: &task, in: dates, &reading)
    return task
  }

  // MARK: What other tables say alike

  /// What it says in the columns and the words of this program's own table.
  private func told(in dates: DateContext) -> [String: String] {
    var told: [String: String] = [:]
    for name in others { told[name] = values[name] }
    told["title"] = values["title"]
    told["tags"] = values["tags"]
    told["description"] = Self.description(value("content"))
    told["priority"] = Self.priorities[value("priority")] ?? value("priority")
    told["due"] = date(of: "duedate", in: dates) ?? date(of: "startdate", in: dates)
    if isDone { told["completed"] = date(of: "completedtime", in: dates, isDay: false) ?? "yes" }
    if isGivenUp { told["archived"] = "yes" }
    return told
  }

  /// TickTick's high, medium, low and none, as those of Todoist are taken.
  private static let priorities = ["5": "5", "3": "4", "1": "3", "0": "2"]

  private var isDone: Bool { ["1", "2"].contains(value("status")) }
  private var isGivenUp: Bool { value("status") == "-1" }

  /// A content with the items of its checklist as Markdown has them, on a line each.
  private static func description(_ content: String) -> String {
    let lines = content.split(omittingEmptySubsequences: false) {
      ["\n", "\r\n", "\r"].contains($0)
    }
    return lines.map { line in
      switch line.first {
      case "▫": "- [ ] " + line.dropFirst().drop { $0 == " " }
      case "▪": "- [x] " + line.dropFirst().drop { $0 == " " }
      default: String(line)
      }
    }.joined(separator: "\n")
  }

  /// The moment of a column as this program writes it, its text where it is none; nil where it is empty.
  ///
  /// TickTick writes a day as its first moment in a zone, and what has no zone as in the one there was.
  private func date(of column: String, in dates: DateContext, isDay: Bool = true) -> String? {
    let text = value(column)
    guard !text.isEmpty else { return nil }
    guard ForeignDate.day(text) == nil, let moment = ForeignDate.spoken(text, in: dates) else {
      return text
    }
    let (day, time) = (zone ?? dates.zone).civil(of: moment)
    if isDay, isTrue("isallday") {
      return dates.zone.instant(of: day, at: dates.defaultTime).clamped.wallText
    }
    if isDay, isTrue("isfloating") {
      return dates.zone.instant(of: day, at: time).clamped.wallText
    }
    return moment.wallText
  }

  private func isTrue(_ name: String) -> Bool { value(name).lowercased() == "true" }

  // MARK: What TickTick alone says

  private func takeLists(of task: inout ForeignTask, _ reading: inout ImportReading) {
    let lists = [value("foldername"), value("listname")].filter(Self.isSomewhere)
    task.takeLabels(lists, as: .tag, &reading)
    if !lists.isEmpty { reading.lose("lists become tags") }
    let section = value("columnname")
    if Self.isSomewhere(section) {
      task.takeLabels([section], as: .tag, &reading)
      reading.lose(LossWords.sections)
    }
    if let parent {
      task.notes.append("parent: " + parent)
      reading.lose(LossWords.subtasks)
    }
  }

  private static func isSomewhere(_ name: String) -> Bool { !nowhere.contains(name.lowercased()) }

  /// Keeps a start that is not the due date as text.
  private func takeStart(
    of task: inout ForeignTask, in dates: DateContext, _ reading: inout ImportReading
  ) {
    guard !value("duedate").isEmpty, let start = date(of: "startdate", in: dates),
      start != date(of: "duedate", in: dates)
    else { return }
    let text = Instant(rfc3339: start).map { moment in
      isTrue("isallday")
        ? ForeignDate.dayText(moment, in: dates) : ForeignDate.lineText(moment, in: dates)
    }
    task.keep(text ?? start, of: "start", &reading)
  }

  private func takeRepeat(
    of task: inout ForeignTask, in dates: DateContext, _ reading: inout ImportReading
  ) {
    var rule = value("repeat")
    guard !rule.isEmpty else { return }
    guard !isDone else {
      // The next time is a row of its own.
      task.notes.append("repeat: " + rule)
      return reading.lose(LossWords.repeatsOfDone)
    }
    if rule.uppercased().hasPrefix("RRULE:") { rule = String(rule.dropFirst(6)) }
    RepeatRule(rule).take(for: &task, in: dates, &reading)
  }

  /// Tells of what has no place here.
  private func takeRest(
    of task: inout ForeignTask, in dates: DateContext, _ reading: inout ImportReading
  ) {
    if isGivenUp { reading.lose("what won't be done is archived") }
    if !["", "0", "1", "2", "-1"].contains(value("status")) {
      task.keep(value("status"), of: "status", &reading)
    }
    if !value("reminder").isEmpty { reading.lose(LossWords.alarms) }
    if !value("createdtime").isEmpty { reading.lose(LossWords.creationDates) }
    let isZoned = isTrue("isallday") || isTrue("isfloating")
    if isZoned, !value("timezone").isEmpty, zone == nil {
      reading.lose(.zone, called: value("timezone"))
    }
  }
}
