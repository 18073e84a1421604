internal import RedoProtocol
internal import RedoTasks

/// What this device can undo and redo, read from the log alone, so that it holds after a restart.
///
/// Nodes of one intent stand in one write and carry one wall time (PROTOCOL.md, "Undo and redo").
/// An intent that leaves everything as it was before the latest one that still stands *is* its
/// undo; one that brings that back is its redo. Nothing else is recorded anywhere.
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

  private let projection: Projection
  private let places: [TaskID: Range<Int>]

  /// Reads the device's latest intents, as many as it takes to be sure of the last that stands.
  init(_ projection: Projection, device: Author) {
    self.projection = projection
    let groups = Self.groups(projection.graph, device)
    let touched = Set(groups.joined().map { projection.graph.nodes[$0].taskID })
    var places: [TaskID: Range<Int>] = [:]
    for task in projection.graph.tasks where touched.contains(task.taskID) {
      places[task.taskID] = task.range
    }
    self.places = places
    var window = 32
    repeat {
      window *= 2
      read(groups.suffix(window))
      // An undo's partner may lie before the window, unless enough before it still stands.
    } while standing.count <= window / 4 && window < groups.count
  }

  private mutating func read(_ groups: ArraySlice<[Int]>) {
    standing = []
    undone = []
    for group in groups {
      let entry = entry(group)
      guard entry.isVisible else { continue }
      if let last = undone.last, entry.repeats(last.entry) {
        undone.removeLast()
        standing.append(entry)
      } else if let last = standing.last, entry.takesBack(last) {
        standing.removeLast()
        undone.append(Undone(entry: last, undo: entry))
      } else {
        standing.append(entry)
        undone = []
      }
    }
  }

  /// The device's sound nodes in the order of their lines, those of one wall time together.
  private static func groups(_ graph: ChangeGraph, _ device: Author) -> [[Int]] {
    let own = graph.authors.map { $0.isSameDevice(as: device) }
    var groups: [[Int]] = []
    var wall: Instant?
    for index in graph.nodes.indices
    where own[Int(graph.nodes[index].author)] && graph.isSound(index) {
      if graph.nodes[index].wall == wall {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
        wall = graph.nodes[index].wall
      }
    }
    return groups
  }

  private func entry(_ nodes: [Int]) -> HistoryEntry {
    let first = nodes.first ?? 0
    let last = nodes.last ?? 0
    var effects: [TaskID: HistoryEntry.Effect] = [:]
    for id in Set(nodes.map { projection.graph.nodes[$0].taskID }) {
      effects[id] = HistoryEntry.Effect(
        before: state(of: id, upTo: first), after: state(of: id, upTo: last + 1))
    }
    return HistoryEntry(nodes: nodes, effects: effects)
  }

  /// What a task looked like when the log held only the nodes before `end`.
  private func state(of id: TaskID, upTo end: Int) -> VisibleState? {
    let graph = projection.graph
    let indices = (places[id] ?? 0..<0).map { Int(graph.order[$0]) }.filter { $0 < end }.sorted()
    let past = Projection(graph.restricted(to: indices))
    return past.tasks.first.map(past.visibleState)
  }
}
