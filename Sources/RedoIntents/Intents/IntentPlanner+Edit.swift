internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// UPDATE of the fields that change, and a SNOOZE or CREATE_TODO where the deadline does.
  mutating func edit(_ ids: [TaskID], _ edit: TaskEdit) throws(IntentError) -> IntentPlan {
    if edit.title?.isEmpty == true { throw .emptyTitle }
    try FieldRanges.check(priority: edit.priority)
    try FieldRanges.check(storyPoints: edit.storyPoints)
    if case .days(let days) = edit.repeats { try FieldRanges.check(frequencyDays: days) }
    try FieldRanges.check(due: edit.due)
    let tasks = try tasks(ids)
    var edited: [TaskState] = []
    for task in tasks where try change(task, by: edit) { edited.append(task) }
    guard !edited.isEmpty else { throw .nothingToChange }
    return plan(.edited, edited, skipped: tasks.count - edited.count)
  }

  /// Plans one task's edit; false where it has all the wanted values.
  private mutating func change(_ task: TaskState, by edit: TaskEdit) throws(IntentError) -> Bool {
    let fields = changedFields(of: task, by: edit)
    if edit.takesDateAway, task.currentTodo != nil {
      try takeDateAway(from: task, changing: fields)
      return true
    }
    if !fields.isEmpty { append(.update(fields), to: task) }
    let deadline = projection.currentTodo(of: task)?.deadline
    guard let due = edit.due, due != deadline.map(SnoozeTarget.until) else {
      return !fields.isEmpty
    }
    snooze(task, due)
    return true
  }

  private func changedFields(of task: TaskState, by edit: TaskEdit) -> TaskFields {
    var fields = TaskFields()
    let stored = projection.storedTitle(of: task)
    let title = title(edit.title ?? stored, repeating: edit.repeats, of: task)
    if !title.utf8.elementsEqual(stored.utf8) { fields.title = title }
    if let description = edit.description,
      !description.utf8.elementsEqual(projection.description(of: task).utf8)
    {
      fields.description = description
    }
    if let priority = edit.priority, priority != task.priority {
      fields.priority = UInt8(clamping: priority)
    }
    if let points = edit.storyPoints, points != task.storyPoints { fields.storyPoints = points }
    if case .days(let days) = edit.repeats, days != task.frequencyDays {
      fields.frequencyDays = days
    }
    return fields
  }

  /// The title with or without `#once`, as the wanted repeat asks.
  private func title(
    _ title: String, repeating repeats: TaskEdit.Repeat?, of task: TaskState
  ) -> String {
    let isOnce = TitleText(title).isOnce
    switch repeats {
    case .never where !isOnce && task.frequencyDays != nil:
      return title + " " + TitleLabel.once.text
    case .days where isOnce:
      let words = title.split(separator: " ").filter { $0 != TitleLabel.once.text }
      return words.isEmpty ? title : words.joined(separator: " ")
    default:
      return title
    }
  }
}
