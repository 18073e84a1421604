public import RedoProtocol

extension ChangeGraph {
  /// The fields that a MERGE gives values which a person chose; none for any other node.
  public func chosenFields(of index: Int) -> [StateField] {
    guard case .merge(let payload) = nodes[index].change, let merge = bytes.merge(payload) else {
      return []
    }
    func isChosen(_ resolution: FieldResolution<LogText>) -> Bool {
      resolution.notes == VersionChoice.mark
    }
    let own = merge.task.filter(isChosen).compactMap { TaskField(rawValue: $0.path) }
    let todos = merge.todos.flatMap { todo in
      todo.fields.filter(isChosen).compactMap { resolution in
        TodoField(rawValue: resolution.path).map { StateField.todo($0, todo.todoID) }
      }
    }
    return own.map { .task($0) } + todos
  }
}

extension Projection {
  /// The value that a field of a task has now.
  /// - Complexity: O(*n*) in the task's changes.
  public func value(of field: StateField, of task: TaskState) -> ShownValue {
    values(of: [field], at: heads(of: task))[0]
  }

  /// The values that some fields have where some sound nodes of a task and all their ancestors count.
  /// - Complexity: O(*n*) in the task's changes.
  public func values(of fields: [StateField], at nodes: [Int]) -> [ShownValue] {
    let state = branches.state(of: nodes, in: graph)
    return fields.map { ShownValue($0.value(in: state), in: graph.bytes) }
  }

  /// The MERGE that joined branches last, where a program settled by itself what they disagreed
  /// about and no change has set it since; nil where there is none.
  /// - Complexity: O(*n*) in the task's changes.
  public func unseenMerge(of task: TaskState) -> Int? {
    guard task.headCount == 1,
      let merge = graph.nodeIndices(at: task.nodes)
        .last(where: { graph.nodes[$0].action == .merge && graph.isLive($0) }),
      let comparison = BranchComparison(ofMerge: merge, of: task, in: self)
    else { return nil }
    let chosen = Set(graph.chosenFields(of: merge))
    // What was taken back on one branch and came back by the other cannot be set by any change.
    let disputed = comparison.rows.filter {
      $0.isDisputed && $0.takenBackBy == nil && !chosen.contains($0.field)
    }
    guard !disputed.isEmpty else { return nil }
    let then = values(of: disputed.map(\.field), at: [merge])
    return zip(disputed, then).contains { $0.shown == $1 } ? merge : nil
  }
}
