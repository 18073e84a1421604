internal import RedoIntents
internal import RedoTasks

extension Projection {
  /// A field's name beside those of all times of its task: what is of another time than the latest is
  /// called old, and further back how many times before that it was, as no two are called the same.
  func name(of field: StateField, on task: TaskState) -> String {
    guard case .todo(_, let id) = field, let latest = task.currentTodo ?? task.todos.last,
      todos[latest].id != id
    else { return field.name }
    let later = task.todos.reversed().prefix { todos[$0].id != id }.count { $0 != latest }
    return "old " + field.name + (later == 0 ? "" : " \(later + 1)")
  }
}
