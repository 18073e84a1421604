public import RedoProtocol

/// What is to be done at a moment.
public struct Workload: Hashable, Sendable {
  /// Tasks that are neither done nor archived, drafts among them.
  public internal(set) var active = 0
  /// Active tasks without a date.
  public internal(set) var drafts = 0
  /// Active tasks whose deadline is past.
  public internal(set) var overdue = 0
  /// Active tasks that are due later today.
  public internal(set) var dueToday = 0
  /// Active tasks that are due today, from now on, or in the six days after, up to
  /// ``Analytics/dueWeekEnd``.
  public internal(set) var dueWithinWeek = 0
  /// The story points of the active tasks.
  public internal(set) var points: Int64 = 0
  /// Active tasks that have a date and do not repeat: the ones that come to an end.
  public internal(set) var ending = 0
  /// The story points of those.
  public internal(set) var endingPoints: Int64 = 0
  /// Active tasks by priority, the lowest first.
  public internal(set) var priorities = Priority.all
  /// When the first task was made; nil where there is none.
  public internal(set) var began: Instant?

  /// Active tasks of one priority.
  public struct Priority: Hashable, Sendable {
    /// The priority, 1 … 5.
    public let priority: Int
    /// How many active tasks have it.
    public internal(set) var active = 0
    /// How many of those are overdue.
    public internal(set) var overdue = 0

    static let all = (1...5).map { Priority(priority: $0) }
  }

  /// Counts the tasks of a projection.
  init(
    of projection: Projection, at now: Instant, in zone: LocalZone, _ repeating: RepeatingTasks
  ) {
    let grouping = TaskGrouping(at: now, in: zone)
    for (place, task) in projection.tasks.enumerated() {
      began = min(began ?? task.created, task.created)
      guard !task.isArchived, !task.isDone else { continue }
      count(task, grouping.group(of: task, in: projection))
      if task.currentTodo != nil, !repeating[place] {
        ending += 1
        endingPoints = endingPoints.addingClamped(max(0, task.storyPoints))
      }
    }
  }

  private mutating func count(_ task: TaskState, _ group: TaskGroup) {
    active += 1
    points = points.addingClamped(max(0, task.storyPoints))
    let place = min(max(task.priority, 1), 5) - 1
    priorities[place].active += 1
    switch group {
    case .overdue:
      overdue += 1
      priorities[place].overdue += 1
    case .today:
      dueToday += 1
      dueWithinWeek += 1
    case .thisWeek: dueWithinWeek += 1
    case .noDate: drafts += 1
    case .later, .done, .archived: break
    }
  }
}
