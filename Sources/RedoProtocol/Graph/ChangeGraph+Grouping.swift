extension ChangeGraph {
  /// Fills ``order``: a counting sort by task, then by total order within each.
  mutating func group() {
    var next = tasks.map { Int32(truncatingIfNeeded: $0.range.lowerBound) }
    order = [Int32](repeating: 0, count: tasks.last?.range.upperBound ?? 0)
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
