public import RedoProtocol
public import RedoTasks

/// What has become of some intents of a device, in whatever program and whatever it did since.
public struct IntentFates {
  /// The intents that the device has undone and not done again.
  public let undone: Set<IntentMark>
  private let standing: [DeviceHistory.Standing]
  private let projection: Projection

  /// Reads it from the log.
  /// - Complexity: O(*n*) in the nodes of the log, once for all that is asked.
  public init(of marks: [IntentMark], by device: Author, in projection: Projection) {
    let fates = DeviceHistory(projection, device: device).fates(of: Set(marks.map(\.node)))
    undone = Set(marks.filter { fates.undone.contains($0.node) })
    standing = fates.standing
    self.projection = projection
  }

  /// The tasks that some of the intents changed and that are as they were before those: no undo need
  /// have done that, since to everybody else it is a change like any other.
  ///
  /// A task is judged as a whole: where others changed one field back and left another, or set one
  /// that the intents had not, it is not among them.
  public func tasksChangedBack(since marks: [IntentMark]) -> Set<TaskID> {
    let graph = projection.graph
    let asked = Set(marks.map(\.node))
    let nodes = standing.filter { !$0.meant.isDisjoint(with: asked) }.flatMap(\.entry.nodes)
    let own = Set(nodes)
    // A task's past is a replay of its own; none is needed where nothing came behind the intents.
    let followed = nodes.filter { node in
      graph.nodeIndices(at: graph.task(of: node).range).contains { $0 > node && !own.contains($0) }
    }
    let tasks = Set(followed.map(graph.taskID))
    let changes = nodes.filter { tasks.contains(graph.taskID(of: $0)) }
    let back = projection.parts(of: HistoryEntry(nodes: changes)).filter { part in
      part.before != part.after
        && part.before == projection[part.taskID].map(projection.visibleState)
    }
    return Set(back.map(\.taskID))
  }
}
