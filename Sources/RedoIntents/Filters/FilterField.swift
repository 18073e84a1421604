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

  /// Whether a task's number lies in a range; not where it has none, as drafts have no due date.
  ///
  /// A repeat is done again and again: any of its completions may be the one that is asked for.
  func lies(in range: ClosedRange<Int64>, of task: TaskState, in projection: Projection) -> Bool {
    switch self {
    case .priority: range.contains(Int64(task.priority))
    case .points: range.contains(task.storyPoints)
    case .due:
      projection.currentTodo(of: task).map { range.contains($0.deadline.milliseconds) } ?? false
    case .created: range.contains(task.created.milliseconds)
    case .updated: range.contains(task.updated.milliseconds)
    case .done:
      projection.todos[task.todos].contains { todo in
        todo.completed.map { range.contains($0.milliseconds) } ?? false
      }
    }
  }
}
