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

  private func value(_ name: String) -> String {
    String((values[name] ?? "").drop { $0 == " " })
  }

  /// The task, with what is lost on the way.
  func task(
    in dates: DateContext, _ counter: inout TextLines.Counter, _ reading: inout ImportReading
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
    let (due, completed) = (
      moment("due", in: dates, &reading), moment("completed", in: dates, &reading)
    )
    if let end = completed {
      task.occurrences = [.init(deadline: due ?? end, completed: end)]
    } else if let due {
      task.occurrences = [.init(deadline: due)]
    }
    for name in names where !Self.columns.contains(name) && !value(name).isEmpty {
      task.notes.append("\(name): \(value(name))")
      reading.lose("the column \(name.prefix(40)) is kept as text")
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

  private func moment(
    _ name: String, in dates: DateContext, _ reading: inout ImportReading
  ) -> Instant? {
    guard !value(name).isEmpty else { return nil }
    let moment = ForeignDate.instant(value(name), in: dates)
    if moment == nil { reading.lose("unreadable \(name) dates, written like 2026-11-20") }
    return moment
  }
}
