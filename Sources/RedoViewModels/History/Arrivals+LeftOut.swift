internal import RedoProtocol
internal import RedoTasks

extension Arrivals {
  /// The tasks of which a CREATE counted before, and lost since against an older one.
  /// - Complexity: O(*n*) in the number of changes.
  static func tasksCreatedBefore(in graph: ChangeGraph, since old: ChangeGraph) -> Set<TaskID> {
    Set(
      graph.nodes.indices.prefix(old.nodes.count).lazy.filter { index in
        graph.nodes[index].action == .create && old.isSound(index)
          && graph.verdict(of: index) == .rejected(.duplicateCreate)
      }.map(graph.taskID))
  }

  /// Those among some tasks of which changes of a device counted before, and fell since with a
  /// CREATE that lost.
  /// - Complexity: O(*n*) in the number of tasks and in the changes of those.
  static func leftOutTasks(
    among fallen: Set<TaskID>, in projection: Projection, since old: ChangeGraph, on device: Author
  ) -> [TaskState] {
    let graph = projection.graph
    func counted(_ index: Int) -> Bool { index < old.nodes.count && old.isSound(index) }
    guard !fallen.isEmpty else { return [] }
    return projection.tasks.filter { task in
      fallen.contains(task.id)
        && projection.rivalCreations(of: task).contains { rival in
          rival.later.contains { counted($0) && graph.author(of: $0).isSameDevice(as: device) }
        }
    }
  }
}
