internal import RedoTasks

extension Projection {
  /// Whether all branches of a task just completed it: then nobody disagrees, and the next change
  /// joins them.
  func isDoneAlike(_ task: TaskState) -> Bool {
    guard let branches = BranchComparison(ofHeads: task, in: self),
      let merging = HeadMerging(of: task, in: self)
    else { return false }
    let isDone = branches.rows.contains { row in
      row.field.isCompletion && row.versions.allSatisfy { $0.value.isMoment }
    }
    return isDone && branches.rows.allSatisfy { !$0.field.isOfTask }
      && merging.differences.allSatisfy { difference in
        difference.field.isCompletion
          && difference.dropped.allSatisfy { $0.field.isCompletion && $0.value.isMoment }
      }
  }
}

extension StateField {
  fileprivate var isOfTask: Bool {
    if case .task = self { true } else { false }
  }

  fileprivate var isCompletion: Bool {
    if case .todo(.completed, _) = self { true } else { false }
  }
}

extension ShownValue {
  fileprivate var isMoment: Bool {
    if case .moment = self { true } else { false }
  }
}
