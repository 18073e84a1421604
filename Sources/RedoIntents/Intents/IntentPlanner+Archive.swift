internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// ARCHIVE of the tasks that are not archived yet.
  mutating func archive(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    let tasks = try tasks(ids)
    let open = tasks.filter { !$0.isArchived }
    guard !open.isEmpty else {
      throw .alreadyArchived(title: firstTitle(of: tasks))
    }
    for task in open { append(.archive, to: task) }
    return plan(.archived, open, skipped: tasks.count - open.count)
  }

  /// UNARCHIVE of the tasks that are archived.
  mutating func unarchive(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    let tasks = try tasks(ids)
    let archived = tasks.filter(\.isArchived)
    guard !archived.isEmpty else {
      throw .notArchived(title: firstTitle(of: tasks))
    }
    for task in archived { append(.unarchive, to: task) }
    return plan(.unarchived, archived, skipped: tasks.count - archived.count)
  }
}
