internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension TableRow {
  /// The next task of Todoist's template, where 1 is the most urgent of four priorities; its zone is
  /// nil where nobody knows it.
  init(
    todoist values: [String: String], in zone: LocalZone?, below outline: inout TodoistOutline
  ) {
    let name = values["title"] ?? ""
    let content = TodoistContent(name)
    let length = Self.duration(values["duration"] ?? "", values["duration_unit"] ?? "")
    let indent = Int(values["indent"] ?? "") ?? 1
    let told = [
      "title": content.title, "duration": length,
      "priority": values["priority"].map(Self.priority) ?? "",
    ]
    self.init(
      names: Self.columns + ["responsible", "duration"],
      values: values.merging(told) { _, new in new }, name: name, labels: content.labels,
      todoist: outline.place(of: content.title, indent: indent), zone: zone)
  }

  /// Takes where a task stands: its section as a tag, like a project of others, and as text what it
  /// stands below.
  static func take(
    _ place: TodoistOutline.Place, of task: inout ForeignTask, _ reading: inout ImportReading
  ) {
    if !place.section.isEmpty {
      task.takeLabels([place.section], as: .tag, &reading)
      reading.lose(LossWords.sections)
    }
    guard let parent = place.parent else { return }
    task.notes.append("parent: " + parent)
    reading.lose(LossWords.subtasks)
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
    let local = context(of: value("due"), in: dates, &reading)
    let due =
      Self.takeRepeat(value("due"), of: &task, in: local, &reading)
      ?? moment("due", of: &task, in: local, at: place, &reading)
    guard due != nil else {
      return moment("deadline", of: &task, in: dates, at: place, &reading)
    }
    if !value("deadline").isEmpty { keep("deadline", in: &task, &reading) }
    return due
  }

  /// Takes a repeat in Todoist's words, and returns when it is due first; nil for any other text.
  static func takeRepeat(
    _ text: String, of task: inout ForeignTask, in dates: DateContext,
    _ reading: inout ImportReading
  ) -> Instant? {
    if let repetition = TodoistRepeat(text, in: dates) {
      task.comeBack(repetition.rhythm, &reading)
      if repetition.isRough { reading.lose(LossWords.monthsAsDays) }
      if let loss = repetition.loss {
        task.notes.append("repeat: " + text)
        reading.lose(loss)
      }
      return repetition.due
    }
    guard let first = TodoistRepeat.firstDue(of: text, in: dates) else { return nil }
    task.notes.append("repeat: " + text)
    reading.lose(LossWords.unsayableRepeats)
    return first
  }

  /// What a date is read against: a time of day is one of the row's zone, while a day alone is the
  /// same day everywhere.
  private func context(
    of date: String, in dates: DateContext, _ reading: inout ImportReading
  ) -> DateContext {
    guard !value("timezone").isEmpty, Self.namesTime(date, in: dates) else { return dates }
    guard let zone else {
      reading.lose(.zone, called: value("timezone"))
      return dates
    }
    return dates.moved(to: zone)
  }

  /// Whether a date names a time of day, so that the usual one makes no difference to it.
  private static func namesTime(_ date: String, in dates: DateContext) -> Bool {
    let moments = [dates.defaultTime, CivilTime.endOfDay].map { time -> Instant? in
      let context = dates.defaulting(to: time)
      return TodoistRepeat(date, in: context)?.due
        ?? TodoistRepeat.firstDue(of: date, in: context) ?? ForeignDate.spoken(date, in: context)
    }
    return moments[0] != nil && moments[0] == moments[1]
  }
}
