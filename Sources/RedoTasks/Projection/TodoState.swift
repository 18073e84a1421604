public import RedoProtocol

/// One occurrence of a task, as the replay left it.
public struct TodoState: Hashable, Sendable {
  /// Its name.
  public let id: TodoID
  /// When it is due.
  public internal(set) var deadline: Instant
  /// When it was done; nil while it is open.
  public internal(set) var completed: Instant?
  /// What was noted with it, one text a change, in order.
  public internal(set) var notes: [LogText]
  /// What the clock showed when it was made.
  public let created: Instant
}
