internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// CREATE and CREATE_TODO together; a task that is to have no date stays a draft.
  mutating func add(_ drafts: [TaskDraft]) throws(IntentError) -> IntentPlan {
    var references: [TaskReference] = []
    for draft in drafts {
      try check(draft)
      let id = TaskID(context.makeUUID())
      append(.create(draft.fields(with: context.defaults)), to: id, on: [])
      if let deadline = deadline(of: draft) {
        appendNext(
          .createTodo(NewTodo(todoID: TodoID(context.makeUUID()), deadline: deadline)), to: id)
      }
      references.append(TaskReference(id: id, title: TitleText(draft.titleToStore).shown))
    }
    guard !references.isEmpty else { throw .emptyTitle }
    return IntentPlan(nodes: nodes, report: IntentReport(.added, references))
  }

  private func check(_ draft: TaskDraft) throws(IntentError) {
    guard !draft.title.isEmpty else { throw .emptyTitle }
    try FieldRanges.check(priority: draft.priority)
    try FieldRanges.check(storyPoints: draft.storyPoints.map(Int64.init))
    try FieldRanges.check(frequencyDays: draft.frequencyDays.map(Int64.init))
  }

  private func deadline(of draft: TaskDraft) -> Instant? {
    switch draft.due {
    case .unset: context.defaultDeadline(repeatingEvery: draft.frequencyDays)
    case .none: nil
    case .at(let instant): instant
    }
  }
}
