internal import RedoProtocol
public import RedoTasks

/// Finds the task that a person names by its id, or by the beginning of one.
public struct TaskLookup {
  /// How many tasks an error names at most.
  public static let candidateLimit = 10

  private let projection: Projection

  /// Looks in a projection.
  public init(_ projection: Projection) {
    self.projection = projection
  }

  /// The task of an id or of a prefix that no other task has: 4 hex digits or more, in any case,
  /// with or without hyphens.
  ///
  /// - Complexity: O(*n*) in the number of tasks.
  public func find(prefix text: String) throws(TaskLookupError) -> TaskState {
    guard let prefix = IDPrefix(text, least: 1) else {
      throw .unknown(text, near: [])
    }
    let found = projection.tasks.filter { prefix.matches($0.id) }
    guard prefix.digits.count >= IDPrefix.leastDigits else {
      throw .tooShort(text, near: references(found))
    }
    guard let task = found.first else { throw .unknown(text, near: []) }
    guard found.count == 1 else {
      throw .ambiguous(text, candidates: references(found), count: found.count)
    }
    return task
  }

  private func references(_ tasks: [TaskState]) -> [TaskReference] {
    tasks.prefix(Self.candidateLimit).map {
      TaskReference(id: $0.id, title: projection.title(of: $0).shown)
    }
  }
}
