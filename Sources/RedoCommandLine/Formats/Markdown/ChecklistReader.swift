internal import RedoIntents
internal import RedoProtocol

/// Reads the checklists of a Markdown text: `- [ ] words #tag @person p5 due:2026-11-20`.
///
/// So are the fields of Obsidian (``ObsidianField``). A backslash before such a word makes it one of the
/// title. Lines that stand further in than a box are its task's description, boxes among them; a
/// backslash alone is a blank one. What stands between fences is code, and no checklist.
struct ChecklistReader: TaskReader {
  private let dates: DateContext
  private var reading = ImportReading()
  private var counter = TextLines.Counter()
  private var current: (read: ImportReading.Held, indent: Int, place: String)?
  /// How many empty lines stand behind the last line of the description.
  private var blanks = 0
  /// The fence of the code that is being read, and how many lines that code is; nil outside of any.
  private var code: (fence: CodeFence, count: Int, place: String)?

  private static let loss = "lines that are no checklist"
  private static let unclosed = "lines of code up to the end, as nothing closes it"

  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading {
    var reader = ChecklistReader(dates: dates)
    for (number, line) in TextLines.lines(of: bytes) { reader.read(line, at: number) }
    reader.takeCurrent()
    reader.loseCode(Self.unclosed, at: reader.code?.place)
    return reader.reading
  }

  private init(dates: DateContext) {
    self.dates = dates
  }

  private mutating func read(_ line: String, at number: Int) {
    let isBlank = line.utf8.allSatisfy(\.isASCIIBlank)
    if let fence = code?.fence {
      if !isBlank { code?.count += 1 }
      if fence.isClosed(by: line) { loseCode(Self.loss) }
    } else if isBlank {
      blanks += 1
    } else if let indent = current?.indent, ChecklistItem.indent(of: line) > indent {
      note(ChecklistNotes.text(of: ChecklistItem.note(line, under: indent)))
    } else if let item = ChecklistItem(line) {
      takeCurrent()
      let read = Self.hold(item, in: dates, &counter, &reading)
      current = (read, item.indent, "line \(number)")
    } else if let fence = CodeFence(opening: line) {
      code = (fence, 1, "line \(number)")
    } else {
      reading.lose(Self.loss)
    }
  }

  /// Leaves the code that is being read, if any, and tells its lines as lost.
  private mutating func loseCode(_ what: String, at place: String? = nil) {
    for line in 0..<(code?.count ?? 0) { reading.lose(what, at: line == 0 ? place : nil) }
    code = nil
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
