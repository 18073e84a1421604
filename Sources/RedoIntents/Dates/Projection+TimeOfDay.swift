public import RedoProtocol
public import RedoTasks

extension Projection {
  /// The time of day at which a task is due; nil where nothing of it is.
  public func timeOfDay(of task: TaskState, in dates: DateContext) -> CivilTime? {
    currentTodo(of: task).map { dates.zone.civil(of: $0.deadline).time }
  }
}
