internal import RedoProtocol

/// A task while changes are being applied to it, in total order.
struct TaskFold {
  var fields = TaskFields<LogText>()
  var isArchived = false
  var todos: [TodoState] = []

  mutating func reset() {
    fields = TaskFields()
    isArchived = false
    todos.removeAll(keepingCapacity: true)
  }

  /// Applies one change; a MERGE is settled by ``MergeSettlement``, a DELETE was when the dead were
  /// told from the living.
  mutating func apply(_ change: LoggedChange, at wall: Instant) {
    switch change {
    case .create(let fields), .update(let fields): self.fields.overlay(fields)
    case .archive: isArchived = true
    case .unarchive: isArchived = false
    case .createTodo(let todo): add(todo, at: wall)
    case .completeTodo(let completion):
      amend(completion.todoID, noting: completion.notes) { $0.completed = completion.completed }
    case .snooze(let snooze):
      amend(snooze.todoID, noting: snooze.notes) { todo in
        switch snooze.target {
        case .days(let days): todo.deadline = todo.deadline.advanced(byDays: days)
        case .until(let instant): todo.deadline = instant
        }
      }
    case .delete, .merge: break
    }
  }

  /// The first CREATE_TODO of a name made the todo; a repetition changes nothing.
  private mutating func add(_ todo: NewTodo<LogText>, at wall: Instant) {
    guard place(of: todo.todoID) == nil else { return }
    let notes = todo.notes.flatMap { $0.length > 0 ? [$0] : nil } ?? []
    todos.append(
      TodoState(
        id: todo.todoID, deadline: todo.deadline, completed: nil, notes: notes, created: wall))
  }

  private mutating func amend(
    _ id: TodoID, noting notes: LogText?, _ change: (inout TodoState) -> Void
  ) {
    guard let place = place(of: id) else { return }
    if let notes, notes.length > 0 { todos[place].notes.append(notes) }
    change(&todos[place])
  }

  /// The place of a todo, looked for from the newest on.
  func place(of id: TodoID) -> Int? {
    todos.lastIndex { $0.id == id }
  }
}
