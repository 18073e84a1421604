internal import RedoIntents
internal import RedoProtocol

extension TableRow {
  /// A task of Todoist's template, where 1 is the most urgent of four priorities.
  init(todoist values: [String: String]) {
    let name = values["title"] ?? ""
    let content = TodoistContent(name)
    let length = Self.duration(values["duration"] ?? "", values["duration_unit"] ?? "")
    let told = [
      "title": content.title, "duration": length,
      "priority": values["priority"].map(Self.priority) ?? "",
    ]
    self.init(
      names: Self.columns + ["responsible", "duration"],
      values: values.merging(told) { _, new in new }, name: name, labels: content.labels,
      isTodoist: true)
  }

  /// Todoist's 1 to 4 as 5 to 2; another text as it is, for the row to be found odd.
  private static func priority(todoist text: String) -> String {
    guard let number = Int(text), (1...4).contains(number) else { return text }
    return "\(6 - number)"
  }

  /// How long a task takes, with its unit; empty where that is not told.
  private static func duration(_ length: String, _ unit: String) -> String {
    guard !length.isEmpty, length.lowercased() != "none" else { return "" }
    return unit.isEmpty || unit.lowercased() == "none" ? length : length + " " + unit
  }

  /// When a task of Todoist is due: at its date, at the first one of its repeat, else at its deadline.
  func dueInTodoist(
    of task: inout ForeignTask, in dates: DateContext, at place: String,
    _ reading: inout ImportReading
  ) -> Instant? {
    var due: Instant?
    if let repetition = TodoistRepeat(value("due"), in: dates) {
      task.comeBack(repetition.rhythm)
      if repetition.isRough { reading.lose("repeats by month or year become days") }
      due = repetition.due
    } else {
      due = moment("due", of: &task, in: dates, at: place, &reading)
    }
    guard due != nil else {
      return moment("deadline", of: &task, in: dates, at: place, &reading)
    }
    if !value("deadline").isEmpty { keep("deadline", in: &task, &reading) }
    return due
  }
}
