public import RedoProtocol
public import RedoTasks

/// The fields that an edit sets; nil leaves one as it is.
public struct TaskEdit: Hashable, Sendable {
  /// How often the task comes back.
  public enum Repeat: Hashable, Sendable {
    /// Again and again; the title then carries the rhythm's marker (``Rhythm/marker``).
    case every(Rhythm)
    /// No more; the title then carries `#once` (PROTOCOL.md, "Text conventions").
    case never

    /// How the times follow one another; nil where there are none.
    public var rhythm: Rhythm? {
      if case .every(let rhythm) = self { rhythm } else { nil }
    }
  }

  /// The stored title, labels included; never empty.
  public var title: String?
  /// Tags and people to add and to take off, after ``title``.
  public var labels = LabelEdit()
  /// The description; empty clears it.
  public var description: String?
  /// Words to stand below ``description`` or what there is, as ``noteLine(on:)``; never empty.
  public var note: String?
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
    title: String? = nil, description: String? = nil, note: String? = nil, priority: Int? = nil,
    storyPoints: Int64? = nil, repeats: Repeat? = nil, due: SnoozeTarget? = nil,
    takesDateAway: Bool = false
  ) {
    self.title = title
    self.description = description
    self.note = note
    self.priority = priority
    self.storyPoints = storyPoints
    self.repeats = repeats
    self.due = due
    self.takesDateAway = takesDateAway
  }

  /// The line that the note makes on a day: behind its date, as imports keep what was noted elsewhere.
  public func noteLine(on day: CivilDate) -> String? {
    note.map { day.isoText + " " + $0 }
  }
}
