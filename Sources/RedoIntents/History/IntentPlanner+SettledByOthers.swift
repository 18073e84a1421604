internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// The fields for which another device has since chosen a value among versions, the one that shows
  /// too: to choose what the intent set is to set it.
  /// - Complexity: O(*n*) in the task's changes.
  func fieldsSettledByOthers(after part: HistoryPart) -> Set<StateField> {
    let graph = projection.graph
    guard let last = part.nodes.last else { return [] }
    let later = graph.order[graph.task(of: last).range].lazy.map(Int.init).filter { index in
      graph.nodes[index].action == .merge && graph.isLive(index)
        && graph.nodes[last].precedes(graph.nodes[index])
        && !graph.author(of: index).isSameDevice(as: context.device)
    }
    return Set(later.flatMap(projection.chosenFields))
  }
}
