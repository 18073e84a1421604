internal import RedoProtocol
internal import RedoTasks

/// Changes that change nothing: what keeps a branch alive that is to count again (PROTOCOL.md, "Undo
/// and redo").
extension IntentPlanner {
  /// Brings deleted branches back: a node on each tip keeps its ancestry alive.
  mutating func resurrect(_ tips: [Int], of taskID: TaskID) {
    let idle = idleUpdate(at: tips + (projection[taskID].map(projection.heads) ?? []))
    for tip in tips { append(.update(idle), to: taskID, on: [parent(tip)]) }
  }

  /// An UPDATE that changes nothing on any of some nodes, nor in a replay of them all.
  func idleUpdate(at tips: [Int]) -> TaskFields {
    agreedField(at: tips) ?? TaskFields(title: state(at: tips)?.title.text ?? "")
  }

  /// An UPDATE of a field that all of some nodes agree on; nil where they agree on none.
  func agreedField(at tips: [Int]) -> TaskFields? {
    let states = tips.compactMap { state(at: [$0]) }
    guard let first = states.first, states.count == tips.count else { return nil }
    func agree<Value: Equatable>(on field: KeyPath<VisibleState, Value>) -> Bool {
      states.allSatisfy { $0[keyPath: field] == first[keyPath: field] }
    }
    // The rarest to be changed comes first: on another device, apart, it may just have been.
    if agree(on: \.storyPoints) { return TaskFields(storyPoints: first.storyPoints) }
    if agree(on: \.priority) {
      return TaskFields(priority: UInt8(clamping: first.priority))
    }
    if agree(on: \.title) { return TaskFields(title: first.title.text) }
    if agree(on: \.description) { return TaskFields(description: first.description.text) }
    return agree(on: \.isPrivate) ? TaskFields(privacy: first.isPrivate) : nil
  }

  /// What a task is where some nodes and their ancestors are all that is known of it; nil where it is
  /// not there.
  func state(at tips: [Int]) -> VisibleState? {
    let graph = projection.graph
    let known = tips.reduce(into: Set(tips)) { $0.formUnion(graph.ancestry(of: $1)) }
    let past = Projection(graph.restricted(to: known.sorted()))
    return past.tasks.first.map(past.visibleState)
  }
}
