internal import RedoProtocol
internal import RedoTasks

/// What this device can undo and redo, read from the log alone, so that it holds after a restart.
///
/// Nodes of one intent carry one wall time, which also tells undo and redo from other intents
/// (``WallTime``); the rest is the two stacks that every editor keeps. They are read from their ends,
/// and no further than is asked for.
struct DeviceHistory {
  /// An intent that was taken back, and the intent that did so.
  struct Undone {
    let entry: HistoryEntry
    let undo: HistoryEntry
  }

  /// An intent that there may be something of to undo.
  struct Undoable {
    let entry: HistoryEntry
    /// Whether an undo went past it, or took back all else of its intent.
    let isRest: Bool
    /// The fields that the undo of its intent left as others had made them by then.
    var left: [TaskID: Set<StateField>] = [:]
  }

  /// An intent that was asked about and stands.
  struct Standing {
    /// What stands of it: the redo where that did it again.
    let entry: HistoryEntry
    /// The nodes by which it was asked about.
    let meant: Set<NodeID>
  }

  private let projection: Projection
  private let device: Author

  init(_ projection: Projection, device: Author) {
    (self.projection, self.device) = (projection, device)
  }

  private var steps: HistorySteps { HistorySteps(projection, device: device) }

  /// What there may be to undo, the latest first: the intents that stand, and what undos left standing
  /// since others had changed it by then.
  var undoable: some Sequence<Undoable> {
    steps.lazy.flatMap { step -> [Undoable] in
      switch step.fate {
      case .stands: [Undoable(entry: step.entry, isRest: false)]
      case .takenBack(let undo): rest(of: step.entry, takenBackBy: undo).map { [$0] } ?? []
      case .passedOver: [Undoable(entry: step.entry, isRest: true)]
      case .cameBack(let tasks): divide(step.entry, apart: tasks)
      case .undo: []
      }
    }
  }

  /// What an intent did to some tasks, which stays, and what it did to others.
  private func divide(_ entry: HistoryEntry, apart tasks: Set<TaskID>) -> [Undoable] {
    [true, false].compactMap { stays in
      let nodes = entry.nodes.filter { tasks.contains(projection.graph.taskID(of: $0)) == stays }
      return nodes.isEmpty ? nil : Undoable(entry: HistoryEntry(nodes: nodes), isRest: stays)
    }
  }

  private func rest(of entry: HistoryEntry, takenBackBy undo: HistoryEntry) -> Undoable? {
    let taken = Set(undo.nodes.map { projection.graph.taskID(of: $0) })
    let rest = entry.nodes.filter { !taken.contains(projection.graph.taskID(of: $0)) }
    let left = projection.changesLeft(of: entry, takenBackBy: undo)
    guard !rest.isEmpty || !left.isEmpty else { return nil }
    return Undoable(entry: HistoryEntry(nodes: rest), isRest: true, left: left)
  }

  /// The intents that are undone since the last new one, in the order in which they were.
  var undone: [Undone] {
    HistoryTurns(of: latest { $0.mark == nil }, in: projection.graph).undone
  }

  /// The latest steps, the latest first, until there are enough and what the undos among them took
  /// back is there too.
  private func latest(until isEnough: (HistorySteps.Step) -> Bool) -> [HistorySteps.Step] {
    var steps = steps
    var latest: [HistorySteps.Step] = []
    var hasEnough = false
    while !hasEnough || steps.isOwedAnIntent, let step = steps.next() {
      latest.append(step)
      hasEnough = hasEnough || isEnough(step)
    }
    return latest
  }

  /// What became of some intents, given by a node of each: those that stand, in the order in which they
  /// were written, a redo for what it did again; and the nodes of those that are undone.
  func fates(of nodes: Set<NodeID>) -> (standing: [Standing], undone: Set<NodeID>) {
    guard !nodes.isEmpty else { return ([], []) }
    let graph = projection.graph
    var unread = nodes
    let steps = latest { step in
      for node in step.entry.nodes { unread.remove(graph.nodes[node].id) }
      return unread.isEmpty
    }
    let turns = HistoryTurns(of: steps, in: graph)
    var standing: [Standing] = []
    var undone: Set<NodeID> = []
    for step in steps.reversed() where step.fate != .undo {
      let meant = nodes.intersection(turns.nodesMeant(by: step.entry).map { graph.nodes[$0].id })
      guard !meant.isEmpty else { continue }
      if case .takenBack = step.fate {
        undone.formUnion(meant)
      } else {
        undone.subtract(meant)
      }
      if step.fate == .stands { standing.append(Standing(entry: step.entry, meant: meant)) }
    }
    return (standing, undone)
  }

  /// The nodes among some whose intents were taken back, or took others back: together they change
  /// nothing.
  ///
  /// Nothing is read where there is no node to ask about, which is so for most undos.
  func idle(among nodes: Set<Int>) -> Set<Int> {
    guard let earliest = nodes.min() else { return [] }
    var idle: Set<Int> = []
    var steps = steps
    var reached = Int.max
    while reached > earliest || steps.isOwedAnIntent, let step = steps.next() {
      reached = step.entry.first
      guard case .takenBack(let undo) = step.fate else { continue }
      // An undo leaves those tasks alone that others changed since. What it left of a task is said by
      // the intent alone, and what it took by both.
      let left = projection.changesLeft(of: step.entry, takenBackBy: undo)
      let tasks = Set(undo.nodes.map(projection.graph.taskID)).subtracting(left.keys)
      let own = Set(undo.nodes).subtracting(carried(by: undo))
      idle.formUnion(
        (own + step.entry.nodes).lazy.filter {
          tasks.contains(projection.graph.taskID(of: $0))
        })
    }
    return idle.intersection(nodes)
  }

  /// What an undo repeated of others on the branch that it grew instead of another.
  private func carried(by undo: HistoryEntry) -> [Int] {
    let graph = projection.graph
    let written = Set(undo.nodes)
    let branches = Set(
      undo.nodes.filter { graph.nodes[$0].action == .delete }.map(graph.taskID))
    return undo.nodes.filter {
      branches.contains(graph.taskID(of: $0)) && graph.nodes[$0].action != .delete
        && graph.parents(of: $0).contains(where: written.contains)
    }
  }
}
