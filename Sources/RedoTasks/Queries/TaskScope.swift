/// Which kinds of tasks are listed besides the active ones.
///
/// A task that is both archived and done counts as archived.
public struct TaskScope: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt8

  /// Active tasks alone, drafts among them: what lists show unless asked for more.
  public static let active: TaskScope = []
  /// Tasks all of whose todos are done.
  public static let done = TaskScope(rawValue: 1)
  /// Tasks that were put away.
  public static let archived = TaskScope(rawValue: 2)
  /// Every task.
  public static let all: TaskScope = [.done, .archived]

  /// Creates a scope from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Whether a list of this scope may show a task.
  public func includes(_ task: TaskState) -> Bool {
    if task.isArchived { return contains(.archived) }
    return !task.isDone || contains(.done)
  }
}
