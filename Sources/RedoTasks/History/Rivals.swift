internal import RedoProtocol

/// The changes that set a change's fields after it in total order without having known it.
struct Rivals {
  /// For each field the next change that sets it, where that is a rival.
  private(set) var first: [StateField: Int] = [:]

  /// Looks through the live nodes that follow a change.
  init(
    of index: Int, among later: some Sequence<Int>, _ fields: [StateField],
    _ replay: EffectReplay
  ) {
    var replay = replay
    var open = Set(fields)
    for other in later {
      guard !open.isEmpty else { return }
      let shared = replay.fields(setBy: other).filter(open.contains)
      guard !shared.isEmpty else { continue }
      open.subtract(shared)
      guard !replay.isAncestor(index, of: other) else { continue }
      for field in shared { first[field] = other }
    }
  }
}

extension EffectReplay {
  /// Whether a change was known where another was made.
  fileprivate func isAncestor(_ index: Int, of other: Int) -> Bool {
    graph.parents(of: other).contains(index) || graph.ancestry(of: other).contains(index)
  }
}
