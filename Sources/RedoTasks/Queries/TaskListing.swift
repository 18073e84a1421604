public import RedoProtocol

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
  /// Whether every task has its final place, the ones too that do not show through the window; false
  /// too where somebody came to wait for other things.
  public let isFinal: Bool
  /// How many tasks there are to list: more than are listed where a limit was given.
  public let matchCount: Int

  /// Lists tasks.
  ///
  /// - Parameters:
  ///   - projection: Where the tasks are from.
  ///   - scope: Which kinds of tasks are listed at all.
  ///   - order: How the tasks of a section are sorted.
  ///   - isGrouped: Whether there are headings.
  ///   - vantage: The moment, the zone and the formula.
  ///   - limit: How many tasks of a flat list are wanted, 1 or more.
  ///   - window: What shows; nil for everything. The rest is there, in no order yet.
  ///   - starts: How the titles of `projection` begin; nil where that is not known yet.
  ///   - workers: Who helps where there are many tasks.
  ///   - quality: How well a task fits what was asked for, nil where it does not. In every
  ///     section the better ones come first.
  ///   - isIdle: Asked time and again whether nobody waits for other things; once it says no, the rest
  ///     is left in no order. Nil where the list is what is waited for.
  public init(
    of projection: Projection, scope: TaskScope = .active, order: TaskOrder = .rank,
    isGrouped: Bool = true, from vantage: Vantage, limit: Int = .max,
    through window: ListingWindow? = nil, knowing starts: TitleStarts? = nil,
    with workers: any Workers = OneWorker(),
    matching quality: (TaskState) -> MatchQuality? = { _ in .exact },
    while isIdle: (@Sendable () -> Bool)? = nil
  ) {
    precondition(limit > 0, "a list of no tasks needs no sorting")
    let grouping = TaskGrouping(at: vantage.now, in: vantage.zone)
    // By group, or all as one; in each the worst first.
    let qualities = MatchQuality.allCases.count
    var found = [[Int]](repeating: [], count: TaskGroup.allCases.count * qualities)
    for (place, task) in projection.tasks.enumerated() where scope.includes(task) {
      guard let quality = quality(task) else { continue }
      let group = isGrouped ? grouping.group(of: task, in: projection).rawValue : 0
      found[group * qualities + quality.rawValue].append(place)
    }
    let sorting = TaskSorting(
      order, projection, vantage, knowing: starts, with: workers, while: isIdle)
    var (sections, isFinal): ([Section], Bool) = ([], true)
    for group in TaskGroup.allCases {
      var sorted = TaskSorting.Sorted()
      for places in found[group.rawValue * qualities..<(group.rawValue + 1) * qualities].reversed()
      where !places.isEmpty {
        let rest = isGrouped ? .max : limit - sorted.places.count
        sorted += sorting.sorted(places, limit: rest, through: window)
      }
      guard !sorted.places.isEmpty else { continue }
      sections.append(Section(group: isGrouped ? group : nil, tasks: sorted.places))
      isFinal = isFinal && sorted.isFinal
    }
    (self.sections, self.isFinal) = (sections, isFinal)
    matchCount = found.reduce(0) { $0 + $1.count }
  }

  /// A listing of sections that have been put in order.
  init(sections: [Section]) {
    self.sections = sections
    isFinal = true
    matchCount = sections.reduce(0) { $0 + $1.tasks.count }
  }

  /// All tasks in the order of the list, as places in ``Projection/tasks``.
  public var tasks: [Int] {
    sections.flatMap(\.tasks)
  }
}
