public import RedoProtocol
public import RedoTasks

/// What a quick-add line says about a task; a field it does not name is nil or empty.
public struct TaskDraft: Hashable, Sendable {
  /// When the task falls due, as far as the line says.
  public enum Due: Hashable, Sendable {
    /// The line names no date: the default due applies.
    case unset
    /// Expressly no date (`someday`): a draft, without a todo.
    case none
    /// The deadline.
    case at(Instant)
  }

  /// The title as the log holds it: the words, then the tags and people (``TitleText``).
  public var title: String
  /// The description; nil where the line has none.
  public var description: String?
  /// The priority, 1 … 5, 5 the most urgent.
  public var priority: Int?
  /// How the task comes back; nil for one that does not.
  public var rhythm: Rhythm?
  /// The story points, 0 … 9999.
  public var storyPoints: Int?
  /// When the task falls due.
  public var due: Due

  /// Creates a draft.
  public init(
    title: String, description: String? = nil, priority: Int? = nil, rhythm: Rhythm? = nil,
    storyPoints: Int? = nil, due: Due = .unset
  ) {
    self.title = title
    self.description = description
    self.priority = priority
    self.rhythm = rhythm
    self.storyPoints = storyPoints
    self.due = due
  }

  /// The days that the log holds for the repeat, from 1 on.
  public var frequencyDays: Int? { rhythm.map { Int(clamping: $0.days) } }

  /// Whether a change can hold the task: no title and description are longer than the protocol allows.
  public func fitsChange(with defaults: TaskDefaults) -> Bool {
    fields(with: defaults).fitsChange
  }

  /// What the log is to hold of it, what it does not say as the defaults have it.
  func fields(with defaults: TaskDefaults) -> TaskFields {
    TaskFields(
      title: titleToStore, description: description,
      storyPoints: (storyPoints ?? defaults.points).map(Int64.init),
      priority: (priority ?? defaults.priority).map(UInt8.init),
      frequencyDays: frequencyDays.map(Int64.init))
  }

  /// The title with the label that says how the repeat is counted, where it needs one.
  var titleToStore: String {
    let text = TitleText(title)
    return rhythm.map { text.marked(as: $0.titled(text), insteadOf: nil).stored } ?? title
  }
}
