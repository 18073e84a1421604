internal import RedoProtocol

/// Which change gave each field of a task the value that it has.
public struct Blame: Hashable, Sendable {
  /// One field.
  public struct Line: Hashable, Sendable {
    /// The field whose value is accounted for.
    public let field: StateField
    /// Its value.
    public let value: ShownValue
    /// The change, by its index in the graph, that set it last to another value than it had.
    public let node: Int
    /// Whether nothing had set it before that.
    public let isFirst: Bool
  }

  /// The fields that something set: the task's own, then those of its todos, the latest todo first.
  public let lines: [Line]

  /// Finds out who set what.
  /// - Complexity: O(*n*) in the task's changes.
  public init(of task: TaskState, in projection: Projection) {
    let graph = projection.graph
    var replay = EffectReplay(graph)
    var setters: [StateField: (node: Int, isFirst: Bool)] = [:]
    for index in graph.nodeIndices(at: task.nodes) where graph.isLive(index) {
      for move in replay.apply(index) {
        let isFirst = if case .unset = move.before { true } else { false }
        setters[move.field] = (index, isFirst)
      }
    }
    let todos = projection.todos[task.todos].reversed().flatMap { todo in
      TodoField.allCases.map { StateField.todo($0, todo.id) }
    }
    lines = (TaskField.allCases.map { .task($0) } + todos).compactMap { field in
      setters[field].map {
        Line(field: field, value: replay.value(of: field), node: $0.node, isFirst: $0.isFirst)
      }
    }
  }
}
