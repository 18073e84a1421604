internal import RedoTerminal
internal import RedoViewModels

/// Which columns a row of the list has at a width: labels go first where there is little room, then
/// the repeat.
struct ListColumns: Hashable {
  /// Where the sign of a marked task stands, in place of the edge of a selected row.
  static let mark = 0
  /// Where the priority's bar starts.
  static let bar = 2
  /// Where the title starts.
  static let title = bar + PriorityBar.columns + 1

  /// The columns of a title beside which no column is empty.
  let titleWidth: Int
  /// Where tags and people start, and their columns; nil where they are left out.
  let labels: Range<Int>?
  /// Where the repeat starts, and its columns; nil where it is left out.
  let repeats: Range<Int>?
  /// The columns of the due time, at the right.
  let due: Range<Int>

  /// Divides a row.
  init(width: Int) {
    var end = width - 1
    due = max(Self.title, end - TaskRow.dueColumns)..<max(Self.title, end)
    end = due.lowerBound - 1
    if width >= 49 {
      repeats = end - 5..<end
      end -= 6
    } else {
      repeats = nil
    }
    // Beside the task the list is 53 to 75 columns wide, and there a tag says more than the end of a
    // long title.
    if width >= 52 {
      let columns = width >= 90 ? 22 : width >= 74 ? 16 : width >= 66 ? 12 : 10
      labels = end - columns..<end
      end -= columns + 1
    } else {
      labels = nil
    }
    titleWidth = max(1, end - Self.title)
  }

  /// The columns of a task's labels, which go on over those of a repeat that it has not got; nil where
  /// they are left out.
  func labels(of row: TaskRow) -> Range<Int>? {
    labels.map { row.rhythm == nil ? $0.lowerBound..<max($0.upperBound, due.lowerBound - 1) : $0 }
  }

  /// The columns of a task's title, which goes on over columns that are empty in its row.
  func titleWidth(of row: TaskRow) -> Int {
    guard labels == nil || row.tags.isEmpty && row.people.isEmpty else { return titleWidth }
    let next = row.rhythm == nil ? due : repeats ?? due
    return max(1, next.lowerBound - 1 - Self.title)
  }
}
