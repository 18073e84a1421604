public import RedoProtocol
public import RedoTasks

/// The trace that an intent left in the log, by which it can be taken back later.
public struct IntentMark: Hashable, Sendable {
  /// A node that it wrote.
  let node: NodeID

  /// Marks the latest intent of a device; nil where the device has written nothing.
  public init?(latestOf device: Author, in projection: Projection) {
    let graph = projection.graph
    guard let last = graph.latestNode(of: device) else { return nil }
    node = graph.nodes[last].id
  }
}

extension Projection {
  /// Those of some intents of a device that it has undone and not done again, in whatever program and
  /// whatever it did since.
  public func undone(among marks: [IntentMark], by device: Author) -> Set<IntentMark> {
    let undone = DeviceHistory(self, device: device).fates(of: Set(marks.map(\.node))).undone
    return Set(marks.filter { undone.contains($0.node) })
  }

  /// The tasks that some intents of a device changed and that are as they were before those: no undo
  /// need have done that, since to everybody else it is a change like any other.
  public func tasksChangedBack(since marks: [IntentMark], by device: Author) -> Set<TaskID> {
    let entries = DeviceHistory(self, device: device).fates(of: Set(marks.map(\.node))).standing
    let nodes = entries.flatMap(\.nodes)
    let own = Set(nodes)
    // A task's past is a replay of its own; none is needed where nothing came behind the intents.
    let followed = nodes.filter { node in
      graph.nodeIndices(at: graph.task(of: node).range).contains { $0 > node && !own.contains($0) }
    }
    let tasks = Set(followed.map(graph.taskID))
    let changes = nodes.filter { tasks.contains(graph.taskID(of: $0)) }
    let back = parts(of: HistoryEntry(nodes: changes)).filter { part in
      part.before != part.after && part.before == self[part.taskID].map(visibleState)
    }
    return Set(back.map(\.taskID))
  }
}
