internal import RedoProtocol
internal import RedoTasks

/// One intent of this device as the log shows it: nodes of one write, with one wall time.
struct HistoryEntry {
  /// What one task looked like before and after; nil where it was not there.
  struct Effect: Hashable {
    let before: VisibleState?
    let after: VisibleState?
  }

  /// The nodes' indices in the graph, in the order they were written.
  let nodes: [Int]
  /// What happened to each task that the intent touched.
  let effects: [TaskID: Effect]

  /// Whether anybody could see that something happened.
  var isVisible: Bool {
    effects.values.contains { $0.before != $0.after }
  }

  /// Whether this intent leaves every task as it was before `other`.
  func takesBack(_ other: HistoryEntry) -> Bool {
    effects.count == other.effects.count
      && effects.allSatisfy { id, effect in
        other.effects[id].map { $0.before == effect.after } ?? false
      }
  }

  /// Whether this intent leaves every task as it was after `other`.
  func repeats(_ other: HistoryEntry) -> Bool {
    effects.count == other.effects.count
      && effects.allSatisfy { id, effect in
        other.effects[id].map { $0.after == effect.after } ?? false
      }
  }
}
