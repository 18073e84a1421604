internal import RedoTasks

extension VisibleState {
  /// Whether a field of the task itself has another value here than in another state.
  func differs(from other: VisibleState, in field: TaskField) -> Bool {
    field == .archived
      ? isArchived != other.isArchived
      : FieldValues(self).differs(from: FieldValues(other), in: field)
  }

  /// Whether the task is to be archived once what led from one state to another is done again: as in
  /// the other one, save where somebody has changed that since.
  func isArchived(from one: VisibleState, to other: VisibleState) -> Bool {
    isArchived == one.isArchived ? other.isArchived : isArchived
  }
}

extension StateField {
  /// Whether it is a field of a todo.
  var isOfTodo: Bool {
    if case .todo = self { true } else { false }
  }
}
