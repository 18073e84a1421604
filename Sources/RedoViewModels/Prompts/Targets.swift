public import RedoIntents
public import RedoProtocol

/// The tasks that a command is about, as lines and questions name them.
public struct Targets: Hashable, Sendable {
  /// The tasks, in the order in which they are shown; never empty.
  public let ids: [TaskID]
  /// The titles of the first of them, as many as a question names.
  public let titles: [String]

  /// Names some tasks.
  public init(_ ids: [TaskID], titles: [String]) {
    self.ids = ids
    self.titles = titles
  }

  /// The title of the first.
  public var title: String { titles.first ?? "" }

  /// How many tasks there are.
  public var count: Int { ids.count }

  /// The title of the only task, else how many there are.
  public var name: Clause { count == 1 ? Clause(quoting: title) : "\(count) tasks" }
}
