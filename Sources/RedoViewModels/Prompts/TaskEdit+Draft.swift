internal import RedoIntents

extension TaskEdit {
  /// The fields that a line names.
  init(_ draft: TaskDraft) {
    self.init(
      title: draft.title, description: draft.description, priority: draft.priority,
      storyPoints: draft.storyPoints.map(Int64.init),
      repeats: draft.repeats)
    switch draft.due {
    case .at(let instant): due = .until(instant)
    case .none: takesDateAway = true
    case .unset: break
    }
  }
}
