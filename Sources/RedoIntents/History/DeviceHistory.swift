internal import RedoProtocol
internal import RedoTasks

/// What this device can undo and redo, read from the log alone, so that it holds after a restart.
///
/// Nodes of one intent carry one wall time, which also tells undo and redo from other intents
/// (``WallTime``); the rest is the two stacks that every editor keeps.
struct DeviceHistory {
  /// An intent that was taken back, and the intent that did so.
  struct Undone {
    let entry: HistoryEntry
    let undo: HistoryEntry
  }

  /// The intents that stand, the latest last.
  private(set) var standing: [HistoryEntry] = []
  /// The intents that were taken back since the last new one, the latest undone last.
  private(set) var undone: [Undone] = []
  /// The nodes of intents that were taken back, and of those that took them back: together they
  /// change nothing.
  private(set) var idle: Set<Int> = []

  private let graph: ChangeGraph

  /// Reads the device's intents.
  init(_ projection: Projection, device: Author) {
    graph = projection.graph
    let graph = graph
    // A MERGE in which nobody chose changes nothing that anybody sees: there is nothing to take back.
    for entry in Self.entries(graph, device)
    where !entry.nodes.allSatisfy({
      graph.nodes[$0].action == .merge && projection.chosenFields(of: $0).isEmpty
    }) {
      read(entry)
    }
  }

  private mutating func read(_ entry: HistoryEntry) {
    switch WallTime.mark(of: graph.nodes[entry.nodes[0]].wall) {
    case nil:
      standing.append(entry)
      undone = []
    case .undo:
      // Intents that nobody could see were passed over.
      while let last = standing.popLast() {
        guard isSameTask(last, entry) else { continue }
        undone.append(Undone(entry: last, undo: entry))
        idle.formUnion(last.nodes + entry.nodes)
        break
      }
    case .redo:
      if let last = undone.last, isSameTask(last.entry, entry) { undone.removeLast() }
      standing.append(entry)
    }
  }

  private func isSameTask(_ left: HistoryEntry, _ right: HistoryEntry) -> Bool {
    let tasks = Set(left.nodes.map(graph.taskID))
    return right.nodes.contains { tasks.contains(graph.taskID(of: $0)) }
  }

  /// The device's sound nodes in the order of their lines, those of one wall time together.
  private static func entries(_ graph: ChangeGraph, _ device: Author) -> [HistoryEntry] {
    let own = graph.authors.map { $0.isSameDevice(as: device) }
    var groups: [[Int]] = []
    var wall: Instant?
    for index in graph.nodes.indices
    where own[Int(graph.nodes[index].author)] && graph.isSound(index) && !graph.isRepeated(index) {
      if graph.nodes[index].wall == wall {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
        wall = graph.nodes[index].wall
      }
    }
    return groups.map(HistoryEntry.init)
  }
}
