internal import RedoProtocol
internal import RedoTasks

/// The fields of a task as a person sees them, for working out the UPDATE between two states.
struct FieldValues: Hashable {
  private(set) var title: StoredText
  private(set) var description: StoredText
  private(set) var priority: Int
  private(set) var storyPoints: Int64
  private(set) var frequencyDays: Int64?
  private(set) var isPrivate: Bool

  init(_ state: VisibleState) {
    title = state.title
    description = state.description
    priority = state.priority
    storyPoints = state.storyPoints
    frequencyDays = state.frequencyDays
    isPrivate = state.isPrivate
  }

  /// Takes what changes of the log set; what none set reads as what it then means.
  init(_ fields: LoggedFields, in projection: Projection) {
    title = StoredText(fields.title.map(projection.string) ?? "")
    description = StoredText(fields.description.map(projection.string) ?? "")
    priority = fields.priority.map(Int.init) ?? UnsetField.priority
    storyPoints = fields.storyPoints ?? UnsetField.storyPoints
    frequencyDays = fields.frequencyDays
    isPrivate = fields.privacy ?? UnsetField.isPrivate
  }

  /// What the fields of `now` are to be once what led from one state to another is done again: those
  /// of the other state, save what somebody has changed since.
  init(of now: VisibleState, from one: VisibleState, to other: VisibleState) {
    func wanted<Value: Equatable>(_ field: KeyPath<VisibleState, Value>) -> Value {
      now[keyPath: field] == one[keyPath: field] ? other[keyPath: field] : now[keyPath: field]
    }
    title = wanted(\.title)
    description = wanted(\.description)
    priority = wanted(\.priority)
    storyPoints = wanted(\.storyPoints)
    frequencyDays = wanted(\.frequencyDays)
    isPrivate = wanted(\.isPrivate)
  }

  /// Takes an UPDATE.
  mutating func apply(_ fields: TaskFields) {
    title = fields.title.map { StoredText($0) } ?? title
    description = fields.description.map { StoredText($0) } ?? description
    priority = fields.priority.map(Int.init) ?? priority
    storyPoints = fields.storyPoints ?? storyPoints
    frequencyDays = fields.frequencyDays ?? frequencyDays
    isPrivate = fields.privacy ?? isPrivate
  }

  /// Takes the values that some fields have in others.
  mutating func take(_ fields: Set<StateField>, from others: FieldValues) {
    for case .task(let field) in fields {
      switch field {
      case .title: title = others.title
      case .description: description = others.description
      case .privacy: isPrivate = others.isPrivate
      case .storyPoints: storyPoints = others.storyPoints
      case .priority: priority = others.priority
      case .frequencyDays: frequencyDays = others.frequencyDays
      case .archived: break
      }
    }
  }

  /// Whether each of some fields has another value here than in others.
  func differs(from others: FieldValues, inAllOf fields: [TaskField]) -> Bool {
    fields.allSatisfy { differs(from: others, in: $0) }
  }

  /// Whether one of some fields has another value here than in others.
  func differs(from others: FieldValues, inAnyOf fields: [TaskField]) -> Bool {
    fields.contains { differs(from: others, in: $0) }
  }

  /// Whether a field has another value here than in others; these know of no archive.
  func differs(from others: FieldValues, in field: TaskField) -> Bool {
    switch field {
    case .title: title != others.title
    case .description: description != others.description
    case .privacy: isPrivate != others.isPrivate
    case .storyPoints: storyPoints != others.storyPoints
    case .priority: priority != others.priority
    case .frequencyDays: frequencyDays != others.frequencyDays
    case .archived: false
    }
  }

  /// The UPDATE that makes these values of others; a repeat cannot be unset.
  func changes(from others: FieldValues) -> TaskFields {
    TaskFields(
      title: title == others.title ? nil : title.text,
      description: description == others.description ? nil : description.text,
      privacy: isPrivate == others.isPrivate ? nil : isPrivate,
      storyPoints: storyPoints == others.storyPoints ? nil : storyPoints,
      priority: priority == others.priority ? nil : UInt8(clamping: priority),
      frequencyDays: frequencyDays == others.frequencyDays ? nil : frequencyDays)
  }
}
