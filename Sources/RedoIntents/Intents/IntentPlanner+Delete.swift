internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// DELETE of every branch of the tasks.
  mutating func delete(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    let tasks = try tasks(ids)
    for task in tasks {
      guard deleteBranches(of: task) else {
        throw .tooLongToDelete(title: reference(task).title)
      }
    }
    return plan(.deleted, tasks)
  }

  /// One DELETE on each head: what grew apart goes together; false where one cannot name it all.
  mutating func deleteBranches(of task: TaskState) -> Bool {
    projection.heads(of: task).allSatisfy { deleteBranch(endingAt: $0, of: task.id) }
  }

  /// A DELETE on one node, naming it and all its ancestors; false where those are too many.
  mutating func deleteBranch(endingAt tip: Int, of taskID: TaskID) -> Bool {
    guard let deletion = deletion(endingAt: tip) else { return false }
    appendAside(deletion, to: taskID, on: parent(tip))
    return true
  }

  /// The DELETE that takes the branch which ends at a node, the CREATE named first; nil where the
  /// branch is longer than one can name.
  func deletion(endingAt tip: Int) -> Change? {
    let graph = projection.graph
    let branch = graph.history(upTo: tip)
    guard branch.count <= DeletedChain.limit else { return nil }
    return .delete(chain: graph.inTotalOrder(branch).map { graph.nodes[$0].id })
  }
}
