internal import RedoIntents
internal import RedoProtocol

/// One line of a Markdown checklist.
struct ChecklistItem {
  let indent: Int
  private let state: State
  private let text: String

  /// What the sign in a box says; Obsidian knows more of them than Markdown.
  private enum State: String {
    case open = "[ ]"
    case done = "[x]"
    case underWay = "[/]"
    case cancelled = "[-]"
  }

  /// Reads a line; nil for another kind of line.
  init?(_ line: String) {
    indent = Self.indent(of: line)
    // Byte by byte: a mark that combines with a blank would hide it from who looks at characters.
    let rest = line.utf8.drop(while: \.isASCIIBlank)
    guard let words = Self.behindMarker(rest)?.drop(while: { $0 == UInt8(ascii: " ") }) else {
      return nil
    }
    let box = String(decoding: words.prefix(3), as: UTF8.self).lowercased()
    guard let state = State(rawValue: box), words.dropFirst(3).first.map(\.isASCIIBlank) ?? true
    else { return nil }
    self.state = state
    text = String(decoding: words.dropFirst(3), as: UTF8.self)
  }

  /// The most digits of an item's number (CommonMark, section 5.2).
  private static let mostDigits = 9

  /// What stands behind the bullet or the number of an item, as in `-`, `12.` and `3)`; nil where
  /// there is neither.
  private static func behindMarker(_ line: Substring.UTF8View) -> Substring.UTF8View? {
    guard let first = line.first else { return nil }
    if "-*+".utf8.contains(first) { return line.dropFirst() }
    let rest = line.drop(while: \.isASCIIDigit)
    guard (1...mostDigits).contains(line.count - rest.count), let end = rest.first,
      ".)".utf8.contains(end)
    else { return nil }
    return rest.dropFirst()
  }

  /// How far in a line starts; a tab counts four columns.
  static func indent(of line: String) -> Int {
    line.utf8.prefix(while: \.isASCIIBlank)
      .reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
  }

  /// A line of a task's description without the blanks that put it under the task's box.
  static func note(_ line: String, under indent: Int) -> String {
    var column = 0
    let text = line.utf8.drop { byte in
      guard byte.isASCIIBlank, column < indent + 2 else { return false }
      column += byte == UInt8(ascii: "\t") ? 4 : 1
      return true
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The task that the line is; its name follows from the words alone.
  func task(
    in dates: DateContext, _ counter: inout TextLines.Counter, _ reading: inout ImportReading
  ) -> ForeignTask {
    let words = ChecklistWords(text, in: dates)
    let fields = words.fields
    if fields.isRough { reading.lose(LossWords.monthsAsDays) }
    if fields.isHighest { reading.lose(LossWords.highestPriority) }
    if state == .underWay { reading.lose(LossWords.underWay) }
    if state == .cancelled { reading.lose(LossWords.cancelled) }
    if fields.created != nil { reading.lose(LossWords.creationDates) }
    let title = words.title.joined(separator: " ")
    let name = (fields.created.map { "created \($0) " } ?? "") + title
    var task = ForeignTask(source: "markdown " + counter.name(name), title: title)
    task.isArchived = state == .cancelled
    task.labels = fields.labels
    (task.priority, task.points) = (fields.priority, fields.points)
    if let days = fields.repeatDays { task.comeBack(everyDays: days, &reading) }
    for (name, text) in fields.extras { task.keep(text, of: name, &reading) }
    for (name, count, text) in fields.repeated {
      task.keep(text, of: name, again: count, &reading)
    }
    if state == .done {
      takeEnd(fields, of: &task, in: dates, &reading)
    } else {
      takeDue(fields, of: &task, in: dates, &reading)
    }
    return task
  }

  private func takeEnd(
    _ fields: ChecklistFields, of task: inout ForeignTask, in dates: DateContext,
    _ reading: inout ImportReading
  ) {
    if fields.end == nil { reading.lose(LossWords.doneSometime) }
    let end = fields.end.map { ForeignEnd.past($0, in: dates, &reading) } ?? dates.now
    task.occurrences = [.init(deadline: fields.due ?? end, completed: end)]
    // The next time is a line of its own.
    if let rule = fields.rule {
      ObsidianRepeat(rule).keep(in: &task, LossWords.repeatsOfDone, &reading)
    }
  }

  private func takeDue(
    _ fields: ChecklistFields, of task: inout ForeignTask, in dates: DateContext,
    _ reading: inout ImportReading
  ) {
    if let end = fields.end {
      task.keep(ForeignDate.lineText(end, in: dates), of: "done", &reading)
    }
    var due = fields.due
    if state != .cancelled {
      due = due ?? PlannedStart.due(fields.start(in: dates), in: dates, &reading)
    }
    if let rule = fields.rule {
      due = ObsidianRepeat(rule).take(for: &task, due: due, in: dates, &reading)
    }
    task.occurrences = due.map { [.init(deadline: $0)] } ?? []
  }
}
