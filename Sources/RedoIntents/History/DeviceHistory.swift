internal import RedoProtocol
internal import RedoTasks

/// What this device can undo and redo, read from the log alone, so that it holds after a restart.
///
/// Nodes of one intent carry one wall time, which also tells undo and redo from other intents
/// (``WallTime``); the rest is the two stacks that every editor keeps. They are read from their ends,
/// and no further than is asked for.
struct DeviceHistory {
  /// An intent that was taken back, and the intent that did so.
  struct Undone {
    let entry: HistoryEntry
    let undo: HistoryEntry
  }

  private let projection: Projection
  private let device: Author

  init(_ projection: Projection, device: Author) {
    (self.projection, self.device) = (projection, device)
  }

  private var steps: HistorySteps { HistorySteps(projection, device: device) }

  /// The intents that stand, the latest first, each read when it is asked for.
  var standing: some Sequence<HistoryEntry> {
    steps.lazy.compactMap { $0.fate == .stands ? $0.entry : nil }
  }

  /// What there may be to undo, the latest first: the intents that stand, and what undos left standing
  /// since others had changed it by then.
  var undoable: some Sequence<(entry: HistoryEntry, isRest: Bool)> {
    steps.lazy.compactMap { step in
      switch step.fate {
      case .stands: (step.entry, false)
      case .takenBack(let undo): rest(of: step.entry, takenBackBy: undo).map { ($0, true) }
      case .passedOver: (step.entry, true)
      case .undo: nil
      }
    }
  }

  private func rest(of entry: HistoryEntry, takenBackBy undo: HistoryEntry) -> HistoryEntry? {
    let taken = Set(undo.nodes.map(projection.graph.taskID))
    let rest = entry.nodes.filter { !taken.contains(projection.graph.taskID(of: $0)) }
    return rest.isEmpty ? nil : HistoryEntry(nodes: rest[...])
  }

  /// The intent that was undone last, among those that were since the last new one.
  var lastUndone: Undone? {
    var steps = steps
    // The undos and redos since, the latest first, and what the undos took back.
    var since: [HistorySteps.Step] = []
    var taken: [Int: HistoryEntry] = [:]
    var hasEnded = false
    while !hasEnded || steps.isOwedAnIntent, let step = steps.next() {
      if case .takenBack(let undo) = step.fate { taken[undo.first] = step.entry }
      hasEnded = hasEnded || step.mark == nil
      if !hasEnded { since.append(step) }
    }
    var undone: [Undone] = []
    for step in since.reversed() {
      if step.mark == .undo, let entry = taken[step.entry.first] {
        undone.append(Undone(entry: entry, undo: step.entry))
      } else if step.mark == .redo, let last = undone.last,
        last.entry.isAboutTask(of: step.entry, in: projection.graph)
      {
        undone.removeLast()
      }
    }
    return undone.last
  }

  /// Those of some nodes whose intents were taken back, or took others back: together they change
  /// nothing.
  ///
  /// Nothing is read where there is no node to ask about, which is so for most undos.
  func idle(among nodes: Set<Int>) -> Set<Int> {
    guard let earliest = nodes.min() else { return [] }
    var idle: Set<Int> = []
    var steps = steps
    var reached = Int.max
    while reached > earliest || steps.isOwedAnIntent, let step = steps.next() {
      reached = step.entry.first
      guard case .takenBack(let undo) = step.fate else { continue }
      // An undo leaves those tasks alone that others changed since.
      let tasks = Set(undo.nodes.map(projection.graph.taskID))
      idle.formUnion(undo.nodes)
      idle.formUnion(
        step.entry.nodes.lazy.filter { tasks.contains(projection.graph.taskID(of: $0)) })
    }
    return idle.intersection(nodes)
  }
}
