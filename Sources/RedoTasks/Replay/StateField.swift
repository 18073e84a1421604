public import RedoProtocol

/// A field that changes set and a MERGE settles: one of the task's own, or one of a todo's.
public enum StateField: Hashable, Sendable {
  /// A field of the task itself.
  case task(TaskField)
  /// A field of one of its todos.
  case todo(TodoField, TodoID)

  /// The `path` that resolutions name it by.
  public var path: String {
    switch self {
    case .task(let field): field.rawValue
    case .todo(let field, _): field.rawValue
    }
  }

  /// Whether an action other than a MERGE can give the field any value: notes and completions none
  /// can.
  public var canBeSet: Bool {
    switch self {
    case .task, .todo(.deadline, _): true
    case .todo: false
    }
  }

  func value(in fold: TaskFold) -> FieldValue {
    switch self {
    case .task(let field): field.value(in: fold)
    case .todo(let field, let id): fold.todo(id).map(field.value) ?? .unset
    }
  }

  /// The value that a `manual` resolution gives; nil where the field cannot hold it.
  func value(
    from manual: FieldResolution<LogText>.Value, in bytes: LogBytes
  ) -> FieldValue? {
    switch self {
    case .task(let field): field.value(from: manual)
    case .todo(let field, _): field.value(from: manual, in: bytes)
    }
  }
}
