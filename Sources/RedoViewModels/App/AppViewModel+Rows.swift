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
    return TaskRow(of: task, in: projection, at: dates, filter: filter)
  }
}
