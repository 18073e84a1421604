internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal

extension TaskDetailWriter {
  /// How many todos are shown, the latest ones.
  private static let mostTodos = 12

  /// The occurrences: the open one, the done ones, and those that another took the place of.
  mutating func writeTodos() {
    guard task.todos.count > 1 || hasNotes else { return }
    addHeading("TODOS", "\(task.todos.count)")
    for place in task.todos.reversed().prefix(Self.mostTodos) {
      write(projection.todos[place], isCurrent: place == task.currentTodo)
    }
    let rest = task.todos.count - Self.mostTodos
    if rest > 0 { add([DetailSpan("… and \(rest) before", .secondary)]) }
  }

  private var hasNotes: Bool {
    projection.todos[task.todos].contains { !$0.notes.isEmpty }
  }

  private mutating func write(_ todo: TodoState, isCurrent: Bool) {
    let due = friendly.stamp(todo.deadline)
    if let completed = todo.completed {
      add(
        [
          DetailSpan(.done, .success), DetailSpan(" done " + friendly.age(completed), .text),
          DetailSpan(" · due " + due, .secondary),
        ], indent: 2)
    } else if isCurrent {
      add([DetailSpan(.current, .neonBright), DetailSpan(" due " + due, .text)], indent: 2)
    } else {
      add(
        [DetailSpan(.orphaned, .warning), DetailSpan(" left open · due " + due, .secondary)],
        indent: 2)
    }
    guard let notes = projection.notes(of: todo) else { return }
    for line in notes.split(whereSeparator: \.isNewline).prefix(20) {
      add([DetailSpan("  "), DetailSpan(String(line.prefix(2000)), .secondary)], indent: 2)
    }
  }
}
