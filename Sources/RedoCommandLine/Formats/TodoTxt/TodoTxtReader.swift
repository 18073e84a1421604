internal import RedoIntents

/// Reads a todo.txt file: a task a line, contexts as people, projects as tags.
enum TodoTxtReader: TaskReader {
  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading {
    var reading = ImportReading()
    var counter = TextLines.Counter()
    for (number, line) in TextLines.lines(of: bytes) where !TextLines.isEmpty(line) {
      let parsed = TodoTxtLine(line)
      reading.take(at: "line \(number)") { parsed.task(in: dates, &counter, &$0) }
    }
    return reading
  }
}
