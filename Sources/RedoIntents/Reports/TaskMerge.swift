public import RedoTasks

/// What became of one task whose branches were made one.
public struct TaskMerge: Hashable, Sendable {
  /// The task.
  public let task: TaskReference
  /// How many heads it had.
  public let branchCount: Int
  /// The devices whose second completion of a todo was withdrawn.
  public let twins: [String]
  /// What the branches had left different.
  public let differences: [Difference]

  /// One field that the branches had left different.
  public struct Difference: Hashable, Sendable {
    /// A value and the device that gave it.
    public struct Version: Hashable, Sendable {
      /// The value.
      public let value: ShownValue
      /// The device; nil where the value comes of several branches.
      public let device: String?
    }

    /// What the field is called, such as `title` or `points`.
    public let field: String
    /// What is kept.
    public let kept: Version
    /// What is left to history.
    public let dropped: [Version]
  }
}
