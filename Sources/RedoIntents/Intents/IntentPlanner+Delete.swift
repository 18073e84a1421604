internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// DELETE of every branch of the tasks.
  mutating func delete(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    let tasks = try tasks(ids)
    for task in tasks { deleteBranches(of: task) }
    return plan(.deleted, tasks)
  }

  /// One DELETE on each head: what grew apart goes together.
  mutating func deleteBranches(of task: TaskState) {
    for head in projection.heads(of: task) { deleteBranch(endingAt: head, of: task.id) }
  }

  /// A DELETE on one node, naming it and all its ancestors, the CREATE first.
  mutating func deleteBranch(endingAt tip: Int, of taskID: TaskID) {
    append(deletion(endingAt: tip), to: taskID, on: [parent(tip)])
  }

  /// The DELETE that takes the branch which ends at a node.
  func deletion(endingAt tip: Int) -> Change {
    let graph = projection.graph
    let chain = graph.ancestry(of: tip).union([tip]).map { graph.nodes[$0] }
      .sorted { $0.precedes($1) }.map(\.id)
    return .delete(chain: chain)
  }
}
