internal import RedoProtocol
internal import RedoTasks

/// Taking back a MERGE with chosen values: its branches go apart again.
extension IntentPlanner {
  /// Ends the branch that the MERGE began and lets a node that changes nothing grow on each of those
  /// that it joined; false where something else has been built on it.
  mutating func reopen(
    _ part: HistoryPart, of task: TaskState, in history: DeviceHistory
  ) throws(IntentError) -> Bool {
    let graph = projection.graph
    guard let joint = part.settlements(in: projection).last,
      part.isJoining(in: graph)
    else { return false }
    let first = part.nodes.first { graph.nodes[$0].action == .merge } ?? joint
    let heads = projection.heads(of: task)
    let joined = graph.descendants(of: [joint]).union([joint])
    let doomed = heads.filter(joined.contains)
    // Several MERGEs of one write may join the same branch.
    var seen = Set(part.nodes)
    let parted = part.nodes.flatMap(graph.parents).filter { seen.insert($0).inserted }
    let later = graph.ancestors(of: doomed, while: graph.descendants(of: [first]).contains)
      .subtracting(part.nodes)
    let isAlone = later.subtracting(history.idle(among: later)).isEmpty
    guard !doomed.isEmpty, isAlone, let idle = agreedField(at: parted) else { return false }
    for tip in parted { append(.update(idle), to: task.id, on: [parent(tip)]) }
    for head in doomed {
      guard deleteBranch(endingAt: head, of: task.id) else {
        throw .tooLongToUndo(title: part.title)
      }
    }
    return true
  }

  /// Settles once more what a MERGE settled that was taken back.
  mutating func settleAgain(
    _ part: HistoryPart, of task: TaskState
  ) throws(IntentError) {
    guard let joint = part.settlements(in: projection).last else { return }
    let fields = projection.graph.chosenFields(of: joint).filter { !part.left.contains($0) }
    let values = projection.values(of: fields, at: [joint])
    let choices = Dictionary(
      zip(fields, values).map { ($0, choice(of: $1, for: $0, of: task)) },
      uniquingKeysWith: { first, _ in first })
    if task.headCount > 1 {
      join(task, choosing: choices)
    } else {
      _ = try setFields(of: task.id, choices.mapValues(\.value), .settling)
    }
  }

  /// The choice of a value; one that cannot be written is that of a branch which leaves the field unset.
  private func choice(
    of value: ShownValue, for field: StateField, of task: TaskState
  ) -> VersionChoice {
    let head =
      value == .unset
      ? projection.heads(of: task).first { projection.values(of: [field], at: [$0]) == [.unset] }
      : nil
    return VersionChoice(value, of: head.map { projection.graph.nodes[$0].id })
  }
}

extension HistoryPart {
  /// Whether it joined branches, or ended some, and did nothing else but to count a repeat from the date
  /// that a person chose.
  func isJoining(in graph: ChangeGraph) -> Bool {
    let others = nodes.filter { ![.merge, .delete].contains(graph.nodes[$0].action) }
    guard !others.isEmpty else { return true }
    return nodes.contains { !graph.chosenFields(of: $0).isEmpty }
      && others.allSatisfy { node in
        guard case .update(let fields) = graph.nodes[node].change else { return false }
        return fields.fieldsSet == [.frequencyDays]
      }
  }

  /// The MERGEs among its nodes that give fields values which a person chose.
  func settlements(in projection: Projection) -> [Int] {
    projection.graph.settlements(among: nodes)
  }
}

extension ChangeGraph {
  /// The nodes among some that are MERGEs in which a person chose.
  func settlements(among nodes: [Int]) -> [Int] {
    nodes.filter { !chosenFields(of: $0).isEmpty }
  }
}
