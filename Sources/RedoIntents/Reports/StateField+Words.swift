public import RedoTasks

/// Fields and their values as reports and screens name them.
extension StateField {
  /// The field's name, such as `priority` or `due`.
  public var name: String {
    switch self {
    case .task(.title): "title"
    case .task(.description): "description"
    case .task(.privacy): "private"
    case .task(.storyPoints): "points"
    case .task(.priority): "priority"
    case .task(.frequencyDays): "repeat"
    case .task(.archived): "archived"
    case .todo(.deadline, _): "due"
    case .todo(.completed, _): "done"
    case .todo(.notes, _): "notes"
    }
  }

  /// A value that the field may have, such as `5`, `every 7 days` or `no date`.
  ///
  /// What was never set reads as what it then means; a date leaves the present year out, as in all
  /// that tells of what was.
  public func words(for value: ShownValue, in dates: FriendlyDate) -> String {
    switch (self, value) {
    case (_, .unset): unsetWords
    case (.task(.frequencyDays), .number(let days)):
      days == 1 ? "every day" : "every \(days) days"
    case (_, .moment(let moment)): dates.stamp(moment)
    default: value.words(in: dates)
    }
  }

  private var unsetWords: String {
    switch self {
    case .task(.title): "no title"
    case .task(.description), .todo(.notes, _): "nothing"
    case .task(.privacy), .task(.archived): "no"
    case .task(.storyPoints): "\(UnsetField.storyPoints)"
    case .task(.priority): "\(UnsetField.priority)"
    case .task(.frequencyDays): "one-time"
    case .todo(.deadline, _): "no date"
    case .todo(.completed, _): "open"
    }
  }
}
