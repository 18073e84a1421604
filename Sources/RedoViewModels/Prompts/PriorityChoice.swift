/// A priority being chosen for tasks.
public struct PriorityChoice: Hashable, Sendable {
  /// The tasks.
  public let targets: Targets
  /// The priorities that they have.
  public let present: Set<Int>
  /// The priority that Enter sets, 1 to 5.
  public internal(set) var value: Int

  /// Starts from the highest priority that one of the tasks has.
  public init(_ targets: Targets, present: Set<Int>) {
    self.targets = targets
    self.present = present
    value = present.max() ?? 3
  }

  /// Moves the choice, and stays within 1 to 5.
  mutating func move(by steps: Int) {
    value = min(max(1, value + steps), 5)
  }
}
