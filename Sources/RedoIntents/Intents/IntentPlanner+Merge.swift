internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Makes the branches of the tasks one, of all tasks where none is named: twins go, MERGE joins the
  /// rest (PROTOCOL.md, "Twins" and "Merging").
  mutating func merge(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    let forked = ids.isEmpty ? projection.tasks.filter { $0.headCount > 1 } : try tasks(ids)
    let apart = forked.filter { $0.headCount > 1 }
    guard !apart.isEmpty else { throw .nothingToMerge }
    let twins = removeTwins(of: Set(apart.map(\.id)), evenIfCurrent: true)
    var merges: [TaskMerge] = []
    for before in apart {
      guard let task = projection[before.id] else { continue }
      let differences = mergeHeads(of: task)?.differences ?? []
      merges.append(
        TaskMerge(
          task: reference(task), branchCount: before.headCount, twins: twins[task.id] ?? [],
          differences: differences.map { TaskMerge.Difference($0, in: projection) }))
    }
    return plan(.merged(merges), apart, skipped: forked.count - apart.count)
  }

  /// The device that wrote a node, as people call it.
  func device(of index: Int) -> String { projection.graph.author(of: index).deviceWords }
}
