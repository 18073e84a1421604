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

  mutating func run() {
    tasks.reserveCapacity(graph.tasks.count)
    todos.reserveCapacity(graph.tasks.count)
    var fold = TaskFold()
    for task in graph.tasks {
      fold.reset()
      replay(task, into: &fold)
    }
  }

  /// Replays one task behind those that are there; one of which nothing is live leaves no trace.
  mutating func replay(_ task: TaskNodes, into fold: inout TaskFold) {
    var state: TaskState?
    for place in task.range {
      let index = Int(graph.order[place])
      guard graph.isLive(index) else { continue }
      let node = graph.nodes[index]
      settlement.apply(index, to: &fold)
      if state == nil { state = begin(task, at: node.wall) }
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

  private func begin(_ task: TaskNodes, at wall: Instant) -> TaskState {
    TaskState(
      id: task.taskID, fields: TaskFields(), isArchived: false, created: wall, updated: wall,
      todos: 0..<0, currentTodo: nil, nodes: task.range, headCount: 0)
  }
}
