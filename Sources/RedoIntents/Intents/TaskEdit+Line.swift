extension TaskEdit {
  /// The fields that a line names, but for the words and labels that it leaves for a title.
  ///
  /// Two slashes with nothing behind them say that there is to be no description.
  public init(_ line: QuickAdd) {
    let draft = line.draft
    let cleared = line.chips.contains { $0.kind == .description } ? "" : nil
    self.init(
      description: draft.description ?? cleared, priority: draft.priority,
      storyPoints: draft.storyPoints.map(Int64.init), repeats: draft.rhythm.map { .every($0) })
    switch draft.due {
    case .at(let instant): due = .until(instant)
    case .none: takesDateAway = true
    case .unset: break
    }
  }
}
