internal import RedoProtocol

/// What a replay leaves behind, task by task: the states, their todos, and the todos' notes.
struct ReplayedStates: Sendable {
  private(set) var tasks: [TaskState] = []
  private(set) var todos: [TodoState] = []
  private(set) var noteTexts: [LogText] = []

  /// Makes room for so many, which takes no memory until it is written.
  mutating func reserve(tasks taskCount: Int, todos todoCount: Int) {
    tasks.reserveCapacity(taskCount)
    todos.reserveCapacity(todoCount)
  }

  /// Puts a task that was folded to its end behind those that are there.
  mutating func append(_ task: TaskState, _ itsTodos: [TodoFold]) {
    var task = task
    let start = todos.count
    for todo in itsTodos {
      let firstNote = noteTexts.count
      if !todo.notes.isEmpty { noteTexts.append(contentsOf: todo.notes) }
      if todo.completed == nil { task.currentTodo = todos.count }
      todos.append(TodoState(todo, notes: firstNote..<noteTexts.count))
    }
    task.todos = start..<todos.count
    tasks.append(task)
  }

  /// Puts some tasks of another replay behind those that are there.
  mutating func append(
    _ places: Range<Int>, of otherTasks: [TaskState], _ otherTodos: [TodoState],
    _ otherNotes: [LogText]
  ) {
    guard let first = places.first, let last = places.last else { return }
    let (start, firstTodo) = (tasks.count, todos.count)
    tasks.append(contentsOf: otherTasks[places])
    let more = otherTasks[first].todos.lowerBound..<otherTasks[last].todos.upperBound
    todos.append(contentsOf: otherTodos[more])
    let shift = firstTodo - more.lowerBound
    if shift != 0 {
      for place in start..<tasks.count { tasks[place].moveTodos(by: shift) }
    }
    appendNotes(of: firstTodo, from: otherNotes)
  }

  /// Takes over the notes of the todos from a place on, which still say where they stood.
  private mutating func appendNotes(of firstTodo: Int, from other: [LogText]) {
    guard firstTodo < todos.count else { return }
    let more = todos[firstTodo].notes.lowerBound..<todos[todos.count - 1].notes.upperBound
    let shift = noteTexts.count - more.lowerBound
    noteTexts.append(contentsOf: other[more])
    guard shift != 0 else { return }
    for place in firstTodo..<todos.count { todos[place].moveNotes(by: shift) }
  }
}
