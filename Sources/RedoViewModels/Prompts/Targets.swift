public import RedoProtocol

/// The tasks that a command is about, as lines and questions name them.
public struct Targets: Hashable, Sendable {
  /// The tasks, in the order in which they are shown; never empty.
  public let ids: [TaskID]
  /// The title of the first.
  public let title: String

  /// Names some tasks.
  public init(_ ids: [TaskID], title: String) {
    self.ids = ids
    self.title = title
  }

  /// How many tasks there are.
  public var count: Int { ids.count }

  /// The title of the only task, else how many there are.
  public var name: String { count == 1 ? "“\(title)”" : "\(count) tasks" }
}
