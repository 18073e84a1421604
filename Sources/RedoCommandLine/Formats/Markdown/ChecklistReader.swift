internal import RedoIntents
internal import RedoProtocol

/// Reads the checklists of a Markdown text: `- [ ] words #tag @person p5 due:2026-11-20`.
///
/// Boxes that stand further in than the one before them are steps of its task.
enum ChecklistReader: TaskReader {
  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading {
    var reading = ImportReading()
    var counter = TextLines.Counter()
    var task: (task: ForeignTask, indent: Int, place: String)?
    for (number, line) in TextLines.lines(of: bytes) where !line.allSatisfy(\.isWhitespace) {
      guard let item = ChecklistItem(line) else {
        if let current = task, ChecklistItem.indent(of: line) > current.indent {
          task?.task.notes.append(String(line.drop(while: \.isWhitespace)))
        } else {
          reading.lose("lines that are no checklist")
        }
        continue
      }
      if let current = task, item.indent > current.indent {
        task?.task.notes.append("- [\(item.isDone ? "x" : " ")] \(item.text)")
        continue
      }
      if let done = task { reading.take(done.task, at: done.place) }
      task = (item.task(in: dates, &counter, &reading), item.indent, "line \(number)")
    }
    if let last = task { reading.take(last.task, at: last.place) }
    return reading
  }
}
