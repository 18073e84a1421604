internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// MERGE of a task's heads with the values that a person chose (PROTOCOL.md, "Merging").
  mutating func settle(
    _ id: TaskID, _ choices: [StateField: VersionChoice]
  ) throws(IntentError) -> IntentPlan {
    let task = try task(id)
    for field in inOrder(choices.keys, of: task) {
      guard let choice = choices[field] else { continue }
      if case (.todo(.deadline, _), .unset) = (field, choice.value) { throw .dateStays }
      try Self.check(choice.value, of: field)
    }
    if task.headCount > 1 {
      join(task, choosing: choices)
    } else if nodes.isEmpty {
      throw .nothingToMerge
    } else {
      // A twin was all that was apart, and is gone.
      try set(choices.mapValues(\.value), of: task)
    }
    return IntentPlan(nodes: nodes, report: IntentReport(.settled, [named(task, choices)]))
  }

  /// MERGE of a task's heads with what was chosen, and the days of its repeat once more where the date
  /// that was chosen is the one to count from.
  mutating func join(_ task: TaskState, choosing choices: [StateField: VersionChoice]) {
    let days = daysToCount(from: choices.mapValues(\.value), of: task)
    mergeHeads(of: task, choosing: choices)
    if let days { append(.update(TaskFields(frequencyDays: days)), to: task) }
  }

  /// A task by the title that was chosen for it, where one was.
  private func named(
    _ task: TaskState, _ choices: [StateField: VersionChoice]
  ) -> TaskReference {
    guard case .text(let title)? = choices[.task(.title)]?.value else { return reference(task) }
    return TaskReference(id: task.id, title: TitleText(title).shown)
  }

  /// UPDATE, SNOOZE and ARCHIVE that give single fields of a task their values; the branch of a change
  /// that is taken back goes instead where that alone brings its schedule back.
  mutating func setFields(
    of id: TaskID, _ values: [StateField: ShownValue], _ reason: FieldSetting
  ) throws(IntentError) -> IntentPlan {
    let task = try task(id)
    switch reason {
    case .settling: try set(values, of: task)
    case .takingBack(let change): try set(values, of: task, takingBack: change)
    }
    guard !nodes.isEmpty else { throw .nothingToChange }
    return plan(reason == .settling ? .settled : .changeTakenBack, [task])
  }

  private mutating func set(
    _ values: [StateField: ShownValue], of task: TaskState
  ) throws(IntentError) {
    let days = daysToCount(from: values, of: task)
    for change in try changes(giving: values, to: task, sayingAgain: days) {
      append(change, to: task)
    }
  }

  private mutating func set(
    _ values: [StateField: ShownValue], of task: TaskState, takingBack id: NodeID
  ) throws(IntentError) {
    let part = livePart(with: id)
    let days = part.flatMap { daysSaidAgain(by: $0, on: task) }
    let changes = try changes(giving: values, to: task, sayingAgain: days)
    // What is to go back is all that it did.
    if let part, part.taskID == task.id,
      let inverses = try? fieldInverses(of: part, on: task, keeping: nil),
      Set(inverses.changes) == Set(changes), losesSchedule(part, putBackBy: inverses, on: task)
    {
      let history = DeviceHistory(projection, device: context.device)
      return try takeBackBranch(part, of: task, in: history)
    }
    for change in changes { append(change, to: task) }
  }

  /// The changes that give fields of a task their values, and with a date the days of its repeat where
  /// they are to be said once more.
  private func changes(
    giving values: [StateField: ShownValue], to task: TaskState, sayingAgain days: Int64?
  ) throws(IntentError) -> [Change] {
    var fields = TaskFields()
    var others: [Change] = []
    for field in inOrder(values.keys, of: task) {
      guard let value = values[field],
        projection.value(of: field, of: task).meaning(in: field) != value.meaning(in: field)
      else { continue }
      try Self.check(value, of: field)
      switch (field, value) {
      case (.todo(.deadline, let todoID), .moment(let moment)):
        let todo = projection.todos[task.todos].first { $0.id == todoID }
        guard let todo, todo.completed == nil else {
          throw .cannotSet(field: field.name, reason: "its todo is done or gone")
        }
        others.append(.snooze(Snooze(todoID: todoID, target: .until(moment))))
        fields.frequencyDays = fields.frequencyDays ?? days
      case (.task(.archived), _):
        others.append(value == .flag(true) ? .archive : .unarchive)
      case (.task(let field), _): fields.set(field, to: value)
      default:
        throw .cannotSet(
          field: field.name, reason: "no single change sets it; edit the task instead")
      }
    }
    return (fields.isEmpty ? [] : [.update(fields)]) + others
  }

  /// Fields in the order in which they are looked at and written, which is the same in every process: a
  /// task's own, then those of its todos, the earliest todo first.
  private func inOrder(_ fields: some Sequence<StateField>, of task: TaskState) -> [StateField] {
    let todos = projection.todos[task.todos].map(\.id)
    func rank(_ field: StateField) -> (Int, String, Int) {
      switch field {
      case .task(let name): (-1, "", TaskField.allCases.firstIndex(of: name) ?? 0)
      case .todo(let name, let id):
        (
          todos.firstIndex(of: id) ?? todos.count, id.description,
          TodoField.allCases.firstIndex(of: name) ?? 0
        )
      }
    }
    return fields.sorted { rank($0) < rank($1) }
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
