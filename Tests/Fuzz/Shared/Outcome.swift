internal import RedoProtocol
internal import RedoTasks

/// What a log amounts to, whatever the order of its lines: for comparing replicas.
struct Outcome: Equatable {
  struct Picture: Equatable {
    let visible: VisibleState
    let heads: Set<NodeID>
    let created: Instant
    let updated: Instant
    let todos: [TodoID]
  }

  let verdicts: [NodeID: Verdict]
  let tasks: [TaskID: Picture]

  init(_ projection: Projection) {
    let graph = projection.graph
    var verdicts: [NodeID: Verdict] = [:]
    for index in graph.nodes.indices {
      verdicts[graph.nodes[index].id] = graph.verdict(of: index)
    }
    self.verdicts = verdicts
    var tasks: [TaskID: Picture] = [:]
    for task in projection.tasks {
      tasks[task.id] = Picture(
        visible: projection.visibleState(of: task),
        heads: Set(projection.heads(of: task).map { graph.nodes[$0].id }),
        created: task.created, updated: task.updated,
        todos: projection.todos[task.todos].map(\.id))
    }
    self.tasks = tasks
  }
}
