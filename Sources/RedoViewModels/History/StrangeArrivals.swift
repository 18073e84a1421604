internal import RedoProtocol
internal import RedoTasks

/// What other people's keys did to tasks that were known here, as those were until then.
///
/// A key is all that is proven of an author, so names play no part, and one and the same key on
/// another device is no stranger. A device that syncs for the first time is told of nobody, since
/// all that it gets is new to it; of a second device of one's own it is told once, when that first
/// changes a task of this one: only who has it at hand can tell it from a stranger.
struct StrangeArrivals {
  /// Tasks that another key created before; not those of which that makes no difference to see, as
  /// where two devices imported one file.
  private(set) var changedHands: [TaskState] = []
  /// Tasks that a key which had changed none of another's here before changed to the eye.
  private(set) var changed: [TaskState] = []
  /// Tasks that are gone since such a key deleted them.
  private(set) var deleted: [TaskState] = []

  private let old: Projection
  private let new: Projection
  private let device: Author

  /// Looks through what came.
  ///
  /// - Parameters:
  ///   - old: What the log amounted to before.
  ///   - new: What it amounts to now.
  ///   - fallen: The tasks of which a CREATE lost since.
  ///   - leftOut: Those of which it is told that changes of this device fell with it.
  ///   - told: Those of which anything else is told that others changed about them.
  ///   - device: Whose log it is.
  /// - Complexity: O(*n*) in the number of tasks and of changes.
  init(
    from old: Projection, to new: Projection, among fallen: Set<TaskID>,
    leavingOut leftOut: Set<TaskID>, besides told: Set<TaskID>, on device: Author
  ) {
    (self.old, self.new, self.device) = (old, new, device)
    let deeds = deedsOfStrangers()
    guard !fallen.isEmpty || !deeds.isEmpty else { return }
    for before in old.tasks where fallen.contains(before.id) || deeds[before.id] != nil {
      guard let after = new[before.id] else {
        if deeds[before.id]?.contains(.delete) == true { deleted.append(before) }
        continue
      }
      let isLeftOut = leftOut.contains(before.id)
      if fallen.contains(before.id), isHandedOver(after),
        old.storedTitle(of: before) != new.storedTitle(of: after)
          || !isLeftOut && !isAlike(before, after)
      {
        changedHands.append(before)
      } else if deeds[before.id] != nil, !isLeftOut, !told.contains(before.id),
        !isAlike(before, after), !new.isDoneAlike(after)
      {
        changed.append(before)
      }
    }
  }

  /// What keys that are not known did to tasks that others created, by the task.
  private func deedsOfStrangers() -> [TaskID: Set<Action>] {
    let (before, graph) = (old.graph, new.graph)
    let came = graph.nodes.indices.dropFirst(before.nodes.count).filter { index in
      !graph.isRepeated(index) && graph.isSound(index)
        && graph.author(of: index).userID != device.userID
    }
    guard !came.isEmpty else { return [:] }
    let (known, creators) = keysKnown(noting: Set(came.map(graph.taskID)))
    var deeds: [TaskID: Set<Action>] = [:]
    for index in came {
      let (id, key) = (graph.taskID(of: index), graph.author(of: index).userID)
      guard !known.contains(key), creators[id] != key else { continue }
      deeds[id, default: []].insert(graph.nodes[index].action)
    }
    return deeds
  }

  /// The keys that changed a task before which another one had created, and who created some tasks.
  ///
  /// A task of its own makes no key known, since anybody may create one.
  private func keysKnown(
    noting touched: Set<TaskID>
  ) -> (keys: Set<String>, creators: [TaskID: String]) {
    let graph = old.graph
    var authors: Set<Int> = []
    var creators: [TaskID: String] = [:]
    for task in graph.tasks {
      // Sound nodes come behind the CREATE that all of them build on.
      let sound = graph.order[task.range].lazy.map { Int($0) }.filter { graph.isSound($0) }
      guard let creation = sound.first else { continue }
      let creator = graph.author(of: creation).userID
      if touched.contains(task.taskID) { creators[task.taskID] = creator }
      let first = graph.nodes[creation].author
      for index in sound where graph.nodes[index].author != first {
        guard graph.author(of: index).userID != creator else { continue }
        authors.insert(Int(graph.nodes[index].author))
      }
    }
    return (Set(authors.map { graph.authors[$0].userID }), creators)
  }

  /// Whether the CREATE that counts is another key's than that of the one that counted before, and
  /// not this device's own.
  private func isHandedOver(_ task: TaskState) -> Bool {
    new.rivalCreations(of: task).contains { rival in
      guard rival.changedHands, let winner = rival.winner else { return false }
      return rival.node < old.graph.nodes.count && old.graph.isLive(rival.node)
        && new.graph.author(of: winner).userID != device.userID
    }
  }

  /// Whether nobody can see a difference.
  private func isAlike(_ before: TaskState, _ after: TaskState) -> Bool {
    old.visibleState(of: before) == new.visibleState(of: after)
  }
}
