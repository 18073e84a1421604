public import RedoProtocol

/// A task as a report names it.
public struct TaskReference: Hashable, Sendable {
  /// The task.
  public let id: TaskID
  /// Its title as shown.
  public let title: String

  /// Creates a reference.
  public init(id: TaskID, title: String) {
    self.id = id
    self.title = title
  }
}
