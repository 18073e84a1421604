internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// UPDATE of the fields that change, and a SNOOZE or CREATE_TODO where the deadline does.
  mutating func edit(_ ids: [TaskID], _ edit: TaskEdit) throws(IntentError) -> IntentPlan {
    if edit.title?.isEmpty == true { throw .emptyTitle }
    try FieldRanges.check(priority: edit.priority)
    try FieldRanges.check(storyPoints: edit.storyPoints)
    try FieldRanges.check(frequencyDays: edit.repeats?.rhythm?.days)
    try FieldRanges.check(due: edit.due)
    let tasks = try tasks(ids)
    var edited: [TaskState] = []
    var changed: [EditedPart] = []
    var reopened = 0
    var countedAnew: [Rhythm] = []
    for task in tasks {
      let parts = try change(task, by: edit)
      guard !parts.isEmpty else { continue }
      edited.append(task)
      changed += parts
      guard parts.contains(.due) else { continue }
      if isOpenedByDate(task) { reopened += 1 }
      if let rhythm = rhythmCountedAnew(of: task, by: edit) { countedAnew.append(rhythm) }
    }
    guard !edited.isEmpty else { throw .nothingToChange }
    return plan(
      deed(changed, edited, edit), edited, skipped: tasks.count - edited.count, reopened: reopened,
      countedAnew: countedAnew)
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
    var changed = EditedPart.parts(from: before, to: after)
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
    // Who names the repeat besides its date moves all its days, and not the next one alone.
    if fields.frequencyDays == nil, update.frequencyDays != nil, let rhythm = edit.repeats?.rhythm {
      changed.append(.repeats(rhythm))
    }
    return changed + [.due]
  }

  /// The fields with the repeat said once more where it counts from the deadline: it counts from the
  /// new one then, which a SNOOZE alone only puts off (PROTOCOL.md, "Text conventions").
  private func countingFromDate(_ fields: TaskFields, of task: TaskState) -> TaskFields {
    var fields = fields
    if fields.frequencyDays == nil, rhythmFromDate(of: task, titled: fields.title) != nil {
      fields.frequencyDays = task.frequencyDays
    }
    return fields
  }

  /// How a task comes back whose repeat counts from the deadline, under another title where it is
  /// given one; nil for any other.
  private func rhythmFromDate(of task: TaskState, titled title: String?) -> Rhythm? {
    guard let days = task.frequencyDays, task.currentTodo != nil else { return nil }
    let rhythm = Rhythm(
      everyDays: days, titled: title.map { TitleText($0) } ?? projection.title(of: task))
    return rhythm.isFixed ? rhythm : nil
  }

  /// How a task comes back from the date on that an edit gives it, under the title that the edit leaves;
  /// nil where it says that itself, and for what counts otherwise or has ended.
  private func rhythmCountedAnew(of task: TaskState, by edit: TaskEdit) -> Rhythm? {
    let title = changedFields(of: task, by: edit).title
    let text = title.map { TitleText($0) } ?? projection.title(of: task)
    return edit.repeats == nil && !text.isOnce ? rhythmFromDate(of: task, titled: title) : nil
  }

  /// Whether a repeat counts from the deadline that did not: from the one that there is now, which the
  /// days said once more tell (PROTOCOL.md, "Text conventions").
  private func startsSchedule(_ days: Int64, from old: TitleText, to new: TitleText) -> Bool {
    !Rhythm(everyDays: days, titled: old).isFixed && Rhythm(everyDays: days, titled: new).isFixed
  }

  private func changedFields(of task: TaskState, by edit: TaskEdit) -> TaskFields {
    var fields = TaskFields()
    let stored = projection.storedTitle(of: task)
    let wanted = edit.title ?? stored
    let labelled = edit.labels.isEmpty ? wanted : edit.labels.applied(to: TitleText(wanted))
    let title = title(labelled, repeating: edit.repeats, of: task)
    if !title.utf8.elementsEqual(stored.utf8) { fields.title = title }
    if let description = description(of: task, by: edit),
      !description.utf8.elementsEqual(projection.description(of: task).utf8)
    {
      fields.description = description
    }
    if let priority = edit.priority, priority != task.priority {
      fields.priority = UInt8(clamping: priority)
    }
    if let points = edit.storyPoints, points != task.storyPoints { fields.storyPoints = points }
    if let days = edit.repeats?.rhythm?.days, days != task.frequencyDays {
      fields.frequencyDays = days
    }
    if let days = task.frequencyDays, fields.frequencyDays == nil,
      startsSchedule(days, from: TitleText(stored), to: TitleText(title))
    {
      fields.frequencyDays = days
    }
    return fields
  }

  /// The description that is wanted, a note below it; nil where it is to stay.
  private func description(of task: TaskState, by edit: TaskEdit) -> String? {
    guard let line = edit.noteLine(on: context.dates.today) else { return edit.description }
    let text = edit.description ?? projection.description(of: task)
    let isLineOpen = text.utf8.last.map { $0 != UInt8(ascii: "\n") } ?? false
    return text + (isLineOpen ? "\n" : "") + line
  }

  /// The title with or without `#once` and what says how the repeat is counted, as the wanted one asks.
  private func title(
    _ title: String, repeating repeats: TaskEdit.Repeat?, of task: TaskState
  ) -> String {
    let text = TitleText(title)
    switch repeats {
    case nil: return title
    case .never: return task.frequencyDays == nil ? title : text.marked(once: true).stored
    case .every(let rhythm):
      let old = task.frequencyDays.map { Rhythm(everyDays: $0, titled: text) }
      return text.marked(once: false).marked(as: rhythm, insteadOf: old).stored
    }
  }
}
