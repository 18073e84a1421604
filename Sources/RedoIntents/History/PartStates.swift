internal import RedoProtocol
internal import RedoTasks

/// What a task looks like around a part of an intent that only gave fields values.
struct PartStates {
  let part: HistoryPart
  let before: VisibleState
  let after: VisibleState
  let now: VisibleState
  /// The task before the part, with what others had set apart.
  let earlier: VisibleState
  /// The fields that the part set.
  let fieldsSet: Set<StateField>

  /// Whether the part gave the task its first repeat, which no payload can unset.
  var beginsRepeating: Bool {
    fieldsSet.contains(.task(.frequencyDays)) && before.frequencyDays == nil
      && after.frequencyDays != nil
  }

  /// Whether the part said the days of a repeat once more.
  var saysRepeatAgain: Bool {
    fieldsSet.contains(.task(.frequencyDays)) && before.frequencyDays == after.frequencyDays
  }

  /// Takes back the fields that the part set and changed, but for those that somebody changed since.
  ///
  /// What another device had set apart shows again: its value would else be lost without a word.
  func takeBackFields(_ inverses: inout FieldInverses) {
    for case .task(let field) in fieldsSet where before.differs(from: after, in: field) {
      if now.differs(from: after, in: field) { inverses.left.insert(.task(field)) }
      guard !inverses.left.contains(.task(field)) else { continue }
      guard earlier.differs(from: now, in: field) else {
        // Others had set the same apart.
        inverses.left.insert(.task(field))
        continue
      }
      inverses.giveBack(field, from: earlier)
    }
  }

  /// Takes every todo that the part moved back to the earlier deadline, but for those whose place is
  /// not what it was, as where the branch that gave another todo was deleted meanwhile.
  func takeBackDeadlines(of todosNow: ArraySlice<TodoState>, _ inverses: inout FieldInverses) {
    for place in before.todos.indices {
      let field = StateField.todo(.deadline, part.todos[place])
      guard fieldsSet.contains(field), !inverses.left.contains(field), hasMovedTodo(at: place)
      else { continue }
      if let date = earlierDate(ofTodoAt: place) {
        let todo = todosNow[todosNow.startIndex + place].id
        inverses.deadlines.append(Snooze(todoID: todo, target: .until(date)))
      } else {
        inverses.left.insert(field)
      }
    }
  }

  private func hasMovedTodo(at place: Int) -> Bool {
    !after.todos.indices.contains(place)
      || before.todos[place].deadline != after.todos[place].deadline
  }

  /// When a todo was due; nil where another one has its place by now, or it is due then already.
  private func earlierDate(ofTodoAt place: Int) -> Instant? {
    guard after.todos.indices.contains(place), now.todos.indices.contains(place),
      now.todos[place] == after.todos[place]
    else { return nil }
    let todos = earlier.todos.count == before.todos.count ? earlier.todos : before.todos
    let date = todos[place].deadline
    return date == now.todos[place].deadline ? nil : date
  }
}
