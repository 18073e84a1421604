internal import RedoTasks

extension VisibleState {
  /// Whether a field of the task itself has another value here than in another state.
  func differs(from other: VisibleState, in field: TaskField) -> Bool {
    field == .archived
      ? isArchived != other.isArchived
      : FieldValues(self).differs(from: FieldValues(other), in: field)
  }
}

extension StateField {
  /// Whether it is a field of a todo.
  var isOfTodo: Bool {
    if case .todo = self { true } else { false }
  }
}
