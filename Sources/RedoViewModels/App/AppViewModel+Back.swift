extension AppViewModel {
  /// What going back from the panes does now.
  var backStep: BackStep {
    if travel != nil { return .present }
    if screen != .tasks { return markedCount > 0 ? .unmark : .tasks }
    if focus == .detail { return .list }
    // Marks that the filter hides are not seen, and a step that shows nothing would lose them.
    if list.markedCount > 0 || list.filterLine.isEmpty && !list.marks.isEmpty { return .unmark }
    if wayBack.opening != nil { return .list }
    if let narrowing = wayBack.narrowing, narrowing.line == list.filterLine {
      return .screen(narrowing.screen)
    }
    return list.filterLine.isEmpty ? .quiet : .everything
  }

  /// What going back from the panes does now, behind the name of its key.
  var backWords: String { backStep.words }

  /// Goes one step back.
  mutating func goBack() {
    switch backStep {
    case .present: returnToNow()
    case .tasks: show(.tasks)
    case .unmark: clearMarks()
    case .list: leaveTask()
    case .screen(let screen):
      narrow(to: wayBack.narrowing?.filter ?? "")
      show(screen)
    case .everything: narrow(to: "")
    case .quiet: board.clear()
    }
  }

  /// Leads from a task back to where it was opened.
  mutating func leaveTask() {
    let earlier = wayBack.opening
    moveFocus(to: .list)
    if let filter = earlier?.filter { narrow(to: filter) }
    if let screen = earlier?.screen { show(screen) }
  }
}
