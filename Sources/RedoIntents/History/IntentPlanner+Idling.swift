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
    if let agreed = agreedField(at: tips) { return agreed }
    return .repeating(.title, projection.values(of: [.task(.title)], at: tips)[0])
  }

  /// What may be repeated, the rarest to be changed first: on another device, apart, it may just have
  /// been.
  private static let idleFields: [TaskField] = [
    .storyPoints, .priority, .title, .description, .privacy,
  ]

  /// An UPDATE of a field that all of some nodes agree on; nil where they agree on none.
  ///
  /// What a node stands for is read in the whole log: among its ancestors alone, a change of a todo
  /// that another branch made would count for nothing, and with it what was built on it.
  func agreedField(at tips: [Int]) -> TaskFields? {
    let fields = Self.idleFields
    let states = tips.map { tip in
      zip(fields, projection.values(of: fields.map { .task($0) }, at: [tip]))
        .map { $1.meaning(in: .task($0)) }
    }
    guard let first = states.first else { return nil }
    let agreed = fields.indices.first { place in
      states.allSatisfy { $0[place] == first[place] }
    }
    return agreed.map { .repeating(fields[$0], first[$0]) }
  }

  /// What a task is where a node and its ancestors are all that is known of it; nil where it is not
  /// there.
  func state(at tip: Int) -> VisibleState? {
    let graph = projection.graph
    let past = Projection(graph.restricted(to: graph.history(upTo: tip).sorted()))
    return past.tasks.first.map(past.visibleState)
  }
}

extension TaskFields {
  /// One field with the value that it has.
  fileprivate static func repeating(_ field: TaskField, _ value: ShownValue) -> TaskFields {
    var fields = TaskFields()
    fields.set(field, to: value)
    return fields
  }
}
