public import RedoProtocol

extension Projection {
  /// The task that a part of the graph is; nil where none of its nodes is live.
  /// - Complexity: O(log *n*) in the number of tasks.
  public func task(of nodes: TaskNodes) -> TaskState? {
    place(of: nodes).map { tasks[$0] }
  }

  /// The place of the task that a part of the graph is; nil where none of its nodes is live.
  func place(of nodes: TaskNodes) -> Int? {
    let place = firstTask(from: nodes.range.lowerBound)
    return place < tasks.count && tasks[place].id == nodes.taskID ? place : nil
  }

  /// The place of the first task whose nodes start at or behind a place of the graph's order.
  func firstTask(from start: Int) -> Int {
    tasks.partitioningIndex { $0.nodes.lowerBound >= start }
  }
}
