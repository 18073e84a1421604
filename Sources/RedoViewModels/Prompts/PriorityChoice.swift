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

  /// What a priority is called; values outside 1 to 5 count as the nearest.
  public static func name(of value: Int) -> String {
    ["lowest", "low", "normal", "high", "urgent"][min(max(value, 1), 5) - 1]
  }

  /// Moves the choice, and stays within 1 to 5.
  mutating func move(by steps: Int) {
    value = min(max(1, value + steps), 5)
  }
}
