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
  func assignments() -> [MergeSettlement.Assignment] {
    let resolutions = resolutions()
    return fields().compactMap { field in
      settle(field, resolvedBy: resolutions).map {
        MergeSettlement.Assignment(field: field, value: $0)
      }
    }
  }

  /// Every field of the task, and of every todo that a parent has otherwise than the base.
  func fields() -> [StateField] {
    var fields = TaskField.allCases.map { StateField.task($0) }
    for id in changedTodoIDs() { fields += TodoField.allCases.map { .todo($0, id) } }
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
    settle(field, resolvedBy: resolutions())
  }

  private func settle(
    _ field: StateField, resolvedBy resolutions: [StateField: FieldResolution<LogText>]
  ) -> FieldValue? {
    // Looked up once: a MERGE may settle thousands of todos, and there may be thousands of MERGEs.
    let (before, values) = (field.value(in: base), states.map(field.value))
    let changed = values.indices.filter { !values[$0].isEqual(to: before, in: graph.bytes) }
    guard let first = changed.first else { return nil }
    let latest = values[latest(of: changed)]
    if let resolution = resolutions[field] {
      return value(of: resolution, for: field, values, changed) ?? latest
    }
    if changed.allSatisfy({ values[$0].isEqual(to: values[first], in: graph.bytes) }) {
      return values[first]
    }
    return value(of: merge.policy?.defaultStrategy ?? .lww, values, changed) ?? latest
  }

  /// The todos that any parent has otherwise than the base, or not at all, each once.
  private func changedTodoIDs() -> [TodoID] {
    // Mostly all have the same old ones, and only what came last differs.
    let same = base.todos.indices.first { place in
      !states.allSatisfy { place < $0.todos.count && $0.todos[place] == base.todos[place] }
    }
    var seen: Set<TodoID> = []
    let known = same ?? base.todos.count
    return ([base] + states).flatMap { $0.todos.dropFirst(known).lazy.map(\.id) }
      .filter { id in
        guard seen.insert(id).inserted else { return false }
        let todo = base.todo(id)
        return states.contains { $0.todo(id) != todo }
      }
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
