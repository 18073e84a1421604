extension Projection {
  /// What the title of a task becomes when its heads are merged: what it is, for a task with one.
  /// - Complexity: O(*n*) in the task's changes where it has several.
  public func titleOnceMerged(of task: TaskState) -> TitleText {
    guard task.headCount > 1, var planner = HeadMergePlanner(task, self, choosing: [:]) else {
      return title(of: task)
    }
    return planner.joinedTitle().map { TitleText($0) } ?? title(of: task)
  }
}
