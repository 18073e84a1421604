internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// MERGE of a task's heads with the values that a person chose (PROTOCOL.md, "Merging").
  mutating func settle(
    _ id: TaskID, _ choices: [StateField: VersionChoice]
  ) throws(IntentError) -> IntentPlan {
    guard let task = try tasks([id]).first else { throw .noTask }
    for (field, choice) in choices {
      if case (.todo(.deadline, _), .unset) = (field, choice.value) { throw .dateStays }
      try Self.check(choice.value, of: field)
    }
    if task.headCount > 1 {
      mergeHeads(of: task, choosing: choices)
    } else if nodes.isEmpty {
      throw .nothingToMerge
    } else {
      // A twin was all that was apart, and is gone.
      try set(choices.mapValues(\.value), of: task)
    }
    return IntentPlan(nodes: nodes, report: IntentReport(.settled, [named(task, choices)]))
  }

  /// A task by the title that was chosen for it, where one was.
  private func named(
    _ task: TaskState, _ choices: [StateField: VersionChoice]
  ) -> TaskReference {
    guard case .text(let title)? = choices[.task(.title)]?.value else { return reference(task) }
    return TaskReference(id: task.id, title: TitleText(title).shown)
  }

  /// UPDATE, SNOOZE and ARCHIVE that give single fields of a task their values.
  mutating func setFields(
    of id: TaskID, _ values: [StateField: ShownValue], _ reason: FieldSetting
  ) throws(IntentError) -> IntentPlan {
    guard let task = try tasks([id]).first else { throw .noTask }
    try set(values, of: task)
    guard !nodes.isEmpty else { throw .nothingToChange }
    return plan(reason == .settling ? .settled : .changeTakenBack, [task])
  }

  private mutating func set(
    _ values: [StateField: ShownValue], of task: TaskState
  ) throws(IntentError) {
    var fields = TaskFields()
    var others: [Change] = []
    for (field, value) in values
    where projection.value(of: field, of: task).meaning(in: field) != value.meaning(in: field) {
      try Self.check(value, of: field)
      switch (field, value) {
      case (.todo(.deadline, let todoID), .moment(let moment)):
        let todo = projection.todos[task.todos].first { $0.id == todoID }
        guard let todo, todo.completed == nil else {
          throw .cannotSet(field: field.name, reason: "its todo is done or gone")
        }
        others.append(.snooze(Snooze(todoID: todoID, target: .until(moment))))
      case (.task(.archived), _):
        others.append(value == .flag(true) ? .archive : .unarchive)
      case (.task(let field), _): fields.set(field, to: value)
      default:
        throw .cannotSet(
          field: field.name, reason: "no single change sets it; edit the task instead")
      }
    }
    if !fields.isEmpty { append(.update(fields), to: task) }
    for change in others { append(change, to: task) }
  }

  /// Refuses a value that the protocol does not let the field have.
  static func check(_ value: ShownValue, of field: StateField) throws(IntentError) {
    switch (field, value) {
    case (.task(.title), .text(let text)) where text.isEmpty: throw .emptyTitle
    case (.task(.title), .unset): throw .emptyTitle
    case (.task(.frequencyDays), .unset):
      throw .cannotSet(
        field: field.name, reason: "no change takes a repeat away; r and never end it")
    case (.task(.priority), .number(let number)):
      try FieldRanges.check(priority: Int(clamping: number))
    case (.task(.storyPoints), .number(let number)): try FieldRanges.check(storyPoints: number)
    case (.task(.frequencyDays), .number(let number)):
      try FieldRanges.check(frequencyDays: number)
    default: break
    }
  }
}
