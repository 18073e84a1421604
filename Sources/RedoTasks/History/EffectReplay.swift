internal import RedoProtocol

/// A replay of one task that looks at the fields of each change before and after it.
struct EffectReplay {
  /// A field that a change moved.
  struct Move {
    let field: StateField
    let before: FieldValue
    let after: FieldValue
  }

  let graph: ChangeGraph
  private var settlement: MergeSettlement
  private var fold = TaskFold()

  init(_ graph: ChangeGraph) {
    self.graph = graph
    settlement = MergeSettlement(graph)
  }

  /// Starts from what some nodes of the task amount to.
  mutating func start(at nodes: Set<Int>) {
    fold = TaskFold()
    for index in graph.inTotalOrder(nodes) { pass(index) }
  }

  /// The task's state by now.
  var state: TaskFold { fold }

  /// Applies a change that nobody asks about.
  mutating func pass(_ index: Int) {
    settlement.apply(index, to: &fold)
  }

  /// Applies a change and says which fields it moved.
  mutating func apply(_ index: Int) -> [Move] {
    let fields = fields(setBy: index)
    let before = fields.map { $0.value(in: fold) }
    settlement.apply(index, to: &fold)
    return zip(fields, before).compactMap { field, before in
      let after = field.value(in: fold)
      // A todo without notes has an empty list of them.
      if case .notes(let notes) = after, notes.isEmpty, case .unset = before { return nil }
      guard !after.isEqual(to: before, in: graph.bytes) else { return nil }
      return Move(field: field, before: before, after: after)
    }
  }

  /// The value that a field has by now.
  func value(of field: StateField) -> ShownValue {
    ShownValue(field.value(in: fold), in: graph.bytes)
  }

  /// A move for people.
  func step(_ move: Move, overruledBy rival: Int?) -> ChangeEffect.Step {
    ChangeEffect.Step(
      field: move.field, before: ShownValue(move.before, in: graph.bytes),
      after: ShownValue(move.after, in: graph.bytes), overruledBy: rival)
  }

  /// The fields that a change sets, whether or not to another value.
  mutating func fields(setBy index: Int) -> [StateField] {
    switch graph.nodes[index].change {
    case .create(let fields), .update(let fields): fields.fieldsSet.map { .task($0) }
    case .createTodo(let todo): [.todo(.deadline, todo.todoID), .todo(.notes, todo.todoID)]
    case .completeTodo(let done): [.todo(.completed, done.todoID), .todo(.notes, done.todoID)]
    case .snooze(let snooze): [.todo(.deadline, snooze.todoID), .todo(.notes, snooze.todoID)]
    case .archive, .unarchive: [.task(.archived)]
    case .merge(let payload): settlement.assignments(of: index, payload).fields
    case .delete: []
    }
  }
}
