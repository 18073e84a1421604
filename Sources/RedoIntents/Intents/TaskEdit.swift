/// The fields that an edit sets; nil leaves one as it is.
public struct TaskEdit: Hashable, Sendable {
  /// How often the task comes back.
  public enum Repeat: Hashable, Sendable {
    /// So many days after each completion, 1 or more.
    case days(Int64)
    /// So many days after each deadline, 1 or more; the title then carries `#fixed`.
    case fixedDays(Int64)
    /// No more; the title then carries `#once` (PROTOCOL.md, "Text conventions").
    case never

    /// The days between two times; nil where there are none.
    public var days: Int64? {
      switch self {
      case .days(let days), .fixedDays(let days): days
      case .never: nil
      }
    }
  }

  /// The stored title, labels included; never empty.
  public var title: String?
  /// Tags and people to add and to take off, after ``title``.
  public var labels: LabelEdit
  /// The description; empty clears it.
  public var description: String?
  /// Urgency, 1 … 5.
  public var priority: Int?
  /// Size, 0 or more.
  public var storyPoints: Int64?
  /// How often it comes back.
  public var repeats: Repeat?
  /// When the open todo is due.
  public var due: SnoozeTarget?
  /// Whether the task is to have no date, as a draft has none; ``due`` is then nil.
  public var takesDateAway: Bool

  /// Creates an edit.
  public init(
    title: String? = nil, labels: LabelEdit = LabelEdit(), description: String? = nil,
    priority: Int? = nil,
    storyPoints: Int64? = nil, repeats: Repeat? = nil, due: SnoozeTarget? = nil,
    takesDateAway: Bool = false
  ) {
    self.title = title
    self.labels = labels
    self.description = description
    self.priority = priority
    self.storyPoints = storyPoints
    self.repeats = repeats
    self.due = due
    self.takesDateAway = takesDateAway
  }
}
