internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// A field's name beside those of all times of its task: what is of another time than the latest is
  /// called old.
  func name(of field: StateField, on task: TaskState) -> String {
    guard case .todo(_, let id) = field, let latest = task.currentTodo ?? task.todos.last,
      todos[latest].id != id
    else { return field.name }
    return "old " + field.name
  }
}
