internal import RedoTasks

extension AppViewModel {
  /// What a row says about the task at a place in the projection; nil where there is none.
  public func taskRow(at place: Int) -> TaskRow? {
    guard let projection, projection.tasks.indices.contains(place) else { return nil }
    return TaskRow(of: projection.tasks[place], in: projection, at: dates, filter: filter)
  }
}
