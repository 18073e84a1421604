extension AppViewModel {
  /// What going back from the panes does now.
  var backStep: BackStep {
    if travel != nil { return .present }
    if screen != .tasks { return markedCount > 0 ? .unmark : .tasks }
    return tasks.backStep ?? .quiet
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
      narrow(to: tasks.wayBack.narrowing?.filter ?? "")
      show(screen)
    case .everything: narrow(to: "")
    // What a message covered goes by the next one: nobody has seen it.
    case .quiet where board.awaitsRoom: break
    case .quiet: board.dismiss()
    }
  }

  /// Leads from a task back to where it was opened.
  mutating func leaveTask() {
    let earlier = tasks.wayBack.opening
    showTasks()
    if let filter = earlier?.filter { narrow(to: filter) }
    if let screen = earlier?.screen { show(screen) }
  }
}
