internal import RedoIntents
public import RedoTasks

extension AppViewModel {
  /// The task at a place in the projection; nil where there is none.
  public func task(at place: Int) -> TaskState? {
    guard let projection, projection.tasks.indices.contains(place) else { return nil }
    return projection.tasks[place]
  }

  /// What a row says about the task at a place in the projection; nil where there is none.
  public func taskRow(at place: Int) -> TaskRow? {
    guard let projection, let task = task(at: place) else { return nil }
    return TaskRow(of: task, in: projection, at: dates, filter: tasks.filter)
  }

  /// What the list shows, in a few words: the name of a preset, or the line of a filter.
  public var listName: String { activePreset?.name.text ?? "/" + tasks.list.filterLine }

  /// The time of day at which the task at a place in the projection is due; nil where it is not.
  public func dueClock(at place: Int) -> String? {
    task(at: place).flatMap { projection?.currentTodo(of: $0)?.deadline }
      .map { FriendlyDate(in: dates).clock($0) }
  }

  /// Whether the deadline of the task at a place in the projection is past and still asks for
  /// something.
  public func isOverdue(at place: Int) -> Bool {
    guard let projection, let task = task(at: place) else { return false }
    return TaskFacts(of: task, in: projection, dates: dates).isOverdue
  }
}
