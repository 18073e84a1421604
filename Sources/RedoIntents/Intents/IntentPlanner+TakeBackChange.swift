internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Takes back what one change, and what was written with it, did to its task, and nothing else.
  mutating func takeBackChange(_ id: NodeID) throws(IntentError) -> IntentPlan {
    let graph = projection.graph
    guard let index = graph.index(of: id),
      let part = projection.parts(of: HistoryEntry(nodes: graph.nodesWritten(with: index))).first
    else { throw .nothingToUndo }
    let history = DeviceHistory(projection, device: context.device)
    guard isWhole(part) else { throw .countsNoMore(title: title(after: part)) }
    if let lost = lostChanges(without: part).last {
      throw .builtUpon(title: title(after: part), by: graph.nodes[lost].action)
    }
    if part.after == nil, part.contains(.delete, in: graph) {
      // Whoever asks for just this wants the task, whoever else has deleted it.
      resurrect(part.nodes.flatMap(graph.parents), of: part.taskID)
    } else {
      do throws(IntentError) {
        try takeBack(part, in: history)
      } catch {
        throw error.telling(of: title(after: part))
      }
    }
    guard !nodes.isEmpty else { throw .nothingToUndo }
    return IntentPlan(
      nodes: nodes, report: IntentReport(.changeTakenBack, [reference(to: part)]))
  }

  /// What one change, and what was written with it, did to its task; nil where some of it counts no
  /// more.
  func livePart(with id: NodeID) -> HistoryPart? {
    let graph = projection.graph
    guard let index = graph.index(of: id) else { return nil }
    let nodes = graph.nodesWritten(with: index)
    guard nodes.allSatisfy(graph.isLive) else { return nil }
    return projection.parts(of: HistoryEntry(nodes: nodes)).first
  }

  /// Whether all that was written counts, and no branch was given up for it but that of a date
  /// where the task still has none; or it is the deletion of a task that is still deleted.
  private func isWhole(_ part: HistoryPart) -> Bool {
    let graph = projection.graph
    guard part.contains(.delete, in: graph) else {
      return part.nodes.allSatisfy(graph.isLive)
    }
    if isWithoutDate(since: part) { return true }
    return part.after == nil && projection[part.taskID] == nil
      && part.nodes.allSatisfy { graph.nodes[$0].action == .delete }
  }

  /// Whether a part of an intent that is no undo took a task's date away, and it has none to this day.
  private func isWithoutDate(since part: HistoryPart) -> Bool {
    let graph = projection.graph
    guard let first = part.nodes.first, WallTime.mark(of: graph.nodes[first].wall) != .undo,
      part.takesDateAway, part.abandonedTip(in: projection) != nil,
      projection[part.taskID]?.isDraft == true
    else { return false }
    return part.essence(in: graph).allSatisfy(graph.isLive)
  }

  /// The later changes that would go with a part of an intent, since they are about todos that it
  /// made.
  private func lostChanges(without part: HistoryPart) -> [Int] {
    let graph = projection.graph
    let made = Set(part.nodes.compactMap { graph.nodes[$0].change.madeTodo })
    guard !made.isEmpty, let task = projection[part.taskID], part.before != nil else { return [] }
    return graph.nodeIndices(at: task.nodes).filter { index in
      graph.isLive(index) && !part.nodes.contains(index)
        && graph.nodes[index].change.changedTodo.map(made.contains) == true
    }
  }
}

extension ChangeGraph {
  /// The nodes of a task that one intent wrote, given one of them.
  func nodesWritten(with index: Int) -> [Int] {
    let written = nodeIndices(at: task(of: index).range).filter {
      isOneIntent($0, index) && isSound($0)
    }
    return written.isEmpty ? [index] : written.sorted()
  }
}
