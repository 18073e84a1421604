internal import RedoProtocol

/// The fields that a MERGE writes, and their values.
struct MergeAssignments {
  private var task: [(field: TaskField, value: FieldValue)] = []
  private var todos: [TodoAssignment] = []

  init() {}

  /// Writes the values of some fields.
  init(_ values: [StateField: FieldValue]) {
    for (field, value) in values { write(value, to: field) }
  }

  /// The fields, each once.
  var fields: [StateField] {
    task.map { .task($0.field) }
      + todos.flatMap { todo in todo.fields.map { .todo($0, todo.id) } }
  }

  /// Writes a field too, each once; that of a todo may tell where the todo stands in a state that has it.
  ///
  /// What follows one another of one todo is looked up together when it is applied.
  mutating func write(_ value: FieldValue, to field: StateField, at place: Int = 0) {
    switch field {
    case .task(let field): task.append((field, value))
    case .todo(let field, let id):
      if todos.last?.id != id { todos.append(TodoAssignment(id, at: place)) }
      todos[todos.count - 1].write(value, to: field)
    }
  }

  /// Sets the fields in a state; those of a todo that it does not have stay away.
  func apply(to fold: inout TaskFold) {
    for assignment in task { assignment.field.set(assignment.value, in: &fold) }
    var shift = 0
    for todo in todos { todo.apply(to: &fold, shiftedBy: &shift) }
  }
}
