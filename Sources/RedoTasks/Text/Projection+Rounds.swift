public import RedoProtocol

extension Projection {
  /// The date from which the next times of a repeat are counted that counts from the deadline; nil
  /// where no todo is open.
  ///
  /// It is the open todo's deadline, or where that one was put off, the date that it was put off from
  /// (PROTOCOL.md, "Text conventions").
  public func roundDate(of task: TaskState, in zone: LocalZone) -> Instant? {
    guard let deadline = currentTodo(of: task)?.deadline else { return nil }
    guard let days = repeatDays(of: task).flatMap(Int.init(exactly:)), title(of: task).isFixed,
      let start = roundStart(of: task), start != deadline
    else { return deadline }
    let (startDate, startTime) = zone.civil(of: start)
    let (date, time) = zone.civil(of: deadline)
    let distance = date.daysSinceEpoch - startDate.daysSinceEpoch
    // What was skipped is in step with the round: what comes after it is meant.
    let isInStep = time == startTime && distance >= 0 && distance.isMultiple(of: max(1, days))
    return isInStep ? deadline : start
  }

  /// What the open todo's deadline was when the todo was made, or when the repeat was set since.
  private func roundStart(of task: TaskState) -> Instant? {
    guard let todo = currentTodo(of: task)?.id else { return nil }
    var replay = EffectReplay(graph)
    var start: Instant?
    var setter: Int?
    for place in task.nodes {
      let index = Int(graph.order[place])
      guard graph.isLive(index) else { continue }
      replay.pass(index)
      let deadline = replay.state.todo(todo)?.deadline
      if graph.nodes[index].change.setsFrequency { setter = index }
      if start == nil || setter.map({ graph.isWritten(index, with: $0) }) == true {
        start = deadline
      }
    }
    return start
  }
}

extension ChangeGraph {
  /// Whether one intent wrote two nodes of a task.
  fileprivate func isWritten(_ index: Int, with other: Int) -> Bool {
    nodes[index].wall == nodes[other].wall && nodes[index].author == nodes[other].author
  }
}
