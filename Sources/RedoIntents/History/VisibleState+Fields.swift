internal import RedoTasks

extension VisibleState {
  /// Whether a field of the task itself has another value here than in another state.
  func differs(from other: VisibleState, in field: TaskField) -> Bool {
    switch field {
    case .title: title != other.title
    case .description: description != other.description
    case .privacy: isPrivate != other.isPrivate
    case .storyPoints: storyPoints != other.storyPoints
    case .priority: priority != other.priority
    case .frequencyDays: frequencyDays != other.frequencyDays
    case .archived: isArchived != other.isArchived
    }
  }
}

extension StateField {
  /// Whether it is a field of a todo.
  var isOfTodo: Bool {
    if case .todo = self { true } else { false }
  }
}
