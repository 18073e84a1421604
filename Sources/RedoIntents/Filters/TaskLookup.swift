internal import RedoProtocol
public import RedoTasks

/// Finds the task that a person names by its id, or by the beginning of one.
public struct TaskLookup {
  /// How many tasks an error names at most.
  static let candidateLimit = 10

  private let projection: Projection

  /// Looks in a projection.
  public init(_ projection: Projection) {
    self.projection = projection
  }

  /// The task of an id, or of the beginning of one that no other id has.
  ///
  /// - Parameter text: 4 hex digits or more, in any case, with or without hyphens.
  /// - Returns: The task, whether it is active or not.
  /// - Throws: ``TaskLookupError``, with the tasks that may be meant.
  /// - Complexity: O(*n*) in the number of tasks.
  public func find(prefix text: String) throws(TaskLookupError) -> TaskState {
    guard let prefix = IDPrefix(text, least: 1) else {
      throw .unknown(text, near: references(similar(to: text) + tasks(near: text)))
    }
    let found = projection.tasks.filter { prefix.matches($0.id) }
    guard prefix.digits.count >= IDPrefix.leastDigits else {
      throw .tooShort(text, near: references(found), count: found.count)
    }
    guard let task = found.first else {
      throw .unknown(text, near: references(similar(to: text) + tasks(near: text)))
    }
    guard found.count == 1 else {
      throw .ambiguous(text, candidates: references(found), count: found.count)
    }
    return task
  }

  /// Whether a text is the beginning of a task's id, of 4 hex digits or more.
  /// - Complexity: O(*n*) in the number of tasks.
  public func isStart(_ text: String) -> Bool {
    guard let prefix = IDPrefix(text) else { return false }
    return projection.tasks.contains { prefix.matches($0.id) }
  }

  /// The tasks whose ids differ by one edit; where there are none, those that begin alike.
  private func similar(to text: String) -> [TaskState] {
    guard let slip = IDSlip(text) else { return [] }
    let near = projection.tasks.filter { slip.isOneEdit(from: $0.id) }
    return near.isEmpty ? projection.tasks.filter { slip.sharesStart(with: $0.id) } : near
  }

  /// The tasks whose texts have all words of a text, which may be a title instead of an id; none for
  /// one that has more letters than a filter may look for.
  private func tasks(near text: String) -> [TaskState] {
    guard text.utf8.count <= TaskFilter.mostLetters else { return [] }
    let patterns = text.utf8.split(whereSeparator: \.isASCIIBlank)
      .compactMap { TextPattern(String(decoding: $0, as: UTF8.self)) }
    guard !patterns.isEmpty else { return [] }
    return projection.tasks.filter { task in
      patterns.allSatisfy {
        TaskTexts.quality(of: $0, isPhrase: true, in: task, of: projection) != nil
      }
    }
  }

  /// The first of some tasks, each once, active ones first.
  private func references(_ tasks: [TaskState]) -> [TaskReference] {
    var seen: Set<TaskID> = []
    let active = tasks.filter(TaskScope.active.includes)
    let others = tasks.filter { !TaskScope.active.includes($0) }
    return (active + others).filter { seen.insert($0.id).inserted }
      .prefix(Self.candidateLimit)
      .map { TaskReference(id: $0.id, title: projection.title(of: $0).shown) }
  }
}
