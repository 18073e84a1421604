/// What a list shows: tasks in their order, under the headings of their groups or flat.
///
/// A value without texts: it names tasks by their places in ``Projection/tasks``.
public struct TaskListing: Hashable, Sendable {
  /// Tasks under one heading.
  public struct Section: Hashable, Sendable {
    /// The heading; nil in a flat list.
    public let group: TaskGroup?
    /// The tasks in order, as places in ``Projection/tasks``; never empty.
    public let tasks: [Int]

    /// Puts tasks under a heading, or under none.
    public init(group: TaskGroup?, tasks: [Int]) {
      self.group = group
      self.tasks = tasks
    }
  }

  /// The sections that have tasks, in order; a flat list has one at most.
  public let sections: [Section]

  /// Lists tasks.
  ///
  /// - Parameters:
  ///   - projection: Where the tasks are from.
  ///   - scope: Which kinds of tasks are listed at all.
  ///   - order: How the tasks of a section are sorted.
  ///   - isGrouped: Whether there are headings.
  ///   - vantage: The moment, the zone and the formula.
  ///   - limit: How many tasks of a flat list are wanted, 1 or more.
  ///   - quality: How well a task fits what was asked for, nil where it does not. In every
  ///     section the better ones come first.
  public init(
    of projection: Projection, scope: TaskScope = .active, order: TaskOrder = .rank,
    isGrouped: Bool = true, from vantage: Vantage, limit: Int = .max,
    matching quality: (TaskState) -> MatchQuality? = { _ in .exact }
  ) {
    precondition(limit > 0, "a list of no tasks needs no sorting")
    var found: [[Int]] = Array(repeating: [], count: MatchQuality.allCases.count)
    for (place, task) in projection.tasks.enumerated() where scope.includes(task) {
      if let quality = quality(task) { found[quality.rawValue].append(place) }
    }
    let grouping = TaskGrouping(at: vantage.now, in: vantage.zone)
    var rest = isGrouped ? .max : limit
    var parts: [[Int]] = Array(repeating: [], count: TaskGroup.allCases.count)
    for quality in MatchQuality.allCases.reversed() where rest > 0 {
      let sorted = order.sorted(
        found[quality.rawValue], of: projection, from: vantage, limit: rest)
      rest -= sorted.count
      for place in sorted {
        let group = isGrouped ? grouping.group(of: projection.tasks[place], in: projection) : nil
        parts[group?.rawValue ?? 0].append(place)
      }
    }
    sections = zip(TaskGroup.allCases, parts).compactMap { group, tasks in
      tasks.isEmpty ? nil : Section(group: isGrouped ? group : nil, tasks: tasks)
    }
  }

  /// A listing of sections that have been put in order.
  init(sections: [Section]) {
    self.sections = sections
  }

  /// All tasks in the order of the list, as places in ``Projection/tasks``.
  public var tasks: [Int] {
    sections.flatMap(\.tasks)
  }

  /// How many tasks there are.
  public var count: Int {
    sections.reduce(0) { $0 + $1.tasks.count }
  }
}
