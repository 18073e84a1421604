internal import RedoProtocol

/// Applies every live node of a graph, task by task, in total order.
struct Replay {
  let graph: ChangeGraph
  var states = ReplayedStates()
  private var settlement: MergeSettlement

  init(_ graph: ChangeGraph) {
    self.graph = graph
    settlement = MergeSettlement(graph)
  }

  /// Small pieces: what a worker made of one is joined to the rest and given back meanwhile.
  private static let pieceCount = 64

  /// Replays every task.
  mutating func run(_ workers: any Workers) {
    let pieces = TaskPieces(of: graph.tasks, for: workers, about: Self.pieceCount)
    makeRoom(for: graph.tasks.indices)
    guard pieces.count > 1 else { return run(graph.tasks.indices) }
    let graph = graph
    workers.map(pieces.count) { piece in
      var replay = Replay(graph)
      replay.makeRoom(for: pieces[piece])
      replay.run(pieces[piece])
      return replay.states
    } taking: { part in
      states.append(part.tasks.indices, of: part.tasks, part.todos, part.noteTexts)
    }
  }

  /// Each task has a CREATE, and at most its other nodes are CREATE_TODOs; memory that is not
  /// written takes no room.
  private mutating func makeRoom(for places: Range<Int>) {
    let nodes = places.reduce(0) { $0 + graph.tasks[$1].range.count }
    states.reserve(tasks: places.count, todos: max(0, nodes - places.count))
  }

  /// Replays the tasks at some places.
  private mutating func run(_ places: Range<Int>) {
    var fold = TaskFold()
    for place in places {
      fold.reset()
      replay(graph.tasks[place], into: &fold)
    }
  }

  /// Replays one task behind those that are there; one of which nothing is live leaves no trace.
  mutating func replay(_ task: TaskNodes, into fold: inout TaskFold) {
    var walls: (first: Instant, last: Instant)?
    var headCount = 0
    for place in task.range {
      let index = Int(graph.order[place])
      guard graph.isLive(index) else { continue }
      if graph.isHead(index) { headCount += 1 }
      settlement.apply(index, to: &fold)
      let wall = graph.nodes[index].wall
      walls = (walls?.first ?? wall, wall)
    }
    guard let walls else { return }
    states.append(
      TaskState(
        task.taskID, fold.fields, isArchived: fold.isArchived, nodes: task.range,
        headCount: headCount, created: walls.first, updated: walls.last), fold.todos)
  }
}
