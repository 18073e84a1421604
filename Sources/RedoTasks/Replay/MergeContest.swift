internal import RedoProtocol

/// One MERGE with the states that it compares.
struct MergeContest {
  let merge: Merge<LogText>
  let graph: ChangeGraph
  /// The parents' indices, in the node's order; nil for one that is still to be written, which will
  /// be later in total order than all others.
  let parents: [Int?]
  let base: TaskFold
  /// The state at each parent, in the same order.
  let states: [TaskFold]

  /// The fields that the MERGE writes.
  func assignments() -> MergeAssignments {
    let resolutions = resolutions()
    var assignments = MergeAssignments()
    var values = [FieldValue](repeating: .unset, count: states.count)
    for field in TaskField.allCases {
      for place in states.indices { values[place] = field.value(in: states[place]) }
      let before = field.value(in: base)
      if let value = settle(.task(field), before, values, by: resolutions) {
        assignments.write(value, to: .task(field))
      }
    }
    ChangedTodos(from: base, to: states).forEach { id, places in
      let place = places.lazy.compactMap { $0 }.first ?? 0
      for field in TodoField.allCases {
        for (parent, state) in states.enumerated() {
          values[parent] = places[parent + 1].map { field.value(in: state.todos[$0]) } ?? .unset
        }
        let before = places[0].map { field.value(in: base.todos[$0]) } ?? .unset
        if let value = settle(.todo(field, id), before, values, by: resolutions) {
          assignments.write(value, to: .todo(field, id), at: place)
        }
      }
    }
    return assignments
  }

  /// Every field of the task, and of every todo that a parent has otherwise than the base.
  func fields() -> [StateField] {
    var fields = TaskField.allCases.map { StateField.task($0) }
    ChangedTodos(from: base, to: states).forEach { id, _ in
      fields += TodoField.allCases.map { .todo($0, id) }
    }
    return fields
  }

  /// The places of the parents whose value differs from the base's.
  func changed(_ field: StateField) -> [Int] {
    let before = field.value(in: base)
    return states.indices.filter {
      !field.value(in: states[$0]).isEqual(to: before, in: graph.bytes)
    }
  }

  /// Whether the parents that changed a field left it with different values.
  func isDisputed(_ field: StateField) -> Bool {
    let values = changed(field).map { field.value(in: states[$0]) }
    return !values.allSatisfy { $0.isEqual(to: values[0], in: graph.bytes) }
  }

  /// The value that one field gets; nil where no parent changed it.
  func settle(_ field: StateField) -> FieldValue? {
    settle(field, field.value(in: base), states.map(field.value), by: resolutions())
  }

  private func settle(
    _ field: StateField, _ before: FieldValue, _ values: [FieldValue],
    by resolutions: [StateField: FieldResolution<LogText>]
  ) -> FieldValue? {
    let bytes = graph.bytes
    guard let first = values.first(where: { !$0.isEqual(to: before, in: bytes) }) else {
      return nil
    }
    let resolution = resolutions.isEmpty ? nil : resolutions[field]
    // Mostly one parent alone changed it: no list is made then.
    if resolution == nil,
      values.allSatisfy({ $0.isEqual(to: first, in: bytes) || $0.isEqual(to: before, in: bytes) })
    {
      return first
    }
    let changed = values.indices.filter { !values[$0].isEqual(to: before, in: bytes) }
    let settled =
      if let resolution {
        value(of: resolution, for: field, values, changed)
      } else {
        value(of: merge.policy?.defaultStrategy ?? .lww, values, changed)
      }
    return settled ?? values[latest(of: changed)]
  }

  /// What the MERGE says of fields; of several resolutions of one field, the last.
  private func resolutions() -> [StateField: FieldResolution<LogText>] {
    var found: [StateField: FieldResolution<LogText>] = [:]
    for resolution in merge.task {
      if let field = TaskField(rawValue: resolution.path) { found[.task(field)] = resolution }
    }
    for todo in merge.todos {
      for resolution in todo.fields {
        guard let field = TodoField(rawValue: resolution.path) else { continue }
        found[.todo(field, todo.todoID)] = resolution
      }
    }
    return found
  }

  private func value(
    of resolution: FieldResolution<LogText>, for field: StateField, _ values: [FieldValue],
    _ changed: [Int]
  ) -> FieldValue? {
    switch resolution.strategy {
    case .manual: return resolution.value.flatMap { field.value(from: $0, in: graph.bytes) }
    case .ours, .theirs:
      return parents.firstIndex { $0.map { graph.nodes[$0].id } == resolution.chosenParent }
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

  /// The place of the one of some parents that is highest in total order.
  private func latest(of changed: [Int]) -> Int {
    changed.max { left, right in
      guard let left = parents[left] else { return false }
      guard let right = parents[right] else { return true }
      return graph.precedes(left, right)
    } ?? 0
  }
}
