internal import RedoProtocol
internal import RedoTasks

/// What one intent did to one task.
struct HistoryPart {
  let taskID: TaskID
  /// The nodes' indices in the graph, parents before children.
  let nodes: [Int]
  let effect: HistoryEntry.Effect

  /// The task's title as shown, for messages.
  var title: String {
    TitleText((effect.after ?? effect.before)?.title ?? "").shown
  }

  func contains(_ action: Action, in graph: ChangeGraph) -> Bool {
    nodes.contains { graph.nodes[$0].action == action }
  }
}

extension IntentPlanner {
  /// An intent task by task, in the order in which it wrote them.
  func parts(of entry: HistoryEntry) -> [HistoryPart] {
    let graph = projection.graph
    var order: [TaskID] = []
    var nodes: [TaskID: [Int]] = [:]
    for index in entry.nodes {
      let id = graph.nodes[index].taskID
      if nodes[id] == nil { order.append(id) }
      nodes[id, default: []].append(index)
    }
    return order.compactMap { id in
      entry.effects[id].map { HistoryPart(taskID: id, nodes: nodes[id] ?? [], effect: $0) }
    }
  }

  /// What an intent of the past did, in the words of a report.
  func report(on entry: HistoryEntry) -> IntentReport {
    let graph = projection.graph
    let parts = parts(of: entry)
    let references = parts.map { TaskReference(id: $0.taskID, title: $0.title) }
    let changes = entry.nodes.map { graph.nodes[$0].change }
    return IntentReport(Self.deed(of: changes, parts), references)
  }

  private static func deed(
    of changes: [LoggedChange], _ parts: [HistoryPart]
  ) -> IntentReport.Deed {
    let actions = Set(changes.map(\.action)).subtracting([.merge])
    if actions.contains(.create) { return .added }
    if parts.allSatisfy({ $0.effect.before != nil && $0.effect.after == nil }) { return .deleted }
    if actions.contains(.delete) { return .changed }
    if actions.contains(.completeTodo) { return .completed(next: nil) }
    switch actions {
    case [.update]: return .edited
    case [.archive]: return .archived
    case [.unarchive]: return .unarchived
    case [.snooze], [.createTodo]:
      let deadline = parts.last?.effect.after?.todos.last { $0.completed == nil }?.deadline
      return deadline.map { .snoozed(until: $0) } ?? .changed
    default: return .changed
    }
  }
}
