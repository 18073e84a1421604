extension TaskListing {
  /// More changes than this are sorted anew as quickly.
  private static let changeLimit = 64

  /// This listing of tasks of a scope as it is after a later replay, from the same vantage:
  /// what has changed is put where it belongs, and all else keeps its order.
  ///
  /// - Parameters:
  ///   - projection: The later replay.
  ///   - earlier: The one that this is a listing of.
  ///   - scope: As it was made with, like all that follows.
  ///   - order: How the tasks of a section are sorted.
  ///   - isGrouped: Whether there are headings.
  ///   - vantage: The moment, the zone and the formula.
  ///   - isListed: Which tasks of the scope are listed.
  /// - Returns: The same as sorting anew; nil where too much has changed for this to be quicker, or
  ///   where this listing is not final.
  /// - Complexity: O(*n*), without a text read but those of tasks that tie with a changed one.
  public func later(
    _ projection: Projection, than earlier: Projection, scope: TaskScope, order: TaskOrder,
    isGrouped: Bool, from vantage: Vantage, where isListed: (TaskState) -> Bool = { _ in true }
  ) -> TaskListing? {
    guard isFinal, let changed = projection.changedPlaces(since: earlier),
      changed.count <= Self.changeLimit
    else { return nil }
    guard !changed.isEmpty else { return self }
    var parts: [TaskGroup: [Int]] = [:]
    for section in sections {
      parts[section.group ?? .overdue] = Self.removing(changed, from: section.tasks)
    }
    let sorting = TaskSorting(order, projection, vantage)
    let grouping = TaskGrouping(at: vantage.now, in: vantage.zone)
    for place in changed {
      let task = projection.tasks[place]
      guard scope.includes(task), isListed(task) else { continue }
      let group = isGrouped ? grouping.group(of: task, in: projection) : .overdue
      sorting.insert(place, into: &parts[group, default: []])
    }
    return TaskListing(
      sections: TaskGroup.allCases.compactMap { group in
        parts[group].flatMap { tasks in
          tasks.isEmpty ? nil : Section(group: isGrouped ? group : nil, tasks: tasks)
        }
      })
  }

  /// The places without some ascending ones, of which most often there is but one.
  private static func removing(_ gone: [Int], from places: [Int]) -> [Int] {
    guard gone.count > 1 else {
      var rest = places
      if let index = gone.first.flatMap(rest.firstIndex(of:)) { rest.remove(at: index) }
      return rest
    }
    let gone = Set(gone)
    return places.filter { !gone.contains($0) }
  }
}
