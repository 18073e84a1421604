internal import RedoProtocol

/// Which todo a change is about.
extension LoggedChange {
  /// The todo that it makes, completes or moves; nil for any other change.
  var todoID: TodoID? { madeTodo ?? changedTodo }

  /// The todo that it makes; nil for any other change.
  var madeTodo: TodoID? {
    if case .createTodo(let todo) = self { todo.todoID } else { nil }
  }

  /// The todo that it completes; nil for any other change.
  var completedTodo: TodoID? {
    if case .completeTodo(let completion) = self { completion.todoID } else { nil }
  }

  /// The todo that it completes or moves; nil for any other change.
  var changedTodo: TodoID? {
    if case .snooze(let snooze) = self { snooze.todoID } else { completedTodo }
  }
}
