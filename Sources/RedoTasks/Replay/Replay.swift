internal import RedoProtocol

/// Applies every live node of a graph, task by task, in total order.
struct Replay {
  let graph: ChangeGraph
  var tasks: [TaskState] = []
  var todos: [TodoState] = []
  private var settlement: MergeSettlement

  init(_ graph: ChangeGraph) {
    self.graph = graph
    settlement = MergeSettlement(graph)
  }

  /// Replays every task.
  mutating func run(_ workers: any Workers) {
    let pieces = TaskPieces(of: graph, for: workers)
    guard pieces.count > 1 else {
      run(graph.tasks.indices, room: graph.tasks[...])
      return
    }
    let graph = graph
    var parts = workers.map(pieces.count) { piece in
      var replay = Replay(graph)
      // The first piece has room for the others, so that it need not move.
      replay.run(pieces[piece], room: graph.tasks[piece == 0 ? graph.tasks.indices : pieces[piece]])
      return (replay.tasks, replay.todos)
    }
    // Taken out of the parts, they are the only ones that hold the first piece, and it grows in place.
    swap(&tasks, &parts[0].0)
    swap(&todos, &parts[0].1)
    for (tasks, todos) in parts.dropFirst() { take(tasks, todos) }
  }

  /// Replays the tasks at some places; there is room for as many as `room` can come to.
  private mutating func run(_ places: Range<Int>, room: ArraySlice<TaskNodes>) {
    tasks.reserveCapacity(room.count)
    // Each has a CREATE, and at most the others are CREATE_TODOs; memory not written takes no room.
    let nodes = room.reduce(0) { $0 + $1.range.count }
    todos.reserveCapacity(max(0, nodes - room.count))
    var fold = TaskFold()
    for task in graph.tasks[places] {
      fold.reset()
      replay(task, into: &fold)
    }
  }

  /// Takes over tasks with their todos behind those that are there.
  mutating func take(_ more: [TaskState], _ moreTodos: [TodoState]) {
    let shift = todos.count
    let start = tasks.count
    tasks.append(contentsOf: more)
    todos.append(contentsOf: moreTodos)
    for place in start..<tasks.count { tasks[place].moveTodos(by: shift) }
  }

  /// Replays one task behind those that are there; one of which nothing is live leaves no trace.
  mutating func replay(_ task: TaskNodes, into fold: inout TaskFold) {
    var state: TaskState?
    for place in task.range {
      let index = Int(graph.order[place])
      guard graph.isLive(index) else { continue }
      let node = graph.nodes[index]
      settlement.apply(index, to: &fold)
      if state == nil { state = TaskState(task.taskID, nodes: task.range, created: node.wall) }
      state?.updated = node.wall
      if graph.isHead(index) { state?.headCount += 1 }
    }
    guard var state else { return }
    state.fields = fold.fields
    state.isArchived = fold.isArchived
    state.todos = todos.count..<todos.count + fold.todos.count
    state.currentTodo = fold.todos.lastIndex { $0.completed == nil }.map { $0 + todos.count }
    todos.append(contentsOf: fold.todos)
    tasks.append(state)
  }
}
