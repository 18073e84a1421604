internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

extension LinearPage {
  /// The list of tasks, group by group.
  mutating func readTasks(_ viewModel: AppViewModel) {
    let list = viewModel.list
    let (what, order) = (viewModel.listName, viewModel.listOrderWords)
    say("Tasks, \(what), \(order): \(Quantity.text(list.taskCount, "task")).")
    if list.taskCount == 0 { sayWhyEmpty(viewModel) }
    readRows(of: list, viewModel)
  }

  /// The rows of a list, headings as words and tasks as choices.
  mutating func readRows(of list: TaskList, _ viewModel: AppViewModel) {
    for row in list.rows {
      switch row {
      case .heading(let group, let count):
        say(group.name.prefix(1) + group.name.dropFirst().lowercased() + ", \(count):")
      case .task(let place, _):
        guard let task = viewModel.task(at: place) else { continue }
        offer(
          LinearChoice(.task(place: place), .task(task.id), task: task.id, does: .open))
      }
    }
  }

  private mutating func sayWhyEmpty(_ viewModel: AppViewModel) {
    guard let projection = viewModel.projection else { return }
    if !viewModel.list.filterLine.isEmpty {
      say("Nothing matches; b \(viewModel.backWords).")
    } else if projection.tasks.isEmpty {
      guard viewModel.travel == nil else { return say("There were no tasks then.") }
      let add = keys.name(of: .quickAdd, in: .list)
      say("Nothing to do. Type \(add) and what is to be done, such as: \(add) \(Welcome.example)")
    } else {
      let find = keys.name(of: .find, in: .list)
      say("All done. \(find) is:done or \(find) is:archived finds the rest.")
    }
  }
}
