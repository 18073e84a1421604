extension LogMaker {
  /// A log's kind and size.
  enum Shape: Hashable {
    /// So many tasks, each created with a todo; `completed` of ten are done.
    case tasks(Int, completed: Int)
    /// So many changes: as people make them, about four tasks to ten changes.
    case changes(Int)

    /// What the folder of such a log is called: `tasks-1000-3`, `changes-1000`.
    var name: String {
      switch self {
      case .tasks(let count, let completed): "tasks-\(count)-\(completed)"
      case .changes(let count): "changes-\(count)"
      }
    }

    /// Reads a name; nil for one that is none.
    init?(name: String) {
      let parts = name.split(separator: "-")
      let numbers = parts.dropFirst().compactMap { Int($0) }
      switch (parts.first, numbers.count) {
      case ("tasks", 2): self = .tasks(numbers[0], completed: numbers[1])
      case ("changes", 1): self = .changes(numbers[0])
      default: return nil
      }
    }
  }
}
