internal import RedoTasks

/// Which tasks a verb takes, whose ids are what is offered for it.
enum OfferedTasks: Sendable {
  /// Those that are still to be done.
  case open
  /// Those that are not in the archive.
  case unarchived
  /// Those in the archive.
  case archived
  /// Those that devices changed apart.
  case forked
  /// Every task.
  case all

  /// The kinds of tasks, those first that are offered first.
  var kinds: [TaskScope] {
    switch self {
    case .open: [.active]
    case .unarchived: [.active, .done]
    case .archived: [.archived]
    case .forked, .all: [.active, .done, .archived]
    }
  }

  /// Whether a task of one of its kinds is offered.
  func includes(_ task: TaskState) -> Bool {
    if case .forked = self { task.headCount > 1 } else { true }
  }
}

extension TaskState {
  /// The one kind of tasks that it is of.
  var kind: TaskScope { isArchived ? .archived : isDone ? .done : .active }
}
