internal import RedoProtocol

/// The todos that any of some states has otherwise than the one before them, or not at all.
///
/// A MERGE may compare thousands, and there may be thousands of MERGEs: so a todo is looked for as far
/// from its place in another state as the one before it, and only then by its name.
struct ChangedTodos {
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
  ///
  /// - Parameter visit: is given the todo, and where it stands in each state; nil where it does not.
  func forEach(_ visit: (TodoID, [Int?]) -> Void) {
    var places = [Int?](repeating: nil, count: states.count)
    for owner in states.indices {
      var shifts = [Int](repeating: 0, count: states.count)
      todos: for place in states[owner].todos.indices.dropFirst(sameCount) {
        let id = states[owner].todos[place].id
        for state in states.indices {
          places[state] = states[state].place(of: id, near: place + shifts[state])
          guard let found = places[state] else { continue }
          shifts[state] = found - place
          // The todos of a state before were visited.
          if state < owner { continue todos }
        }
        if isChanged(places) { visit(id, places) }
      }
    }
  }

  /// Whether a todo at these places is not the same in all states.
  private func isChanged(_ places: [Int?]) -> Bool {
    guard let before = places[0] else { return true }
    return places.indices.contains { state in
      places[state].map { states[state].todos[$0] != states[0].todos[before] } ?? true
    }
  }
}
