public import RedoProtocol

extension LoggedFields {
  /// The fields that are set, in the order of ``TaskField``.
  public var fieldsSet: [TaskField] { TaskField.allCases.filter(sets) }

  /// Whether a field is set.
  func sets(_ field: TaskField) -> Bool {
    switch field {
    case .title: title != nil
    case .description: description != nil
    case .privacy: privacy != nil
    case .storyPoints: storyPoints != nil
    case .priority: priority != nil
    case .frequencyDays: frequencyDays != nil
    case .archived: false
    }
  }
}
