internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Moves the selection, or the text of the task where that pane has the focus.
  mutating func move(_ command: Command) {
    guard focus == .list else {
      scrollDetail(command)
      return
    }
    list.move(command)
    refreshDetail()
  }

  private mutating func scrollDetail(_ command: Command) {
    if moveOverSteps(command) || moveOverChanges(command) { return }
    let page = max(1, detailHeight - 1)
    switch command {
    case .moveDown: detailScroll += 1
    case .moveUp: detailScroll -= 1
    case .moveToTop: detailScroll = 0
    case .moveToBottom: detailScroll = detail?.lines.count ?? 0
    case .pageDown: detailScroll += page
    case .pageUp: detailScroll -= page
    default: break
    }
    clampDetailScroll()
  }

  /// How many rows of the task show at once.
  var detailHeight: Int { Frame.inside(layout.detail).rows }

  /// The line of the task's text at a place of the screen; nil where none shows.
  func detailLine(at point: Point) -> DetailLine? {
    let inside = Frame.inside(layout.detail)
    let row = detailScroll + point.row - inside.row
    guard inside.contains(point), let lines = detail?.lines, lines.indices.contains(row) else {
      return nil
    }
    return lines[row]
  }

  /// Keeps the task's text within its pane.
  mutating func clampDetailScroll() {
    let last = max(0, (detail?.lines.count ?? 0) - detailHeight)
    detailScroll = min(max(0, detailScroll), last)
  }

  /// Builds the text of the selected task where it shows.
  mutating func refreshDetail() {
    let inside = Frame.inside(layout.detail)
    guard let projection, let task = selectedTask, inside.columns > 2 else {
      detail = nil
      return
    }
    if detail?.id != task.id {
      (detailScroll, detailSelection, hasPassedSteps) = (0, nil, false)
    }
    let description = projection.description(of: task)
    if let step = detailStep, description != detailDescription {
      let line = Checklist(description).line(of: step, in: Checklist(detailDescription))
      detailSelection = line.map { .step(line: $0) }
    }
    detailDescription = description
    detail = TaskDetail(
      of: task, in: projection, at: dates, ranking: settings.ranking, columns: inside.columns - 2,
      device: settings.device, keys: settings.keys)
    if detailStep != nil, detailStepRow == nil { detailSelection = nil }
    clampDetailScroll()
  }
}
