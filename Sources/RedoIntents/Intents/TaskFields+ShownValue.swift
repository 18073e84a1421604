internal import RedoProtocol
internal import RedoTasks

extension TaskFields {
  /// Sets a field; one that was never set is given what it then reads as.
  mutating func set(_ field: TaskField, to value: ShownValue) {
    switch (field, value) {
    case (.title, .text(let text)): title = text
    case (.description, .text(let text)): description = text
    case (.description, .unset): description = ""
    case (.privacy, .flag(let flag)): privacy = flag
    case (.privacy, .unset): privacy = UnsetField.isPrivate
    case (.storyPoints, .number(let number)): storyPoints = number
    case (.storyPoints, .unset): storyPoints = UnsetField.storyPoints
    case (.priority, .number(let number)): priority = UInt8(clamping: number)
    case (.priority, .unset): priority = UInt8(clamping: UnsetField.priority)
    case (.frequencyDays, .number(let number)): frequencyDays = number
    default: break
    }
  }
}
