internal import RedoProtocol

extension Projection {
  /// The places of the tasks that a list may show elsewhere or otherwise than it would after an
  /// earlier replay, new ones included, in order; nil where tasks have moved to other places.
  ///
  /// A task is what its own nodes make of it, so where the log only grew, those that got none are
  /// not looked at.
  /// - Complexity: O(*k* log *n*) for *k* nodes that were appended to a log of *n* tasks; O(*n*) where
  ///   it is not the same log grown. No text is read.
  func changedPlaces(since earlier: Projection) -> [Int]? {
    guard let appended = graph.nodesAppended(since: earlier.graph) else {
      return changedPlaces(comparing: earlier)
    }
    var changed: [Int] = []
    for task in graph.tasks(ofNodes: appended) {
      let place = place(of: graph.tasks[task])
      guard task < earlier.graph.tasks.count else {
        if let place { changed.append(place) }
        continue
      }
      guard place == earlier.place(of: earlier.graph.tasks[task]) else { return nil }
      if let place, !isAlike(place, in: earlier) { changed.append(place) }
    }
    return changed
  }

  private func changedPlaces(comparing earlier: Projection) -> [Int]? {
    let known = earlier.tasks.count
    guard tasks.count >= known else { return nil }
    var changed: [Int] = []
    for place in 0..<known {
      guard tasks[place].id == earlier.tasks[place].id else { return nil }
      if !isAlike(place, in: earlier) { changed.append(place) }
    }
    return changed + (known..<tasks.count)
  }

  /// Whether a list shows the task at a place as it did after an earlier replay.
  private func isAlike(_ place: Int, in earlier: Projection) -> Bool {
    let (task, before) = (tasks[place], earlier.tasks[place])
    return task.fields == before.fields && task.isArchived == before.isArchived
      && task.created == before.created && task.isDraft == before.isDraft
      && currentTodo(of: task)?.deadline == earlier.currentTodo(of: before)?.deadline
  }
}
