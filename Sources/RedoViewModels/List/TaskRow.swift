internal import RedoIntents
public import RedoTasks

/// What one row of the list says about a task; made when the row shows, not before.
public struct TaskRow: Hashable, Sendable {
  /// How pressing the due time is.
  public enum Urgency: Hashable, Sendable {
    /// It is past.
    case overdue
    /// It is today.
    case today
    /// It is later.
    case later
    /// There is none.
    case none
    /// It was done.
    case done
  }

  /// The title without the labels behind it; of a very long one the start (``RowText``).
  public let title: String
  /// The tags, without their sign.
  public let tags: [String]
  /// The people, without their sign.
  public let people: [String]
  /// 1 to 5.
  public let priority: Int
  /// How it comes back; nil for a one-time task.
  public let rhythm: Rhythm?
  /// When it is due, in a few letters; of what presses no more how long ago it was due, or done;
  /// empty where there is neither.
  public let due: String
  /// How pressing that is.
  public let urgency: Urgency
  /// Whether it was archived.
  public let isArchived: Bool
  /// Whether devices changed it apart from each other.
  public let isForked: Bool
  /// The parts of the title that the filter found, in UTF-8 bytes.
  public let matches: [Range<Int>]

  /// Says what a row says about a task.
  init(of task: TaskState, in projection: Projection, at dates: DateContext, filter: TaskFilter?) {
    let facts = TaskFacts(of: task, in: projection, dates: dates)
    let title = facts.title
    let shown = RowText(title.shown)
    self.title = shown.text
    tags = facts.tags
    people = title.people
    priority = task.priority
    rhythm = facts.rhythm
    isArchived = task.isArchived
    isForked = task.headCount > 1
    // What stands behind the start must not light up single letters of it.
    matches = filter?.highlights(in: shown.text, allowsScattered: shown.isWhole) ?? []
    let friendly = FriendlyDate(in: dates)
    guard let deadline = facts.deadline else {
      let last = projection.todos[task.todos].compactMap(\.completed).max()
      due = last.map { friendly.age($0) } ?? ""
      urgency = last == nil ? .none : .done
      return
    }
    due = facts.hasLapsed ? friendly.age(deadline) : friendly.shortDeadline(deadline)
    urgency =
      facts.isOverdue
      ? .overdue : dates.zone.date(of: deadline) == dates.today ? .today : .later
  }

  /// The columns that a due time takes at most.
  public static let dueColumns = 9
}
