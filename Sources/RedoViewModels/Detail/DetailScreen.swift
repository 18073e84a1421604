internal import RedoTasks

/// What the pane of a task shows: its text, the rows of it in view, and what the cursor is on.
public struct DetailScreen {
  /// The text of the selected task; nil where none is selected or its pane does not show.
  public private(set) var text: TaskDetail?
  /// The first row of the text that shows.
  public private(set) var top = 0
  /// How many rows show at once.
  private(set) var height = 0
  /// What the cursor is on; nil where it is on nothing.
  var selection: DetailSelection?
  /// Whether the cursor over the steps was led out at their end.
  var hasPassedSteps = false
  /// The task's description when its text was written, to find the selected step again.
  private var description = ""

  init() {}

  /// The rows of the text, whether they show or not.
  public var lines: [DetailLine] { text?.lines ?? [] }

  /// The row of the text that the cursor is on; nil where it is on nothing.
  public var selectedRow: Int? { selectedStepRow ?? selectedNodeRow }

  /// Shows nothing.
  mutating func clear() { text = nil }

  /// Shows a task's text; the cursor and the scrolling stay where it is the same task's.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - description: The description that it was written from.
  ///   - height: How many rows show at once.
  mutating func show(_ text: TaskDetail, description: String, height: Int) {
    if self.text?.id != text.id {
      (top, selection, hasPassedSteps) = (0, nil, false)
    }
    if let step = selectedStep, description != self.description {
      let line = Checklist(description).line(of: step, in: Checklist(self.description))
      selection = line.map { .step(line: $0) }
    }
    (self.text, self.description, self.height) = (text, description, height)
    if selectedStep != nil, selectedStepRow == nil { selection = nil }
    scroll(by: 0)
    // Keys act on it, and so neither another room nor other rows above take it out of sight.
    if let row = selectedRow, !isSeen(row) { select(row: row) }
  }

  /// Whether a row of the text shows.
  private func isSeen(_ row: Int) -> Bool { row >= top && row < top + height }

  /// Moves over the steps and the changes of the task, and scrolls where there are none to go to.
  mutating func move(_ command: Command) {
    if moveOverSteps(command) || moveOverChanges(command) { return }
    switch command {
    case .moveDown: scroll(by: 1)
    case .moveUp: scroll(by: -1)
    case .moveToTop: scroll(by: -top)
    case .moveToBottom: scroll(by: lines.count)
    case .pageDown: scroll(by: page)
    case .pageUp: scroll(by: -page)
    default: break
    }
  }

  /// How many rows a page is: the last one stays in sight.
  var page: Int { max(1, height - 1) }

  /// Scrolls so many rows down, as far as there are any.
  mutating func scroll(by rows: Int) {
    top = min(max(0, top + rows), max(0, lines.count - height))
  }

  /// Scrolls as the wheel does: the cursor leaves what shows no more, since keys act on what is seen.
  mutating func scrollAway(by rows: Int) {
    scroll(by: rows)
    guard let row = selectedRow, !isSeen(row) else { return }
    (selection, hasPassedSteps) = (nil, stepRows.last.map { $0 < top } ?? false)
  }

  /// Puts the cursor on a step or a change; false where the text has no such row.
  mutating func select(_ part: DetailSelection) -> Bool {
    guard let row = lines.firstIndex(where: { $0.part == part }) else { return false }
    select(row: row)
    return true
  }

  /// Puts the cursor on what a row of the text is about, and shows it with the rows beside it.
  mutating func select(row: Int) {
    guard lines.indices.contains(row) else { return }
    selection = lines[row].part
    scroll(by: max(min(top, row - 1), row + 2 - height) - top)
  }
}
