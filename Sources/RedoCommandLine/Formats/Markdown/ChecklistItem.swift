internal import RedoIntents
internal import RedoProtocol

/// One line of a Markdown checklist.
struct ChecklistItem {
  let indent: Int
  private let isDone: Bool
  private let text: String

  /// Reads a line; nil for another kind of line.
  init?(_ line: String) {
    indent = Self.indent(of: line)
    // Byte by byte: a mark that combines with a blank would hide it from who looks at characters.
    let rest = line.utf8.drop(while: \.isASCIIBlank)
    guard let words = Self.behindMarker(rest)?.drop(while: { $0 == UInt8(ascii: " ") }) else {
      return nil
    }
    let box = String(decoding: words.prefix(3), as: UTF8.self).lowercased()
    guard box == "[ ]" || box == "[x]", words.dropFirst(3).first.map(\.isASCIIBlank) ?? true
    else { return nil }
    isDone = box == "[x]"
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
    var fields = ChecklistFields()
    let words = TextLines.words(of: text).compactMap { word in
      LiteralWord.text(of: word) { ChecklistFields.hasMeaning($0, in: dates) }
        ?? (fields.take(word, in: dates) ? nil : word)
    }
    if fields.isRough { reading.lose(LossWords.monthsAsDays) }
    let title = words.joined(separator: " ")
    var task = ForeignTask(source: "markdown " + counter.name(title), title: title)
    task.labels = fields.labels
    (task.priority, task.points) = (fields.priority, fields.points)
    if let days = fields.repeatDays { task.comeBack(everyDays: days, &reading) }
    for (name, count, text) in fields.repeated {
      task.keep(text, of: name, again: count, &reading)
    }
    if isDone {
      if fields.end == nil { reading.lose(LossWords.doneSometime) }
      let end = min(fields.end ?? dates.now, dates.now)
      task.occurrences = [.init(deadline: fields.due ?? end, completed: end)]
    } else {
      task.occurrences = fields.due.map { [.init(deadline: $0)] } ?? []
    }
    return task
  }
}
