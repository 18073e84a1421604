internal import RedoIntents
public import RedoProtocol
public import RedoTasks

/// What other devices' changes did to tasks that were known here, between two replays of one log.
public struct Arrivals {
  /// Tasks that have more heads than before: they were changed in two places apart, and not just
  /// done in both.
  private(set) var apart: [TaskState] = []
  /// Tasks that were deleted and are there again, since a branch of theirs went on elsewhere.
  private(set) var back: [TaskState] = []
  /// Tasks that another device deleted and that stay, since a branch of theirs went on elsewhere.
  private(set) var kept: [TaskState] = []
  /// Tasks of which this device's changes fell, since the task was created elsewhere before.
  let leftOut: [TaskState]
  /// What keys did that were never seen here, or that took a task over.
  private let strange: StrangeArrivals

  private let old: Projection
  private let new: Projection
  /// How much of a title a sentence about it holds, in characters.
  private static let titleLength = 60

  /// Compares what a log amounted to with what it does now, for a device that knows what it did itself.
  ///
  /// - Complexity: O(*n*) in the number of tasks and of changes.
  public init(from old: Projection, to new: Projection, on device: Author) {
    (self.old, self.new) = (old, new)
    let fallen = Self.tasksCreatedBefore(in: new.graph, since: old.graph)
    leftOut = Self.leftOutTasks(among: fallen, in: new, since: old.graph, on: device)
    let deleted = Self.deletedTasks(in: new, since: old.graph.nodes.count, besides: device)
    // Both list their tasks in the order in which the log first names them.
    var (before, after) = (0, 0)
    for (place, named) in new.graph.tasks.enumerated() {
      let wasThere = before < old.tasks.count && old.tasks[before].id == named.taskID
      let isThere = after < new.tasks.count && new.tasks[after].id == named.taskID
      defer {
        before += wasThere ? 1 : 0
        after += isThere ? 1 : 0
      }
      guard isThere else { continue }
      let task = new.tasks[after]
      if !wasThere {
        let wasDeleted = Self.isDeleted(named.taskID, at: place, in: old.graph)
        if wasDeleted, !Self.isDeletionTakenBack(from: task, in: new) { back.append(task) }
      } else if task.headCount > old.tasks[before].headCount {
        if !new.isDoneAlike(task) { apart.append(task) }
      } else if deleted.contains(task.id) {
        kept.append(task)
      }
    }
    strange = StrangeArrivals(
      from: old, to: new, among: fallen, leavingOut: Set(leftOut.map(\.id)),
      besides: Set((apart + back + kept).map(\.id)), on: device)
  }

  /// The tasks to which this happened, in the order of the log.
  public subscript(kind: ArrivalKind) -> [TaskState] {
    switch kind {
    case .apart: apart
    case .back: back
    case .changedByStranger: strange.changed
    case .changedHands: strange.changedHands
    case .deletedByStranger: strange.deleted
    case .kept: kept
    case .leftOut: leftOut
    }
  }

  /// Whether anything of this happened to a task.
  func contains(_ id: TaskID) -> Bool {
    ArrivalKind.allCases.contains { kind in self[kind].contains { $0.id == id } }
  }

  /// What a task of a kind is called, as far as a sentence about it says so: what others did to it
  /// may have taken the name away that it is known by.
  public func title(of task: TaskState, as kind: ArrivalKind) -> String {
    let projection =
      switch kind {
      case .apart, .back, .kept, .leftOut: new
      case .changedByStranger, .changedHands, .deletedByStranger: old
      }
    return String(projection.title(of: task).shown.prefix(Self.titleLength))
  }

  /// What is told of tasks to which this happened; nil where there are none.
  func notice(of tasks: [TaskState], as kind: ArrivalKind) -> Notice? {
    tasks.first.map { .arrived(kind, title(of: $0, as: kind), others: tasks.count - 1) }
  }

  private static func deletedTasks(
    in projection: Projection, since first: Int, besides device: Author
  ) -> Set<TaskID> {
    let graph = projection.graph
    return Set(
      graph.nodes.indices.dropFirst(first).lazy.filter { index in
        graph.nodes[index].action == .delete && !graph.author(of: index).isSameDevice(as: device)
          && projection.meansDeletion(index) && !projection.isDeletionTakenBack(index)
      }.map(graph.taskID))
  }

  /// Whether who deleted a task took that back: then nothing went on elsewhere.
  private static func isDeletionTakenBack(from task: TaskState, in projection: Projection) -> Bool {
    let graph = projection.graph
    let deletions = graph.nodeIndices(at: task.nodes).filter {
      graph.isSound($0) && graph.nodes[$0].action == .delete
    }
    return deletions.allSatisfy(projection.isDeletionTakenBack)
  }

  private static func isDeleted(_ id: TaskID, at place: Int, in graph: ChangeGraph) -> Bool {
    guard graph.tasks.indices.contains(place), graph.tasks[place].taskID == id else { return false }
    return graph.nodeIndices(at: graph.tasks[place].range).contains { index in
      graph.isSound(index) && graph.nodes[index].action == .delete
    }
  }
}
