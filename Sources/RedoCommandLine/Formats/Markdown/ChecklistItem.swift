internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// One line of a Markdown checklist.
struct ChecklistItem {
  let indent: Int
  let isDone: Bool
  let text: String

  /// Reads a line; nil for another kind of line.
  init?(_ line: String) {
    indent = Self.indent(of: line)
    var rest = line.drop { $0.isWhitespace }
    guard let bullet = rest.first, "-*+".contains(bullet) else { return nil }
    rest = rest.dropFirst().drop { $0 == " " }
    let box = String(rest.prefix(3)).lowercased()
    guard box == "[ ]" || box == "[x]", rest.dropFirst(3).first.map(\.isWhitespace) ?? true else {
      return nil
    }
    isDone = box == "[x]"
    text = String(rest.dropFirst(3).drop { $0.isWhitespace })
  }

  /// How far in a line starts; a tab counts four columns.
  static func indent(of line: String) -> Int {
    line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }

  /// The task that the line is; its name follows from the words alone.
  func task(
    in dates: DateContext, _ counter: inout TextLines.Counter, _ reading: inout ImportReading
  ) -> ForeignTask {
    var (words, labels): ([String], [TitleLabel]) = ([], [])
    var (due, end): (Instant?, Instant?)
    var (priority, points, every): (Int?, Int64?, Int64?)
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if let label = TitleLabel(word: word[...]) {
        labels.append(label)
      } else if word.hasPrefix("due:"), let moment = Self.moment(word, 4, dates) {
        due = moment
      } else if word.hasPrefix("done:"), let moment = Self.moment(word, 5, dates) {
        end = moment
      } else if word.count == 2, word.hasPrefix("p"), let number = Int(word.dropFirst()),
        (1...5).contains(number)
      {
        priority = number
      } else if word.hasPrefix("~"), let number = Int64(word.dropFirst()),
        (0...9999).contains(number)
      {
        points = number
      } else if word.hasPrefix("every:"), let rhythm = RepeatWords.days(String(word.dropFirst(6))) {
        every = rhythm.days
        if rhythm.isRough { reading.lose("repeats by month or year become days") }
      } else {
        words.append(word)
      }
    }
    let title = words.joined(separator: " ")
    var task = ForeignTask(source: "markdown " + counter.name(title), title: title)
    (task.tags, task.people) = (Self.names(.tag, labels), Self.names(.person, labels))
    (task.priority, task.points, task.repeatDays) = (priority, points, every)
    if isDone {
      if end == nil { reading.lose("tasks done on an unknown day count as done now") }
      let end = min(end ?? dates.now, dates.now)
      task.occurrences = [.init(deadline: due ?? end, completed: end)]
    } else {
      task.occurrences = due.map { [.init(deadline: $0)] } ?? []
    }
    return task
  }

  private static func moment(_ word: String, _ start: Int, _ dates: DateContext) -> Instant? {
    ForeignDate.instant(String(word.dropFirst(start)), in: dates)
  }

  private static func names(_ kind: TitleLabel.Kind, _ labels: [TitleLabel]) -> [String] {
    labels.filter { $0.kind == kind }.map(\.name)
  }
}
