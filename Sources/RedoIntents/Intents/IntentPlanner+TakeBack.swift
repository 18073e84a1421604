extension IntentPlanner {
  /// Takes back several intents of the device in one write, whatever was done besides and since.
  ///
  /// One that was undone and done again goes with the others.
  /// Each task goes back to what it was before the first of them. One that somebody else changed
  /// since, or whose branch is too long for a DELETE, stays as it is and counts as skipped; nothing is
  /// written on one that they left as it was.
  mutating func takeBack(_ marks: [IntentMark]) throws(IntentError) -> IntentPlan {
    let history = DeviceHistory(projection, device: context.device)
    let standing = history.fates(of: Set(marks.map(\.node))).standing
    let parts = projection.parts(of: HistoryEntry(nodes: standing.flatMap(\.entry.nodes)))
    let turned = parts.filter {
      $0.before != $0.after || !$0.settlements(in: projection).isEmpty
    }
    let (taken, refused) = takeBack(turned.isEmpty ? parts : turned, in: history)
    guard !nodes.isEmpty else { throw refused.first?.error ?? .nothingToUndo }
    let left = Set(refused.map(\.part.taskID))
    let tasks = parts.filter { !left.contains($0.taskID) }.map { reference(to: $0) }
    return IntentPlan(
      nodes: nodes,
      report: IntentReport(
        .takenBack, tasks, skipped: refused.count,
        datesLost: taken.count(where: isMadeTodoChangedByOthers)))
  }
}
