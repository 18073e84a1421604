internal import RedoProtocol

/// How what is to be done and what is done have grown, day by day.
///
/// Only what comes to an end is counted: todos of tasks that do not repeat, and the last one of a
/// task that repeats no more. Archived tasks count for what was done of them alone.
public struct BurnUp: Hashable, Sendable {
  /// Todos there were at each day's end, done or open.
  public let scope: [Int]
  /// Todos that were done by each day's end.
  public let done: [Int]

  /// Follows the last `days` days up to today.
  init(
    of projection: Projection, _ completions: some Sequence<Completion>,
    _ repeating: RepeatingTasks, days: Int, through today: CivilDate, in zone: LocalZone
  ) {
    let ladder = DayLadder(days, through: today, in: zone)
    let start = ladder.first.daysSinceEpoch
    var made = [Int](repeating: 0, count: ladder.count)
    var finished = made
    for completion in completions where !completion.isRepeat {
      finished[max(0, completion.day - start)] += 1
    }
    for (number, task) in projection.tasks.enumerated() {
      for place in task.todos {
        let todo = projection.todos[place]
        if let completed = todo.completed {
          guard !repeating.isRepeat(place, of: task, at: number),
            ladder.place(of: completed) < ladder.count
          else { continue }
        } else {
          // What was left open in favour of another todo, or put away, is not to be done.
          guard !repeating[number], place == task.currentTodo, !task.isArchived else { continue }
        }
        let day = ladder.place(of: min(todo.created, todo.completed ?? todo.created))
        if day < ladder.count { made[max(0, day)] += 1 }
      }
    }
    scope = Self.running(made)
    done = Self.running(finished)
  }

  private static func running(_ counts: [Int]) -> [Int] {
    var sum = 0
    return counts.map { count in
      sum += count
      return sum
    }
  }
}
