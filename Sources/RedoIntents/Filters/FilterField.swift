internal import RedoProtocol
internal import RedoTasks

/// A number of a task that a term compares.
enum FilterField: Hashable, CaseIterable {
  case priority, points, due, created, updated, done

  /// The names that a line may call fields by, the shortest of each.
  static let names = ["p", "points", "due", "created", "updated", "done"]

  /// Reads a field's name.
  init?(_ name: String) {
    switch name {
    case "p", "priority": self = .priority
    case "points": self = .points
    case "due": self = .due
    case "created": self = .created
    case "updated": self = .updated
    case "done": self = .done
    default: return nil
    }
  }

  /// The numbers it is compared to; nil where those are dates.
  var allowed: ClosedRange<Int>? {
    switch self {
    case .priority: 1...5
    case .points: 0...9999
    case .due, .created, .updated, .done: nil
    }
  }

  /// Whether its values are moments that have passed, so that `3d` means three days ago.
  var looksBack: Bool {
    self == .created || self == .updated || self == .done
  }

  /// The tasks that a list has to show besides the active ones, so that some can be found.
  var scope: TaskScope { self == .done ? .all : .active }

  /// A task's number; nil where it has none, as drafts have no due date.
  func value(of task: TaskState, in projection: Projection) -> Int64? {
    switch self {
    case .priority: Int64(task.priority)
    case .points: task.storyPoints
    case .due: projection.currentTodo(of: task)?.deadline.milliseconds
    case .created: task.created.milliseconds
    case .updated: task.updated.milliseconds
    case .done: projection.todos[task.todos].compactMap(\.completed).max()?.milliseconds
    }
  }
}
