internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// Whether an undo can have taken an intent back that is about one of its tasks, by what the two
  /// wrote (PROTOCOL.md, "Undo and redo").
  ///
  /// Where others have taken an intent back meanwhile, an undo writes nothing for it and goes on to an
  /// earlier one.
  func canTakeBack(_ entry: HistoryEntry, by undo: HistoryEntry) -> Bool {
    let owns = entry.divided(in: graph)
    return undo.divided(in: graph).contains { task, written in
      owns[task].map { canTakeBack($0.nodes, by: written.nodes) } ?? false
    }
  }

  /// Whether an undo can have taken back what an intent wrote to one task, by the nodes of both.
  private func canTakeBack(_ own: [Int], by written: [Int]) -> Bool {
    let actions = Set(own.map { graph.nodes[$0].action })
    let isUndoneByBranch = !actions.isDisjoint(with: [.createTodo, .completeTodo, .delete])
    let ends = written.filter { graph.nodes[$0].action == .delete }
    if ends.count == written.count {
      // Only what made the task, or brought it back, goes with all of it.
      return actions.contains(.create) || own.allSatisfy(isIdle)
    }
    let set = fieldsSet(by: own)
    guard !actions.contains(.create), !isUndoneByBranch, !set.isEmpty else { return true }
    guard ends.isEmpty else {
      return set.contains(.task(.frequencyDays)) || actions.isSubset(of: [.merge])
    }
    // Inverses set what the intent set and nothing else.
    let movesDate = set.contains(where: \.isOfTodo)
    return fieldsSet(by: written).allSatisfy { set.contains($0) || $0.isOfTodo && movesDate }
  }
}
