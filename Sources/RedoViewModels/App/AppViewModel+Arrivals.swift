internal import RedoTasks

extension AppViewModel {
  /// Tells of what other devices did that the list alone does not show.
  mutating func tell(of arrivals: Arrivals) {
    if let task = arrivals.back.first {
      notice(.cameBack(title(of: task), others: arrivals.back.count - 1))
    }
    let unseen = arrivals.apart.filter { !TaskScope.active.includes($0) }
    if let task = unseen.first {
      notice(.apartUnseen(title(of: task), isArchived: task.isArchived, others: unseen.count - 1))
    } else if let task = arrivals.apart.first {
      notice(.apart(title(of: task), others: arrivals.apart.count - 1))
    }
  }

  private func title(of task: TaskState) -> String {
    projection.map { String($0.title(of: task).shown.prefix(60)) } ?? ""
  }
}
