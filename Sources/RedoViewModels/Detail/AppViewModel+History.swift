internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// The change that is selected in the task's text, by its index in the log's graph; nil for none.
  public var detailNode: Int? {
    if case .change(let node) = detailSelection { node } else { nil }
  }

  /// The row of the task's text that the selected change has; nil where none is selected.
  public var detailNodeRow: Int? {
    detailNode.flatMap { node in detail?.lines.firstIndex { $0.node == node } }
  }

  /// Moves from change to change once the history has been reached; says whether it did.
  mutating func moveOverChanges(_ command: Command) -> Bool {
    let rows =
      detail.map { detail in
        detail.lines.indices.filter { detail.lines[$0].node != nil }
      } ?? []
    guard let first = rows.first else { return false }
    guard let row = detailNodeRow, let place = rows.firstIndex(of: row) else {
      switch command {
      case .moveDown where first < detailScroll + detailHeight:
        selectChange(inRow: rows.first { $0 >= detailScroll } ?? first)
      case .moveToBottom: selectChange(inRow: rows[rows.count - 1])
      default: return false
      }
      return true
    }
    let page = max(1, detailHeight - 1)
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
      detailSelection = nil
      if command == .moveUp, let row = stepRows.last { selectStep(inRow: row) }
      return command == .moveUp
    }
    selectChange(inRow: rows[min(target, rows.count - 1)])
    return true
  }

  /// Selects the change of a row of the task's text, and shows it with the row after it.
  mutating func selectChange(inRow row: Int) {
    guard let lines = detail?.lines, lines.indices.contains(row) else { return }
    detailSelection = lines[row].node.map { .change(node: $0) }
    let last = min(row + 1, lines.count - 1)
    detailScroll = max(min(detailScroll, row - 1), last - detailHeight + 1)
    clampDetailScroll()
  }

  /// Selects the change at a place of the task's pane; says whether there is one.
  mutating func selectChange(at point: Point) -> Bool {
    guard let node = detailLine(at: point)?.node else { return false }
    detailSelection = .change(node: node)
    return true
  }

  /// The change that the commands about changes act on; nil where none is selected.
  var targetChange: NodeID? {
    guard let projection else { return nil }
    if case .card(let card) = overlay { return selectedChange(of: card) }
    if let currentScreen { return currentScreen.selectedChange }
    guard focus == .detail, let detailNode, detailNodeRow != nil else { return nil }
    return projection.graph.nodes[detailNode].id
  }

  /// Opens the selected change, or who set what in the selected task.
  mutating func openCard(_ command: Command) {
    switch command {
    case .openChange:
      if let id = targetChange { overlay = .card(Card(.change(id))) }
    default:
      if let task = targetTasks.first { overlay = .card(Card(.blame(task.id))) }
    }
  }
}
