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
  /// The title as it stands in the file, from which a row without an id has its name.
  private let name: String
  /// The labels that stand elsewhere than among the tags.
  private let labels: [String]
  /// Where it stands in Todoist's template; nil in another table.
  private let todoist: TodoistOutline.Place?
  /// The zone of its times of day; nil for the user's own, and where nobody knows it.
  let zone: LocalZone?

  init(
    names: [String], values: [String: String], name: String? = nil, labels: [String] = [],
    todoist: TodoistOutline.Place? = nil, zone: LocalZone? = nil
  ) {
    (self.names, self.values, self.zone) = (names, values, zone)
    (self.labels, self.todoist) = (labels, todoist)
    self.name = Self.text(name ?? values["title"])
  }

  private static func text(_ field: String?) -> String {
    String(decoding: (field ?? "").utf8.drop { $0 == 0x20 }, as: UTF8.self)
  }

  /// What a column holds, without the blanks before it; empty where it is missing.
  func value(_ name: String) -> String { Self.text(values[name]) }

  /// The task, with what is lost on the way.
  func task(
    in dates: DateContext, at place: String, _ counter: inout TextLines.Counter,
    _ reading: inout ImportReading
  ) -> ForeignTask {
    let (id, title) = (value("id"), value("title"))
    var task = ForeignTask(
      source: UUIDv4(id) != nil ? id : "csv " + (id.isEmpty ? counter.name(name) : "id " + id),
      title: title)
    if todoist != nil, !value("author").isEmpty { reading.lose("who made a task") }
    task.takeLabels(names("tags") + labels, as: .tag, &reading)
    task.takeLabels(names("people"), as: .person, &reading)
    task.isArchived = isTrue("archived")
    task.isPrivate = isTrue("private")
    let description = TableText.unguarded(values["description"] ?? "")
    task.notes = description.isEmpty ? [] : [description]
    if let todoist { Self.take(todoist, of: &task, &reading) }
    let priority = number("priority", of: &task, in: FieldRanges.priority, &reading)
    task.priority = priority.map { Int($0) }
    task.points = number("points", of: &task, in: FieldRanges.storyPoints, &reading)
    let start = takeRepeat(of: &task, in: dates, at: place, &reading)
    let due =
      todoist != nil
      ? dueInTodoist(of: &task, in: dates, at: place, &reading)
      : moment("due", of: &task, in: dates, at: place, &reading)
    let completed = completed(of: &task, due: due, in: dates, at: place, &reading)
    if let end = completed {
      // The first date of its repeat is still to come, and it was not due then.
      task.occurrences = [.init(deadline: due ?? end, completed: end)]
    } else if let due = due ?? start {
      task.occurrences = [.init(deadline: due)]
    }
    for name in names where !Self.columns.contains(name) && !value(name).isEmpty {
      keep(name, in: &task, &reading)
    }
    return task
  }

  /// Keeps a column that has no place of its own among the task's notes.
  func keep(_ name: String, in task: inout ForeignTask, _ reading: inout ImportReading) {
    task.notes.append("\(name): \(value(name))")
    reading.lose(.column, called: name)
  }

  private func names(_ column: String) -> [String] {
    value(column).unicodeScalars
      .split { $0.properties.isWhitespace || $0 == ";" || $0 == "," }.map { String($0) }
  }

  private func isTrue(_ name: String) -> Bool {
    ["yes", "y", "true", "1", "x", "done"].contains(value(name).lowercased())
  }

  private func isFalse(_ name: String) -> Bool {
    ["no", "n", "false", "0"].contains(value(name).lowercased())
  }

  /// When it was done: at a moment, or on an unknown day where the column only says that it was.
  private func completed(
    of task: inout ForeignTask, due: Instant?, in dates: DateContext, at place: String,
    _ reading: inout ImportReading
  ) -> Instant? {
    if isFalse("completed") { return nil }
    if isTrue("completed") {
      reading.lose(LossWords.doneSometimeOrWhenDue)
      return min(due ?? dates.now, dates.now)
    }
    return moment("completed", of: &task, in: dates, at: place, &reading)
      .map { ForeignEnd.past($0, in: dates, &reading) }
  }

  /// Takes a repeat, a number of days or the words that quick add reads, and the first date that such
  /// words name; what is none is kept among the task's notes.
  private func takeRepeat(
    of task: inout ForeignTask, in dates: DateContext, at place: String,
    _ reading: inout ImportReading
  ) -> Instant? {
    let text = value("repeat")
    if let days = Int64(text), FieldRanges.frequencyDays.contains(days) {
      task.comeBack(everyDays: days, &reading)
      return nil
    }
    do throws(FieldPhraseError) {
      guard let repetition = try FieldPhrase.repetition(text, in: dates),
        case .every(let rhythm) = repetition.repeats
      else { return nil }
      task.comeBack(rhythm, &reading)
      if rhythm.isRough(for: text) { reading.lose(LossWords.monthsAsDays) }
      return repetition.first(in: dates)
    } catch {
      // Other programs say more than quick add does, and mostly as Todoist: every weekday.
      let words = "every " + text
      let told = TodoistRepeat(words, in: dates) == nil ? text : words
      if let due = Self.takeRepeat(told, of: &task, in: dates, &reading) { return due }
      task.notes.append("repeat: \(text)")
      reading.lose("unreadable repeats, written like every 2 weeks, are kept as text", at: place)
      return nil
    }
  }

  /// A whole number; what is none is kept among the task's notes.
  private func number(
    _ name: String, of task: inout ForeignTask, in range: ClosedRange<Int64>,
    _ reading: inout ImportReading
  ) -> Int64? {
    guard !value(name).isEmpty else { return nil }
    guard let number = Int64(value(name)), range.contains(number) else {
      let isOpen = range.upperBound == FieldRanges.frequencyDays.upperBound
      task.notes.append("\(name): \(value(name))")
      reading.lose(
        "unreadable \(name), a number from \(range.lowerBound) "
          + (isOpen ? "on" : "to \(range.upperBound)") + ", is kept as text")
      return nil
    }
    return number
  }

  /// A date as quick add reads it; what is none is kept among the task's notes.
  func moment(
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
