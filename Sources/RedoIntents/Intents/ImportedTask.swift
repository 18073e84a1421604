public import RedoProtocol
internal import RedoTasks

/// A task that another program kept, as this one would hold it.
public struct ImportedTask: Hashable, Sendable {
  /// One time that the task fell or falls due.
  public struct Occurrence: Hashable, Sendable {
    /// The todo's name, the same whenever the task is read again.
    public let id: TodoID
    /// When it is due.
    public let deadline: Instant
    /// When it was done; nil while it is open.
    public let completed: Instant?

    /// Creates an occurrence.
    public init(id: TodoID, deadline: Instant, completed: Instant?) {
      self.id = id
      self.deadline = deadline
      self.completed = completed
    }
  }

  /// The task's name, the same whenever it is read again.
  public let id: TaskID
  /// What it is; its title is not nil.
  public let fields: TaskFields
  /// When it fell due, the open time last; none for a draft.
  public let occurrences: [Occurrence]
  /// Whether it was put away.
  public let isArchived: Bool

  /// Creates a task.
  public init(
    id: TaskID, fields: TaskFields, occurrences: [Occurrence] = [], isArchived: Bool = false
  ) {
    self.id = id
    self.fields = fields
    self.occurrences = occurrences
    self.isArchived = isArchived
  }

  /// The title and its labels as a list shows them, without the backslashes that the log holds.
  public var line: String {
    let title = TitleText(fields.title ?? "")
    guard title.hasWords else { return title.shown }
    return ([title.shown] + title.labelTexts).joined(separator: " ")
  }
}
