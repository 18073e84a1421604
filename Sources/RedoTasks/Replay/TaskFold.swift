internal import RedoProtocol

/// A task while changes are being applied to it, in total order.
struct TaskFold {
  var fields = LoggedFields()
  var isArchived = false
  private(set) var todos: [TodoFold] = []
  /// Where each todo stands, once there are so many that looking through them takes long.
  private var places: [TodoID: Int] = [:]
  private static let fewTodos = 16

  mutating func reset() {
    fields = LoggedFields()
    isArchived = false
    todos.removeAll(keepingCapacity: true)
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
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
      TodoFold(
        id: todo.todoID, deadline: todo.deadline, completed: nil, notes: notes, created: wall))
    if todos.count == Self.fewTodos {
      for (place, todo) in todos.enumerated() { places[todo.id] = place }
    } else if todos.count > Self.fewTodos {
      places[todo.todoID] = todos.count - 1
    }
  }

  private mutating func amend(
    _ id: TodoID, noting notes: LogText?, _ change: (inout TodoFold) -> Void
  ) {
    guard let place = place(of: id) else { return }
    if let notes, notes.length > 0 { todos[place].notes.append(notes) }
    change(&todos[place])
  }

  /// Changes the todo at a place.
  mutating func amend(at place: Int, _ change: (inout TodoFold) -> Void) {
    change(&todos[place])
  }

  /// The todo of a name.
  func todo(_ id: TodoID) -> TodoFold? {
    place(of: id).map { todos[$0] }
  }

  /// Where a todo stands, at the place that is guessed mostly; nil for one that the task does not have.
  func place(of id: TodoID, near guess: Int) -> Int? {
    todos.indices.contains(guess) && todos[guess].id == id ? guess : place(of: id)
  }

  private func place(of id: TodoID) -> Int? {
    if todos.last?.id == id { return todos.count - 1 }
    return todos.count < Self.fewTodos ? todos.lastIndex { $0.id == id } : places[id]
  }
}
