internal import RedoProtocol
internal import RedoTasks

/// What puts a task back field by field (PROTOCOL.md, "Undo and redo").
struct FieldInverses {
  /// The earlier values.
  var fields = TaskFields()
  /// The earlier dates.
  var deadlines: [Snooze<String>] = []
  /// Whether the task is to be archived again, or no more; nil where it stays as it is.
  private var isArchived: Bool?
  /// The fields that stay as others made them.
  var left: Set<StateField>

  init(left: Set<StateField>) {
    self.left = left
  }

  /// Gives a field of the task the value that it had; a repeat cannot be unset.
  mutating func giveBack(_ field: TaskField, from earlier: VisibleState) {
    switch field {
    case .title: fields.title = earlier.title.text
    case .description: fields.description = earlier.description.text
    case .privacy: fields.privacy = earlier.isPrivate
    case .storyPoints: fields.storyPoints = earlier.storyPoints
    case .priority: fields.priority = UInt8(clamping: earlier.priority)
    case .frequencyDays: fields.frequencyDays = earlier.frequencyDays
    case .archived: isArchived = earlier.isArchived
    }
  }

  /// The changes to append, in their order.
  var changes: [Change] {
    (fields.isEmpty ? [] : [.update(fields)]) + deadlines.map { .snooze($0) }
      + (isArchived.map { [$0 ? .archive : .unarchive] } ?? [])
  }
}
