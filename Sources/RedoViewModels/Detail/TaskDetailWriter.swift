internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// Writes a task's text, part by part; each part is in a file of its own.
struct TaskDetailWriter {
  let task: TaskState
  let projection: Projection
  let dates: DateContext
  let ranking: RankingFormula
  let columns: Int
  /// The device that shows it; nil where that does not matter.
  let device: Author?
  /// What the keys are called.
  let keys: any KeyNames
  /// What changes did, in words.
  let changeWords: ChangeWords
  private(set) var lines: [DetailLine] = []

  init(
    task: TaskState, projection: Projection, dates: DateContext, ranking: RankingFormula,
    columns: Int, device: Author? = nil, keys: any KeyNames
  ) {
    self.task = task
    self.projection = projection
    self.dates = dates
    self.ranking = ranking
    self.columns = columns
    self.device = device
    self.keys = keys
    changeWords = ChangeWords(of: projection, dates)
  }

  /// How dates are said.
  var friendly: FriendlyDate { FriendlyDate(in: dates) }

  mutating func write() {
    // The frame's title leaves room for its corners and for a blank on either side.
    writeTitle(whereWiderThan: columns - 2)
    writeFacts()
    writeDescription()
    writeRank()
    writeTodos()
    writeHistory()
  }

  /// Adds the whole title where whoever shows it has less room for it.
  private mutating func writeTitle(whereWiderThan room: Int) {
    let title = projection.title(of: task).shown
    guard TextWidth.columns(of: title, atMost: room + 1) > room else { return }
    add([DetailSpan(title, .neonBright)])
    addBlank()
  }

  /// Adds pieces as one row, or as several where they do not fit.
  mutating func add(_ spans: [DetailSpan], indent: Int = 0, step: Int? = nil) {
    let first = lines.count
    lines += LineWrapper.lines(of: spans, columns: columns, indent: indent)
    lines[first].step = step
  }

  /// Adds groups of pieces that belong together, as many on a row as fit.
  mutating func add(whole groups: [[DetailSpan]]) {
    lines += LineWrapper.lines(ofWhole: groups, columns: columns)
  }

  /// Adds one row as it is.
  mutating func add(_ line: DetailLine) {
    lines.append(line)
  }

  /// Adds an empty row and the name of the part that follows.
  mutating func addHeading(_ name: String, _ note: String = "") {
    lines.append(DetailLine())
    let count = note.isEmpty ? [] : [DetailSpan("  " + note, .secondary)]
    lines.append(DetailLine([DetailSpan(name, .heading)] + count, isHeading: true))
  }

  /// Adds an empty row.
  mutating func addBlank() {
    lines.append(DetailLine())
  }
}
