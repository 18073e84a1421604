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

  /// Replays every task.
  mutating func run(_ workers: any Workers) {
    let pieces = TaskPieces(of: graph.tasks, for: workers)
    guard pieces.count > 1 else {
      run(graph.tasks.indices, room: graph.tasks[...])
      return
    }
    let graph = graph
    var parts = workers.map(pieces.count) { piece in
      var replay = Replay(graph)
      // The first piece has room for the others, so that it need not move.
      replay.run(pieces[piece], room: graph.tasks[piece == 0 ? graph.tasks.indices : pieces[piece]])
      return replay.states
    }
    // Taken out of the parts, it is the only one that holds the first piece, which grows in place.
    swap(&states, &parts[0])
    for part in parts.dropFirst() {
      states.append(part.tasks.indices, of: part.tasks, part.todos, part.noteTexts)
    }
  }

  /// Replays the tasks at some places; there is room for as many as `room` can come to.
  private mutating func run(_ places: Range<Int>, room: ArraySlice<TaskNodes>) {
    // Each has a CREATE, and at most the others are CREATE_TODOs; memory not written takes no room.
    let nodes = room.reduce(0) { $0 + $1.range.count }
    states.reserve(tasks: room.count, todos: max(0, nodes - room.count))
    var fold = TaskFold()
    for task in graph.tasks[places] {
      fold.reset()
      replay(task, into: &fold)
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
