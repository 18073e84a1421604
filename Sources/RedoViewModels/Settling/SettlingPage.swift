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

  /// The first row that shows in so many.
  public func scroll(in rows: Int) -> Int {
    let last = max(0, lines.count - rows)
    // The end is worth more than the start: there stands what will happen.
    let wanted = selected.upperBound + 3 - rows
    return min(max(0, min(wanted, selected.lowerBound - 1)), last)
  }

  /// What is clicked at a place counted from the corner of the text; nil for nothing.
  func target(line: Int, column: Int) -> Target? {
    targets.last { $0.line == line && $0.columns.contains(column) }
  }
}
