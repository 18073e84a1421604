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
    var rest = Self.nodes(of: device, in: graph)[...]
    while let first = rest.first {
      let wall = graph.nodes[first].wall
      let entry = HistoryEntry(nodes: rest.prefix { graph.nodes[$0].wall == wall })
      rest = rest.dropFirst(entry.nodes.count)
      // A MERGE in which nobody chose changes nothing that anybody sees: there is nothing to take back.
      let isUnseen = entry.nodes.allSatisfy {
        graph.nodes[$0].action == .merge && projection.chosenFields(of: $0).isEmpty
      }
      if !isUnseen { read(entry) }
    }
  }

  private mutating func read(_ entry: HistoryEntry) {
    switch entry.nodes.first.flatMap({ WallTime.mark(of: graph.nodes[$0].wall) }) {
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

  /// The device's sound nodes in the order of their lines.
  private static func nodes(of device: Author, in graph: ChangeGraph) -> [Int] {
    let own = graph.authors.map { $0.isSameDevice(as: device) }
    return graph.nodes.indices.filter {
      own[Int(graph.nodes[$0].author)] && graph.isSound($0) && !graph.isRepeated($0)
    }
  }
}
