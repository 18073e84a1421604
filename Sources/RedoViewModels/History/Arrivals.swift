internal import RedoProtocol
internal import RedoTasks

/// What other devices' changes did to tasks that were known here, between two replays of one log.
struct Arrivals {
  /// Tasks that have more heads than before: they were changed in two places apart.
  private(set) var apart: [TaskState] = []
  /// Tasks that were deleted and are there again, since a branch of theirs went on elsewhere.
  private(set) var back: [TaskState] = []

  /// - Complexity: O(*n*) in the number of tasks.
  init(from old: Projection, to new: Projection) {
    // Both list their tasks in the order in which the log first names them.
    var (before, after) = (0, 0)
    for (place, named) in new.graph.tasks.enumerated() {
      let wasThere = before < old.tasks.count && old.tasks[before].id == named.taskID
      let isThere = after < new.tasks.count && new.tasks[after].id == named.taskID
      if isThere {
        let task = new.tasks[after]
        if wasThere {
          if task.headCount > old.tasks[before].headCount { apart.append(task) }
        } else if Self.isDeleted(named.taskID, at: place, in: old.graph) {
          back.append(task)
        }
      }
      before += wasThere ? 1 : 0
      after += isThere ? 1 : 0
    }
  }

  private static func isDeleted(_ id: TaskID, at place: Int, in graph: ChangeGraph) -> Bool {
    guard graph.tasks.indices.contains(place), graph.tasks[place].taskID == id else { return false }
    return graph.order[graph.tasks[place].range].contains { index in
      graph.isSound(Int(index)) && graph.nodes[Int(index)].action == .delete
    }
  }
}
