internal import RedoProtocol

/// What the undos and redos among a device's latest intents are about.
struct HistoryTurns {
  /// The intents that are undone since the last new one, in the order in which they were.
  private(set) var undone: [DeviceHistory.Undone] = []
  /// What each redo did again, by the first node of the redo.
  private var repeated: [Int: HistoryEntry] = [:]

  /// Reads steps of which the latest comes first.
  init(of steps: [HistorySteps.Step], in graph: ChangeGraph) {
    var taken: [Int: HistoryEntry] = [:]
    for step in steps {
      if case .takenBack(let undo) = step.fate { taken[undo.first] = step.entry }
    }
    for step in steps.reversed() {
      switch step.mark {
      case nil: undone = []
      case .undo:
        guard let entry = taken[step.entry.first] else { continue }
        undone.append(DeviceHistory.Undone(entry: entry, undo: step.entry))
      case .redo:
        // It went past those undone since: others had changed all of them, and they stay undone.
        let place = undone.lastIndex { $0.entry.isAboutTask(of: step.entry, in: graph) }
        guard let place else { continue }
        repeated[step.entry.first] = undone[place].entry
        undone.removeSubrange(place...)
      }
    }
  }

  /// The nodes of an intent, and of those that it does again.
  func nodesMeant(by entry: HistoryEntry) -> [Int] {
    var nodes = entry.nodes
    var first = entry.first
    while let earlier = repeated[first] {
      nodes += earlier.nodes
      first = earlier.first
    }
    return nodes
  }
}
