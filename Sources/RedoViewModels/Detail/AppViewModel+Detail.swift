internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Whether keys go to the pane of a task.
  public var isTaskOpen: Bool { screen == .tasks && focus == .detail }

  /// Moves the selection, or the text of the task where that pane has the focus.
  mutating func move(_ command: Command) {
    guard focus == .list else {
      detail.move(command)
      return
    }
    list.move(command)
    refreshDetail()
  }

  /// Writes the text of the selected task where it shows.
  mutating func refreshDetail() {
    let inside = Frame.inside(layout.detail)
    guard let projection, let task = selectedTask, inside.columns > 2 else {
      detail.clear()
      return
    }
    let text = TaskDetail(
      of: task, in: projection, at: dates, ranking: settings.ranking, columns: inside.columns - 2,
      device: settings.device, keys: settings.keys)
    detail.show(text, description: projection.description(of: task), height: inside.rows)
  }

  /// Selects the step or the change at a place of the task's pane; says whether there is one.
  @discardableResult
  mutating func selectPart(at point: Point) -> Bool {
    let inside = Frame.inside(layout.detail)
    let row = detail.top + point.row - inside.row
    guard inside.contains(point), detail.lines.indices.contains(row),
      let part = detail.lines[row].part
    else { return false }
    detail.selection = part
    return true
  }

  /// The change that the commands about changes act on; nil where none is selected.
  var targetChange: NodeID? {
    guard let projection else { return nil }
    if case .card(let card) = overlay { return selectedChange(of: card) }
    if let currentScreen { return currentScreen.selectedChange }
    guard focus == .detail, let node = detail.selectedNode, detail.selectedNodeRow != nil else {
      return nil
    }
    return projection.graph.nodes[node].id
  }

  /// Opens the selected change, or who set what in the selected task.
  mutating func openCard(_ command: Command) {
    switch command {
    case .openChange:
      if let id = targetChange { overlay = .card(Card(.change(id))) }
    default:
      if let task = targetTasks.first { show(Card(.blame(task.id))) }
    }
  }
}
