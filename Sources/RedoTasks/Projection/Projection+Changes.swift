extension Projection {
  /// The places of the tasks that a list may show elsewhere or otherwise than it would after an
  /// earlier replay, new ones included, in order; nil where tasks have moved to other places.
  /// - Complexity: O(*n*) in the number of tasks; no text is read.
  func changedPlaces(since earlier: Projection) -> [Int]? {
    let known = earlier.tasks.count
    guard tasks.count >= known else { return nil }
    var changed: [Int] = []
    for place in 0..<known {
      let (task, before) = (tasks[place], earlier.tasks[place])
      guard task.id == before.id else { return nil }
      if task.fields != before.fields || task.isArchived != before.isArchived
        || task.created != before.created || task.isDraft != before.isDraft
        || currentTodo(of: task)?.deadline != earlier.currentTodo(of: before)?.deadline
      {
        changed.append(place)
      }
    }
    return changed + (known..<tasks.count)
  }
}
