public import RedoIntents

extension Preferences {
  /// What a new task has that its line does not name; what a task has anyway is not written.
  public var defaults: TaskDefaults {
    TaskDefaults(
      dueDays: dueDays, priority: isUsual(.priority) ? nil : priority,
      points: isUsual(.points) ? nil : points)
  }
}
