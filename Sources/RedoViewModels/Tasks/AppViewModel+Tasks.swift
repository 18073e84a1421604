public import RedoTasks

extension AppViewModel {
  /// Whether the body has the tasks.
  var showsTasks: Bool { screen == .tasks && triage == nil }

  /// Whether keys go to the pane of a task.
  public var isTaskOpen: Bool { screen == .tasks && tasks.focus == .detail }

  /// The selected task of the list, or the one that its pane stays on; nil where there is neither.
  public var selectedTask: TaskState? {
    guard let projection, let place = tasks.selectedPlace else { return nil }
    return projection.tasks[place]
  }

  /// Whether what narrows the list is being typed.
  var isFinding: Bool {
    if case .prompt(let prompt) = covering { prompt.purpose.isOfFilter } else { false }
  }

  /// Shows the tasks, with the focus on one of their panes.
  mutating func showTasks(_ pane: Pane = .list) {
    screen = .tasks
    tasks.moveFocus(to: pane)
    relayout()
  }

  /// Keeps the tasks in step with the world, whether they show or not.
  mutating func refreshTasks() {
    if let world { tasks.refresh(world) }
  }

  /// Lists only what a filter line asks for; an empty one lists every active task.
  mutating func narrow(to line: String) {
    if let world { tasks.narrow(to: line, in: world) }
  }
}
