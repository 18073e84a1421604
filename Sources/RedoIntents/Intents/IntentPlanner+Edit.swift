internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// UPDATE of the fields that change, and a SNOOZE or CREATE_TODO where the deadline does.
  mutating func edit(_ ids: [TaskID], _ edit: TaskEdit) throws(IntentError) -> IntentPlan {
    if edit.title?.isEmpty == true { throw .emptyTitle }
    try FieldRanges.check(priority: edit.priority)
    try FieldRanges.check(storyPoints: edit.storyPoints)
    try FieldRanges.check(frequencyDays: edit.repeats?.days)
    try FieldRanges.check(due: edit.due)
    let tasks = try tasks(ids)
    var edited: [TaskState] = []
    var changed: [EditedPart] = []
    for task in tasks {
      let parts = try change(task, by: edit)
      guard !parts.isEmpty else { continue }
      edited.append(task)
      changed += parts
    }
    guard !edited.isEmpty else { throw .nothingToChange }
    return plan(deed(changed, edited, edit), edited, skipped: tasks.count - edited.count)
  }

  /// An edit that changed dates alone is told as a snooze is.
  private func deed(
    _ changed: [EditedPart], _ edited: [TaskState], _ edit: TaskEdit
  ) -> IntentReport.Deed {
    guard let due = edit.due, changed.contains(.due) else { return .edited(changed) }
    let moving = snoozing(edited, due)
    guard case .snoozed(let until, _) = moving, changed.contains(where: { $0 != .due }) else {
      return moving
    }
    return .edited(changed, until: until)
  }

  /// Plans one task's edit and says what it changes: nothing where the task has all the wanted values.
  private mutating func change(
    _ task: TaskState, by edit: TaskEdit
  ) throws(IntentError) -> [EditedPart] {
    let fields = changedFields(of: task, by: edit)
    let before = FieldValues(projection.visibleState(of: task))
    var after = before
    after.apply(fields)
    let changed = EditedPart.parts(from: before, to: after)
    if edit.takesDateAway, task.currentTodo != nil {
      try takeDateAway(from: task, changing: fields)
      return changed + [.dateTaken]
    }
    guard let due = edit.due, !isDue(task, at: due) else {
      if !fields.isEmpty { append(.update(fields), to: task) }
      return changed
    }
    let update = countingFromDate(fields, of: task)
    if !update.isEmpty { append(.update(update), to: task) }
    snooze(task, due)
    return changed + [.due]
  }

  /// The fields with the repeat said once more where it counts from the deadline: it counts from the
  /// new one then, which a SNOOZE alone only puts off (PROTOCOL.md, "Text conventions").
  private func countingFromDate(_ fields: TaskFields, of task: TaskState) -> TaskFields {
    var fields = fields
    let title = fields.title.map { TitleText($0) } ?? projection.title(of: task)
    if title.isFixed, task.currentTodo != nil, fields.frequencyDays == nil {
      fields.frequencyDays = task.frequencyDays
    }
    return fields
  }

  private func changedFields(of task: TaskState, by edit: TaskEdit) -> TaskFields {
    var fields = TaskFields()
    let stored = projection.storedTitle(of: task)
    let wanted = edit.title ?? stored
    let labelled = edit.labels.isEmpty ? wanted : edit.labels.applied(to: TitleText(wanted))
    let title = title(labelled, repeating: edit.repeats, of: task)
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
    if let days = edit.repeats?.days, days != task.frequencyDays {
      fields.frequencyDays = days
    }
    return fields
  }

  /// The title with or without `#once` and `#fixed`, as the wanted repeat asks.
  private func title(
    _ title: String, repeating repeats: TaskEdit.Repeat?, of task: TaskState
  ) -> String {
    let text = TitleText(title)
    switch repeats {
    case nil: return title
    case .never:
      return text.isOnce || task.frequencyDays == nil
        ? title : title + " " + TitleLabel.once.text
    case .days: return Self.without([.once, .fixed], in: text)
    case .fixedDays:
      let rest = Self.without([.once], in: text)
      return text.isFixed ? rest : rest + " " + TitleLabel.fixed.text
    }
  }

  /// The title without some markers; as it is where it carries none, or would have no words left.
  private static func without(_ markers: [TitleLabel], in title: TitleText) -> String {
    let carries =
      title.isOnce && markers.contains(.once) || title.isFixed && markers.contains(.fixed)
    guard carries else { return title.stored }
    let signs = markers.map(\.text)
    let words = title.stored.split(separator: " ").filter { !signs.contains(String($0)) }
    return words.isEmpty ? title.stored : words.joined(separator: " ")
  }
}
