internal import RedoProtocol

/// The fields of a task that changes set; the raw value is their key, and a resolution's `path`.
public enum TaskField: String, CaseIterable, Sendable {
  case title
  case description
  case privacy
  case storyPoints
  case priority
  case frequencyDays
  case archived

  func value(in fold: TaskFold) -> FieldValue {
    let fields = fold.fields
    return switch self {
    case .title: fields.title.map { .text($0) } ?? .unset
    case .description: fields.description.map { .text($0) } ?? .unset
    case .privacy: fields.privacy.map { .flag($0) } ?? .unset
    case .storyPoints: fields.storyPoints.map { .number($0) } ?? .unset
    case .priority: fields.priority.map { .number(Int64($0)) } ?? .unset
    case .frequencyDays: fields.frequencyDays.map { .number($0) } ?? .unset
    case .archived: .flag(fold.isArchived)
    }
  }

  /// Sets the field; a value of another type, or one that the field cannot hold, changes nothing.
  func set(_ value: FieldValue, in fold: inout TaskFold) {
    switch (self, value) {
    case (.title, .text(let text)): fold.fields.title = text
    case (.description, .text(let text)): fold.fields.description = text
    case (.description, .unset): fold.fields.description = nil
    case (.privacy, .flag(let flag)): fold.fields.privacy = flag
    case (.privacy, .unset): fold.fields.privacy = nil
    case (.storyPoints, .number(let number)): fold.fields.storyPoints = number
    case (.storyPoints, .unset): fold.fields.storyPoints = nil
    case (.priority, .number(let number)): fold.fields.priority = UInt8(clamping: number)
    case (.priority, .unset): fold.fields.priority = nil
    case (.frequencyDays, .number(let number)): fold.fields.frequencyDays = number
    case (.frequencyDays, .unset): fold.fields.frequencyDays = nil
    case (.archived, .flag(let flag)): fold.isArchived = flag
    default: break
    }
  }

  /// The value that a `manual` resolution gives; nil where the field cannot hold it.
  func value(from manual: FieldResolution<LogText>.Value) -> FieldValue? {
    switch (self, manual) {
    case (.title, .text(let text)): text.length > 0 ? .text(text) : nil
    case (.description, .text(let text)): .text(text)
    case (.privacy, .boolean(let flag)), (.archived, .boolean(let flag)): .flag(flag)
    case (.storyPoints, .integer(let number)):
      FieldRanges.storyPoints.contains(number) ? .number(number) : nil
    case (.priority, .integer(let number)):
      FieldRanges.priority.contains(number) ? .number(number) : nil
    case (.frequencyDays, .integer(let number)):
      FieldRanges.frequencyDays.contains(number) ? .number(number) : nil
    default: nil
    }
  }
}
