internal import RedoProtocol
internal import RedoTasks

/// A part of a task that an edit changed, as a report names it.
public enum EditedField: CaseIterable, Hashable, Sendable {
  case title
  case description
  case priority
  case storyPoints
  case repetition
  case privacy
  case due

  /// The part that a field of the replayed state belongs to; nil for what no edit changes.
  init?(_ field: StateField) {
    switch field {
    case .task(.title): self = .title
    case .task(.description): self = .description
    case .task(.priority): self = .priority
    case .task(.storyPoints): self = .storyPoints
    case .task(.frequencyDays): self = .repetition
    case .task(.privacy): self = .privacy
    case .todo(.deadline, _): self = .due
    case .task(.archived), .todo: return nil
    }
  }

  /// The parts that an UPDATE changes; the title's own words for how often a task comes back are no
  /// change of the title to who changed only that.
  static func changed(by fields: TaskFields, of edit: TaskEdit) -> Set<EditedField> {
    var parts: Set<EditedField> = []
    if fields.title != nil { parts.insert(edit.title == nil ? .repetition : .title) }
    if fields.description != nil { parts.insert(.description) }
    if fields.priority != nil { parts.insert(.priority) }
    if fields.storyPoints != nil { parts.insert(.storyPoints) }
    if fields.frequencyDays != nil { parts.insert(.repetition) }
    return parts
  }

  private var name: String {
    switch self {
    case .title: "title"
    case .description: "description"
    case .priority: "priority"
    case .storyPoints: "points"
    case .repetition: "repeat"
    case .privacy: "privacy"
    case .due: "due date"
    }
  }

  /// The most parts that are worth naming one by one.
  private static let mostNamed = 3

  /// The start of a clause that ends with a task: `the title and due date of `; nothing where there are
  /// too many to name.
  static func phrase(_ fields: Set<EditedField>) -> String {
    let names = allCases.filter(fields.contains).map(\.name)
    guard let last = names.last, names.count <= mostNamed else { return "" }
    let others = names.dropLast().joined(separator: ", ")
    return "the " + (others.isEmpty ? "" : others + " and ") + last + " of "
  }
}
