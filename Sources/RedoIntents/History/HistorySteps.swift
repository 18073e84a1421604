internal import RedoProtocol
internal import RedoTasks

/// A device's intents from its latest back, each with what became of it.
///
/// An undo takes back the latest intent that still stood and is about one of its tasks, and about all
/// the fields that it sets there. Read backwards, that is the first one before it that no later undo
/// took.
struct HistorySteps: Sequence, IteratorProtocol {
  /// What became of an intent.
  enum Fate: Equatable {
    case stands
    case takenBack(by: HistoryEntry)
    /// An undo went by it, since there was nothing in it that anybody could see, or others had changed
    /// it since.
    case passedOver
    /// What it did to some tasks was lost and came back behind what was built on it.
    case cameBack(Set<TaskID>)
    /// It is an undo itself.
    case undo
  }

  struct Step {
    let entry: HistoryEntry
    /// Nil for an intent that is neither undo nor redo.
    let mark: WallTime.Mark?
    let fate: Fate
  }

  private let projection: Projection
  private let graph: ChangeGraph
  /// Which of the graph's authors are the device.
  private let own: [Bool]
  /// What came back behind what the device built on it, each with the first node of that.
  private let returned: [Int: Int]
  /// The nodes in the order in which they were written; nil where that is the order of their lines.
  private let order: [Int]?
  /// Where what was not read yet ends.
  private var end: Int
  /// The undos whose intent was not read yet, the earliest last.
  private var owed: [HistoryEntry] = []

  init(_ projection: Projection, device: Author) {
    self.projection = projection
    graph = projection.graph
    own = graph.authors.map { $0.isSameDevice(as: device) }
    let returned = graph.returnedNodes(of: own)
    self.returned = returned
    order = returned.isEmpty ? nil : Self.order(of: graph, returned)
    end = graph.nodes.count
  }

  /// The nodes with what came back in front of the first node that was built on it.
  private static func order(of graph: ChangeGraph, _ returned: [Int: Int]) -> [Int] {
    var before: [Int: [Int]] = [:]
    for (node, first) in returned { before[first, default: []].append(node) }
    return graph.nodes.indices.flatMap { index -> [Int] in
      guard returned[index] == nil else { return [] }
      return graph.inTotalOrder(before[index] ?? []) + [index]
    }
  }

  /// Whether an undo was read and what it took back was not.
  var isOwedAnIntent: Bool { !owed.isEmpty }

  mutating func next() -> Step? {
    while let entry = previousEntry() {
      guard !isUnseen(entry) else { continue }
      let mark = WallTime.mark(of: graph.nodes[entry.first].wall)
      return Step(entry: entry, mark: mark, fate: fate(of: entry, mark))
    }
    return nil
  }

  private mutating func fate(of entry: HistoryEntry, _ mark: WallTime.Mark?) -> Fate {
    if mark == .undo {
      owed.append(entry)
      return .undo
    }
    guard let undo = owed.last else {
      let nodes = entry.nodes.filter { returned[$0] != nil }
      return nodes.isEmpty ? .stands : .cameBack(Set(nodes.map(graph.taskID)))
    }
    guard entry.isAboutTask(of: undo, in: graph), projection.canTakeBack(entry, by: undo) else {
      return .passedOver
    }
    owed.removeLast()
    return .takenBack(by: undo)
  }

  /// A MERGE in which nobody chose changes nothing that anybody sees: there is nothing to take back.
  private func isUnseen(_ entry: HistoryEntry) -> Bool {
    entry.nodes.allSatisfy { projection.isUnseenMerge($0) }
  }

  /// The sound nodes of one wall time that the device wrote last, in the order in which it did.
  private mutating func previousEntry() -> HistoryEntry? {
    var nodes: [Int] = []
    while end > 0 {
      let index = order?[end - 1] ?? end - 1
      if own[Int(graph.nodes[index].author)], graph.isSound(index), !graph.isRepeated(index) {
        if let last = nodes.last, graph.nodes[last].wall != graph.nodes[index].wall { break }
        nodes.append(index)
      }
      end -= 1
    }
    return nodes.isEmpty ? nil : HistoryEntry(nodes: nodes.reversed())
  }
}
