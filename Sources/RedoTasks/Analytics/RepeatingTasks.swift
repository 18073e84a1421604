/// Which tasks repeat, found out once, since a title has to be read for it.
struct RepeatingTasks {
  private let flags: [Bool]

  /// Looks at every task of a projection.
  init(of projection: Projection) {
    flags = projection.tasks.map { projection.repeatDays(of: $0) != nil }
  }

  /// Whether a completion of the task at a place brings its next todo.
  subscript(place: Int) -> Bool { flags[place] }
}
