internal import RedoProtocol

/// The todos that any of some states has otherwise than the one before them, or not at all.
///
/// A MERGE may compare thousands, and there may be thousands of MERGEs: so a todo is looked for as far
/// from its place in another state as the one before it, and only then by its name.
struct ChangedTodos {
  private struct Column {
    let state: TaskFold
    var shift = 0

    mutating func find(_ id: TodoID, near place: Int) -> TodoFold? {
      guard let found = state.place(of: id, near: place + shift) else { return nil }
      shift = found - place
      return state.todos[found]
    }
  }

  /// The base, and then the state at each parent.
  private let states: [TaskFold]
  /// So many are the same in all states, the old ones mostly, and come first.
  private let sameCount: Int

  init(from base: TaskFold, to states: [TaskFold]) {
    self.states = [base] + states
    sameCount =
      base.todos.indices.first { place in
        !states.allSatisfy { place < $0.todos.count && $0.todos[place] == base.todos[place] }
      } ?? base.todos.count
  }

  /// Visits each todo once: those of the base, and then those that each state has besides.
  func forEach(_ visit: (TodoVersions) -> Void) {
    var found = [TodoFold?](repeating: nil, count: states.count)
    for owner in states.indices {
      var columns = states.map { Column(state: $0) }
      let todos = states[owner].todos
      for place in todos.indices.dropFirst(sameCount) {
        let id = todos[place].id
        for column in columns.indices { found[column] = columns[column].find(id, near: place) }
        let isVisited = found[..<owner].contains { $0 != nil }
        guard !isVisited, found.contains(where: { $0 != found[0] }) else { continue }
        visit(TodoVersions(id, at: place, found))
      }
    }
  }
}
