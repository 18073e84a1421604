internal import RedoProtocol
internal import RedoTasks

/// What a change sets without some of it.
extension TaskFields {
  /// Sets a field no more.
  mutating func leave(_ field: TaskField) {
    switch field {
    case .title: title = nil
    case .description: description = nil
    case .privacy: privacy = nil
    case .storyPoints: storyPoints = nil
    case .priority: priority = nil
    case .frequencyDays: frequencyDays = nil
    case .archived: break
    }
  }
}
