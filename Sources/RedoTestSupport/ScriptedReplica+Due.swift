internal import RedoProtocol
internal import RedoTasks

extension ScriptedReplica {
  /// When the first task falls due, to the minute: `2026-11-27T16:00`; nil where it has no date.
  public var due: String? {
    projection.tasks.first.flatMap(projection.currentTodo).map {
      String($0.deadline.wallText.prefix(16))
    }
  }
}
