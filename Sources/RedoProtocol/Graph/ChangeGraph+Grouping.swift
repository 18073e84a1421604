extension ChangeGraph {
  /// Fills ``tasks`` and ``order``: a counting sort by task, then by total order within each.
  mutating func group() {
    var start = 0
    tasks.reserveCapacity(links.taskIDs.count)
    var next: [Int32] = []
    next.reserveCapacity(links.taskIDs.count)
    for (task, count) in links.nodeCounts.enumerated() {
      let end = start + Int(count)
      tasks.append(TaskNodes(taskID: links.taskIDs[task], range: start..<end))
      next.append(Int32(truncatingIfNeeded: start))
      start = end
    }
    order = [Int32](repeating: 0, count: start)
    for (index, task) in links.taskOf.enumerated() where task >= 0 {
      order[Int(next[Int(task)])] = Int32(truncatingIfNeeded: index)
      next[Int(task)] += 1
    }
    for task in tasks.indices where links.shapes[task] == .shuffled { sort(tasks[task].range) }
  }

  private mutating func sort(_ range: Range<Int>) {
    let nodes = nodes
    order[range].sort { nodes[Int($0)].precedes(nodes[Int($1)]) }
  }
}
