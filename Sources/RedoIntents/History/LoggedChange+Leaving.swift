internal import RedoProtocol
internal import RedoTasks

extension LoggedChange {
  /// The change without what it sets of some fields of the task.
  func leaving(_ left: Set<StateField>) -> LoggedChange {
    guard !left.isEmpty, case .update(var fields) = self else { return self }
    for case .task(let field) in left { fields.leave(field) }
    return .update(fields)
  }
}

extension LoggedFields {
  fileprivate mutating func leave(_ field: TaskField) {
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
