internal import RedoProtocol
internal import RedoTasks

/// What a task can be asked to be: `is:draft`, and `overdue` and `recurring` by themselves.
enum FilterState: String, CaseIterable, Hashable {
  case archived, done, draft, overdue, recurring, forked

  /// Reads a word that is a state by itself.
  init?(word: String) {
    switch word {
    case "overdue": self = .overdue
    case "recurring": self = .recurring
    default: return nil
    }
  }

  /// The tasks that a list has to show besides the active ones, so that some can be found.
  var scope: TaskScope {
    switch self {
    case .archived: .archived
    case .done: .done
    // What was put away or done on one device may have been changed on another.
    case .forked: .all
    default: .active
    }
  }

  /// Whether a task is so at a moment.
  func holds(for task: TaskState, in projection: Projection, at now: Instant) -> Bool {
    switch self {
    case .archived: return task.isArchived
    case .done: return task.isDone
    case .draft: return task.isDraft
    case .overdue: return projection.currentTodo(of: task).map { $0.deadline < now } ?? false
    case .recurring:
      // A repeat cannot be unset in the log; the title says where it ended.
      return projection.repeatDays(of: task) != nil
    case .forked: return task.headCount > 1
    }
  }
}
