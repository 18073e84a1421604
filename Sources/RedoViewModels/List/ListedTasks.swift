internal import RedoProtocol
internal import RedoTasks

/// Where the tasks of a list stand in it, for asking about many of them.
struct ListedTasks {
  private let tasks: [TaskState]
  /// For each place in the projection how many tasks stand above; below 0 where it is not listed.
  private var ordinals: [Int32]
  /// How many tasks stand above each listed one, by its name; made once a task is asked for that is
  /// at another place.
  private lazy var ordinalsByID: [TaskID: Int32] = {
    var found: [TaskID: Int32] = [:]
    for (place, ordinal) in ordinals.enumerated() where ordinal >= 0 {
      found[tasks[place].id] = ordinal
    }
    return found
  }()

  /// Looks at every task of a list of some tasks.
  init(_ rows: ListRows, of tasks: [TaskState]) {
    self.tasks = tasks
    ordinals = [Int32](repeating: -1, count: tasks.count)
    for (ordinal, place) in rows.places.enumerated() {
      ordinals[place] = Int32(truncatingIfNeeded: ordinal)
    }
  }

  /// How many tasks stand above one that was at a place among other tasks, and mostly still is
  /// there; nil where it is not listed.
  mutating func ordinal(of id: TaskID, at place: Int) -> Int? {
    if tasks.indices.contains(place), tasks[place].id == id {
      return ordinals[place] < 0 ? nil : Int(ordinals[place])
    }
    return ordinalsByID[id].map(Int.init)
  }
}
