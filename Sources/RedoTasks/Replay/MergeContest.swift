internal import RedoProtocol

/// One MERGE with the states that it compares.
struct MergeContest {
  let merge: Merge<LogText>
  let graph: ChangeGraph
  /// The parents' indices, in the node's order.
  let parents: [Int]
  let base: TaskFold
  /// The state at each parent, in the same order.
  let states: [TaskFold]

  /// The fields that the MERGE writes.
  func assignments() -> [MergeSettlement.Assignment] {
    var result: [MergeSettlement.Assignment] = []
    for field in TaskField.allCases {
      let resolution = merge.task.last { $0.path == field.rawValue }
      let settled = settle(
        base: field.value(in: base), values: states.map(field.value), resolution,
        manual: field.value)
      if let settled { result.append(.task(field, settled)) }
    }
    for id in changedTodoIDs() {
      let resolutions = merge.todos.filter { $0.todoID == id }.flatMap(\.fields)
      for field in TodoField.allCases {
        let settled = settle(
          base: field.value(of: id, in: base),
          values: states.map { field.value(of: id, in: $0) },
          resolutions.last { $0.path == field.rawValue },
          manual: { field.value(from: $0, in: graph.bytes) })
        if let settled { result.append(.todo(field, id, settled)) }
      }
    }
    return result
  }

  /// The todos that any parent has otherwise than the base, or not at all, each once.
  private func changedTodoIDs() -> [TodoID] {
    var seen: Set<TodoID> = []
    return ([base] + states).flatMap(\.todos).map(\.id).filter { id in
      guard seen.insert(id).inserted else { return false }
      let todo = base.todo(id)
      return states.contains { $0.todo(id) != todo }
    }
  }

  /// The value that one field gets; nil where no parent changed it.
  private func settle(
    base: FieldValue, values: [FieldValue], _ resolution: FieldResolution<LogText>?,
    manual: (FieldResolution<LogText>.Value) -> FieldValue?
  ) -> FieldValue? {
    let bytes = graph.bytes
    let changed = values.indices.filter { !values[$0].isEqual(to: base, in: bytes) }
    guard let first = changed.first else { return nil }
    let latest = values[latest(of: changed)]
    if let resolution {
      return value(of: resolution, values, changed, manual: manual) ?? latest
    }
    if changed.allSatisfy({ values[$0].isEqual(to: values[first], in: bytes) }) {
      return values[first]
    }
    return value(of: merge.defaultStrategy ?? .lww, values, changed) ?? latest
  }

  private func value(
    of resolution: FieldResolution<LogText>, _ values: [FieldValue], _ changed: [Int],
    manual: (FieldResolution<LogText>.Value) -> FieldValue?
  ) -> FieldValue? {
    switch resolution.strategy {
    case .manual: return resolution.value.flatMap(manual)
    case .ours, .theirs:
      return parents.firstIndex { graph.nodes[$0].id == resolution.chosenParent }
        .map { values[$0] }
    default: return value(of: resolution.strategy, values, changed)
    }
  }

  /// What a strategy makes of the values; nil where it cannot apply.
  private func value(
    of strategy: MergeStrategy, _ values: [FieldValue], _ changed: [Int]
  ) -> FieldValue? {
    let numbers = changed.compactMap { values[$0].number }
    switch strategy {
    case .ours: return values[0]
    case .theirs: return values[1]
    case .max: return numbers.count == changed.count ? numbers.max().map { .number($0) } : nil
    case .min: return numbers.count == changed.count ? numbers.min().map { .number($0) } : nil
    case .lww, .union, .manual: return nil
    }
  }

  /// The one of some parents that is highest in total order.
  private func latest(of changed: [Int]) -> Int {
    changed.max { graph.nodes[parents[$0]].precedes(graph.nodes[parents[$1]]) } ?? 0
  }
}
