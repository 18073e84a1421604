internal import RedoProtocol

/// Which tasks repeat, found out once, since a title has to be read for it.
struct RepeatingTasks {
  private let flags: [Bool]

  /// Looks at every task of a projection.
  init(of projection: Projection) {
    let tasks = projection.tasks
    var flags = tasks.map { $0.frequencyDays != nil }
    for batch in tasks.indices.titleBatches {
      let places = batch.filter { flags[$0] }
      // While memory brings one title, the next ones can be asked for.
      let starts = projection.graph.bytes.withSpan { log in
        places.map { tasks[$0].fields.title.map { log[$0.offset] } }
      }
      for (place, start) in zip(places, starts) where start != Self.endOfEmptyTitle {
        flags[place] = projection.repeatDays(of: tasks[place]) != nil
      }
    }
    self.flags = flags
  }

  /// The quote that closes a title without a byte, which no other title begins with.
  private static let endOfEmptyTitle = UInt8(ascii: "\"")

  /// Whether a completion of the task at a place brings its next todo.
  subscript(place: Int) -> Bool { flags[place] }

  /// Whether the completion of a todo brought the next one, of the task at a place.
  ///
  /// Where a repeat has ended, what was done of it before stays what it was: another todo followed
  /// it. Only the last one came to an end.
  func isRepeat(_ todo: Int, of task: TaskState, at place: Int) -> Bool {
    let last = task.currentTodo ?? task.todos.upperBound - 1
    return flags[place] || task.frequencyDays != nil && todo != last
  }
}
