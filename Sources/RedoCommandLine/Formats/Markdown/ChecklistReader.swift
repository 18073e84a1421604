internal import RedoIntents
internal import RedoProtocol

/// Reads the checklists of a Markdown text: `- [ ] words #tag @person p5 due:2026-11-20`.
///
/// A backslash before such a word makes it one of the title. Lines that stand further in than a box
/// are its task's description, boxes among them; a backslash alone is a blank one. What stands
/// between fences is code, and no checklist.
struct ChecklistReader: TaskReader {
  private let dates: DateContext
  private var reading = ImportReading()
  private var counter = TextLines.Counter()
  private var current: (read: ImportReading.Held, indent: Int, place: String)?
  /// How many empty lines stand behind the last line of the description.
  private var blanks = 0
  /// The fence of the code that is being read; nil outside of any.
  private var fence: CodeFence?

  private static let loss = "lines that are no checklist"

  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading {
    var reader = ChecklistReader(dates: dates)
    for (number, line) in TextLines.lines(of: bytes) { reader.read(line, at: number) }
    reader.takeCurrent()
    return reader.reading
  }

  private init(dates: DateContext) {
    self.dates = dates
  }

  private mutating func read(_ line: String, at number: Int) {
    let isBlank = line.utf8.allSatisfy(\.isASCIIBlank)
    if let open = fence {
      if open.isClosed(by: line) { fence = nil }
      if !isBlank { reading.lose(Self.loss) }
    } else if isBlank {
      blanks += 1
    } else if let indent = current?.indent, ChecklistItem.indent(of: line) > indent {
      note(ChecklistNotes.text(of: ChecklistItem.note(line, under: indent)))
    } else if let item = ChecklistItem(line) {
      takeCurrent()
      let read = Self.hold(item, in: dates, &counter, &reading)
      current = (read, item.indent, "line \(number)")
    } else {
      fence = CodeFence(opening: line)
      reading.lose(Self.loss)
    }
  }

  private static func hold(
    _ item: ChecklistItem, in dates: DateContext, _ counter: inout TextLines.Counter,
    _ reading: inout ImportReading
  ) -> ImportReading.Held {
    reading.hold { item.task(in: dates, &counter, &$0) }
  }

  private mutating func note(_ line: String) {
    if current?.read.task.notes.isEmpty == false {
      current?.read.task.notes += Array(repeating: "", count: blanks)
    }
    blanks = 0
    current?.read.task.notes.append(line)
  }

  private mutating func takeCurrent() {
    if let (read, _, place) = current { reading.take(read, at: place) }
    (current, blanks) = (nil, 0)
  }
}
