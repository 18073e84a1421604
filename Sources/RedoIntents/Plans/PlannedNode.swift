public import RedoProtocol

/// A node that an intent wants written: what, on which task, and on top of what.
public struct PlannedNode: Hashable, Sendable {
  /// A parent that the log has, or that the same plan writes before.
  public enum Parent: Hashable, Sendable {
    /// A node of the log, with its Lamport number.
    case logged(NodeID, lamport: Int64)
    /// The plan's node at this place.
    case planned(Int)
  }

  /// The task.
  public let taskID: TaskID
  /// What changes.
  public let change: Change
  /// What it builds on.
  public let parents: [Parent]

  /// Creates a planned node.
  init(taskID: TaskID, change: Change, parents: [Parent]) {
    self.taskID = taskID
    self.change = change
    self.parents = parents
  }
}
