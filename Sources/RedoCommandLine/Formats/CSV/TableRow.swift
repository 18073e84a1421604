internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// One row of a table, its fields by the names of their columns.
struct TableRow {
  /// The columns that this program writes and knows again.
  static let columns = [
    "id", "title", "tags", "people", "priority", "points", "repeat", "due", "completed",
    "archived", "private", "description",
  ]

  let names: [String]
  let values: [String: String]

  init(names: [String], values: [String: String]) {
    (self.names, self.values) = (names, values)
  }

  /// A task of Todoist's template, where 1 is the most urgent of four priorities.
  init(todoist values: [String: String]) {
    names = Array(Self.columns) + ["responsible", "duration"]
    self.values = values.merging(
      ["priority": values["priority"].map(Self.priority) ?? ""]
    ) { _, new in new }
  }

  /// Todoist's 1 to 4 as 5 to 2; another text as it is, for the row to be found odd.
  private static func priority(todoist text: String) -> String {
    guard let number = Int(text), (1...4).contains(number) else { return text }
    return "\(6 - number)"
  }

  private func value(_ name: String) -> String {
    String((values[name] ?? "").drop { $0 == " " })
  }

  /// The task, with what is lost on the way.
  func task(
    in dates: DateContext, at place: String, _ counter: inout TextLines.Counter,
    _ reading: inout ImportReading
  ) -> ForeignTask {
    let (id, title) = (value("id"), value("title"))
    var task = ForeignTask(
      source: UUIDv4(id) != nil ? id : "csv " + (id.isEmpty ? counter.name(title) : "id " + id),
      title: title)
    task.takeLabels(names("tags"), as: .tag, &reading)
    task.takeLabels(names("people"), as: .person, &reading)
    task.priority = number("priority", in: 1...5, &reading).map { Int($0) }
    task.points = number("points", in: 0...9999, &reading)
    task.repeatDays = number("repeat", in: 1...36_500, &reading)
    task.isArchived = isTrue("archived")
    task.isPrivate = isTrue("private")
    task.notes = value("description").isEmpty ? [] : [value("description")]
    let due = moment("due", of: &task, in: dates, at: place, &reading)
    // Who writes a day means some time of it, and none that is still to come.
    let completed = moment("completed", of: &task, in: dates, at: place, &reading)
      .map { min($0, dates.now) }
    if let end = completed {
      task.occurrences = [.init(deadline: due ?? end, completed: end)]
    } else if let due {
      task.occurrences = [.init(deadline: due)]
    }
    for name in names where !Self.columns.contains(name) && !value(name).isEmpty {
      task.notes.append("\(name): \(value(name))")
      reading.lose(.column, called: name)
    }
    return task
  }

  private func names(_ column: String) -> [String] {
    value(column).split { $0.isWhitespace || $0 == ";" || $0 == "," }.map(String.init)
  }

  private func isTrue(_ name: String) -> Bool {
    ["yes", "true", "1", "x"].contains(value(name).lowercased())
  }

  private func number(
    _ name: String, in range: ClosedRange<Int64>, _ reading: inout ImportReading
  ) -> Int64? {
    guard !value(name).isEmpty else { return nil }
    guard let number = Int64(value(name)), range.contains(number) else {
      reading.lose("unreadable \(name), a number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return number
  }

  /// A date as quick add reads it; what is none is kept among the task's notes.
  private func moment(
    _ name: String, of task: inout ForeignTask, in dates: DateContext, at place: String,
    _ reading: inout ImportReading
  ) -> Instant? {
    let text = value(name)
    guard !text.isEmpty else { return nil }
    let moment = ForeignDate.spoken(text, in: dates)
    if moment == nil {
      task.notes.append("\(name): \(text)")
      reading.lose("unreadable \(name) dates, written like 2026-11-20, are kept as text", at: place)
    }
    return moment
  }
}
