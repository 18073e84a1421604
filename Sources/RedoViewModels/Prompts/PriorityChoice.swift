public import RedoIntents

/// A priority being chosen for a task.
public struct PriorityChoice: Hashable, Sendable {
  /// The task.
  public let task: TaskReference
  /// The priority it has.
  public let present: Int
  /// The priority that Enter sets, 1 to 5.
  public internal(set) var value: Int

  /// Starts from the priority that the task has.
  public init(task: TaskReference, present: Int) {
    self.task = task
    self.present = present
    value = present
  }

  /// Moves the choice, and stays within 1 to 5.
  mutating func move(by steps: Int) {
    value = min(max(1, value + steps), 5)
  }
}
