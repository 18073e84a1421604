internal import RedoProtocol
public import RedoTasks

/// What one day of the calendar holds.
public struct CalendarDay: Sendable {
  /// When which tasks are due, in any order: most days are only counted.
  private var moments: [(deadline: Instant, place: Int)] = []
  /// How many they are, and their story points.
  public private(set) var due = DayTally.nothing
  /// How many todos were completed.
  public internal(set) var doneCount = 0
  /// How many tasks would come again, if each were done when it is due.
  public internal(set) var repeatCount = 0

  /// A day with nothing on it.
  public init() {}

  /// The tasks that are due, as places in the projection, the earliest first.
  /// - Complexity: O(*n* log *n*) in the number of tasks.
  public var places: [Int] {
    moments.sorted { ($0.deadline, $0.place) < ($1.deadline, $1.place) }.map(\.place)
  }

  /// The first of ``places``, so many or all.
  /// - Complexity: O(*n*) in the number of tasks, as long as few are asked for.
  public func earliest(_ count: Int) -> [Int] {
    var first: [(deadline: Instant, place: Int)] = []
    for moment in moments {
      if first.count == count {
        guard let last = first.last, moment < last else { continue }
        first.removeLast()
      }
      first.insert(moment, at: first.firstIndex { moment < $0 } ?? first.count)
    }
    return first.map(\.place)
  }

  /// Adds a task that is due.
  mutating func add(_ task: TaskState, at place: Int, due deadline: Instant) {
    moments.append((deadline, place))
    due += DayTally(tasks: 1, points: task.storyPoints)
  }
}
