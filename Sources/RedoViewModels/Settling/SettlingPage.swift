/// What lies over the screen while versions are chosen from, laid out for some columns.
public struct SettlingPage: Hashable, Sendable {
  /// A place that chooses a version where it is clicked.
  struct Target: Hashable, Sendable {
    let line: Int
    let columns: Range<Int>
    let row: Int
    let option: Int?
  }

  /// What stands in the upper edge.
  public let title: String
  /// The rows.
  public let lines: [DetailLine]
  /// The rows that are selected.
  public let selected: Range<Int>
  /// What is clicked where.
  let targets: [Target]
  /// How many rows of the selected field are folded.
  let folded: Int
  /// How many rows further down it shows than the selected field asks for; nil where none were gone.
  let scrolled: Int?

  /// The first row that shows in so many.
  public func scroll(in rows: Int) -> Int {
    row(start(in: rows) + (scrolled ?? 0), in: rows)
  }

  /// The first row that shows in so many for the selected field.
  func start(in rows: Int) -> Int {
    // The end is worth more than the start: there stands what will happen.
    let wanted = selected.upperBound + 3 - rows
    return row(min(wanted, selected.lowerBound - 1), in: rows)
  }

  /// A row as the first of so many that show, or the nearest that may be.
  func row(_ row: Int, in rows: Int) -> Int {
    min(max(0, row), max(0, lines.count - rows))
  }

  /// How many rows are below those that show, or folded.
  public func hidden(in rows: Int) -> Int {
    max(0, lines.count - scroll(in: rows) - rows) + folded
  }

  /// Whether a page further down there is more of what the selected field says, or of what stands
  /// below all fields.
  func goesOn(in rows: Int) -> Bool {
    let seen = scroll(in: rows) + rows
    let isAtNotes = targets.last.map { $0.line < seen } ?? true
    return folded > 0 || hidden(in: rows) > 0 && (scrolled != nil || isAtNotes)
  }

  /// What is clicked at a place counted from the corner of the text; nil for nothing.
  func target(line: Int, column: Int) -> Target? {
    targets.last { $0.line == line && $0.columns.contains(column) }
  }
}
