public import RedoProtocol

/// All that a person sees of one task, names left out: two equal ones cannot be told apart.
public struct VisibleState: Hashable, Sendable {
  /// One todo as seen.
  public struct Todo: Hashable, Sendable {
    /// When it is due.
    public let deadline: Instant
    /// When it was done.
    public let completed: Instant?
    /// What was noted with it.
    public let notes: StoredText
  }

  /// The stored title.
  public let title: StoredText
  /// The description, empty where there is none.
  public let description: StoredText
  /// Urgency, 1 … 5.
  public let priority: Int
  /// Size.
  public let storyPoints: Int64
  /// Days from a completion to the next deadline.
  public let frequencyDays: Int64?
  /// Whether it is kept from other people.
  public let isPrivate: Bool
  /// Whether it was put away.
  public let isArchived: Bool
  /// The todos, in total order of their CREATE_TODO.
  public let todos: [Todo]
}

extension Projection {
  /// What a person sees of a task.
  public func visibleState(of task: TaskState) -> VisibleState {
    VisibleState(
      title: StoredText(storedTitle(of: task)),
      description: StoredText(description(of: task)), priority: task.priority,
      storyPoints: task.storyPoints, frequencyDays: task.frequencyDays,
      isPrivate: task.isPrivate, isArchived: task.isArchived,
      todos: todos[task.todos].map {
        VisibleState.Todo(
          deadline: $0.deadline, completed: $0.completed, notes: StoredText(notes(of: $0) ?? ""))
      })
  }
}
