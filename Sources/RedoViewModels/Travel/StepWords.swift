internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What one step in time leads over: a deed, and the task that it was about.
struct StepWords {
  private let present: Projection
  private let dates: DateContext

  /// Tells of steps through the log of a present.
  init(of present: Projection, _ dates: DateContext) {
    self.present = present
    self.dates = dates
  }

  /// The changes of one step, such as `“Pay rent” and 2 more: completed`; nil for none.
  func clause(of nodes: [Int]) -> Clause? {
    guard let last = nodes.last else { return nil }
    let graph = present.graph
    let words = ChangeWords(of: present, dates).deedClause(of: graph.lead(of: graph.deed(of: last)))
    let others = Set(nodes.map(graph.taskID)).count - 1
    let title = TaskNames(of: present).title(of: graph.task(of: last))
    return "\(quoting: title)\(others > 0 ? " and \(others) more" : ""): \(words)"
  }
}
