/// The changes of the history in a task's text, over which the pane has a cursor.
extension DetailScreen {
  /// The change that is selected, by its index in the log's graph; nil where none is.
  public var selectedNode: Int? {
    if case .change(let node) = selection { node } else { nil }
  }

  /// The row of the text that the selected change has; nil where none is selected.
  var selectedNodeRow: Int? {
    selectedNode.flatMap { node in lines.firstIndex { $0.node == node } }
  }

  /// Moves from change to change once the history has been reached; says whether it did.
  mutating func moveOverChanges(_ command: Command) -> Bool {
    let rows = lines.indices.filter { lines[$0].node != nil }
    guard let first = rows.first else { return false }
    guard let row = selectedNodeRow, let place = rows.firstIndex(of: row) else {
      switch command {
      case .moveDown where first < top + height:
        select(row: rows.first { $0 >= top } ?? first)
      case .moveToBottom: select(row: rows[rows.count - 1])
      default: return false
      }
      return true
    }
    let target =
      switch command {
      case .moveDown: place + 1
      case .moveToBottom: rows.count - 1
      case .pageDown: place + page
      case .moveUp: place - 1
      case .pageUp: place - page
      default: -1
      }
    guard target >= 0 else {
      // Back to the steps or into the text above; a page or the top is where it leads.
      selection = nil
      if command == .moveUp, let row = stepRows.last { select(row: row) }
      return command == .moveUp
    }
    select(row: rows[min(target, rows.count - 1)])
    return true
  }
}
