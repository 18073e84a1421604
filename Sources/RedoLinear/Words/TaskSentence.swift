internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// A task read as a sentence: what, when, how urgent, and what is unusual about it.
enum TaskSentence {
  /// The sentence of the task that stood at a place of the projection, as it is now.
  static func text(at place: Int, task id: TaskID?, in viewModel: AppViewModel) -> String {
    var place = place
    if let id, viewModel.task(at: place)?.id != id {
      guard let now = viewModel.projection?.tasks.firstIndex(where: { $0.id == id }) else {
        return "a task that is gone"
      }
      place = now
    }
    guard let task = viewModel.task(at: place), let row = viewModel.taskRow(at: place) else {
      return "a task that is gone"
    }
    let isMarked = viewModel.isMarked(task.id)
    // A row has the start of a very long title, and a sentence all of it.
    let title = viewModel.projection?.title(of: task).shown ?? row.title
    var parts = [isMarked ? "marked: " + title : title, due(of: task, row, viewModel)]
    parts.append("priority \(row.priority)")
    if task.storyPoints != 1 { parts.append("\(task.storyPoints) points") }
    if let rhythm = row.rhythm { parts.append(rhythm.often) }
    parts += row.tags.map { "#" + $0 } + row.people.map { "@" + $0 }
    if task.isArchived { parts.append("archived") }
    if row.isForked { parts.append("changed on two devices apart") }
    return parts.joined(separator: ", ")
  }

  private static func due(
    of task: TaskState, _ row: TaskRow, _ viewModel: AppViewModel
  ) -> String {
    let friendly = FriendlyDate(in: viewModel.dates)
    guard let deadline = viewModel.projection?.currentTodo(of: task)?.deadline else {
      return row.urgency == .done ? "done " + row.due : "no date"
    }
    guard row.urgency == .overdue else { return "due " + friendly.moment(deadline) }
    let lateness = friendly.lateness(deadline)
    return lateness.map { "overdue by " + $0 } ?? "due " + friendly.distance(deadline)
  }
}
