internal import RedoIntents
internal import RedoTasks
internal import RedoViewModels

extension LinearPage {
  /// The list of tasks, group by group.
  mutating func readTasks(_ viewModel: AppViewModel) {
    let list = viewModel.tasks.list
    let (what, order) = (viewModel.listName, viewModel.tasks.orderWords)
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
    guard let emptiness = viewModel.listEmptiness else { return }
    say(emptiness, in: .list)
    guard emptiness == .nothingToDo else { return }
    say("One line says it all, such as: \(keys.name(of: .quickAdd, in: .list)) \(Welcome.example)")
  }
}
