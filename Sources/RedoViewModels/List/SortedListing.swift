internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// All tasks of a scope in order, kept between two replays so that typing a filter sorts nothing.
struct SortedListing {
  /// What the tasks are sorted by.
  struct Layout: Hashable {
    let scope: TaskScope
    let order: TaskOrder
    let isGrouped: Bool
  }

  let layout: Layout
  /// Whether no replay has come since.
  var isCurrent = true
  private var listing: TaskListing
  private let projection: Projection
  private let vantage: Vantage
  /// What was found last, so that one letter more looks only there.
  private var found: (filter: TaskFilter, qualities: [MatchQuality?])?

  /// Sorts the tasks; what is known from an earlier replay is not sorted again within its minute.
  ///
  /// With a window only what shows through it is in its final order, until
  /// ``finish(knowing:with:while:)``; `starts` says how titles begin, nil where that is not known yet.
  init(
    of projection: Projection, _ layout: Layout, from vantage: Vantage, after earlier: Self? = nil,
    through window: ListingWindow? = nil, knowing starts: TitleStarts?,
    with workers: any Workers
  ) {
    self.layout = layout
    self.projection = projection
    if let earlier, earlier.layout == layout, earlier.isUsable(from: vantage),
      let later = earlier.listing.later(
        projection, than: earlier.projection, scope: layout.scope, order: layout.order,
        isGrouped: layout.isGrouped, from: earlier.vantage)
    {
      listing = later
      self.vantage = earlier.vantage
    } else {
      listing = TaskListing(
        of: projection, scope: layout.scope, order: layout.order, isGrouped: layout.isGrouped,
        from: vantage, through: window, knowing: starts, with: workers)
      self.vantage = vantage
    }
  }

  /// Whether every task has its final place.
  var isFinal: Bool { listing.isFinal }

  /// Gives every task its final place; leaves all where it is once `isIdle` says no.
  mutating func finish(
    knowing starts: TitleStarts?, with workers: any Workers,
    while isIdle: (@Sendable () -> Bool)? = nil
  ) {
    guard !isFinal else { return }
    let finished = TaskListing(
      of: projection, scope: layout.scope, order: layout.order, isGrouped: layout.isGrouped,
      from: vantage, knowing: starts, with: workers, while: isIdle)
    if finished.isFinal { listing = finished }
  }

  /// Whether its order still holds: it is sorted anew with each minute.
  private func isUsable(from now: Vantage) -> Bool {
    vantage.formula == now.formula && vantage.now.minute == now.now.minute
  }

  /// The sections with what a filter leaves of them; in each, what fits best comes first.
  mutating func sections(
    matching filter: TaskFilter, with workers: any Workers
  ) -> [TaskListing.Section] {
    guard !filter.isEmpty else {
      found = nil
      return listing.sections
    }
    let qualities = qualities(for: filter, workers)
    found = (filter, qualities)
    return listing.sections.compactMap { section in
      var buckets = [[Int]](repeating: [], count: MatchQuality.allCases.count)
      for place in section.tasks {
        if let quality = qualities[place] { buckets[quality.rawValue].append(place) }
      }
      let places = buckets.reversed().flatMap { $0 }
      return places.isEmpty ? nil : TaskListing.Section(group: section.group, tasks: places)
    }
  }

  /// Whether the task at a place has all that was looked for last as it was written.
  func fitsWell(_ place: Int) -> Bool {
    found?.qualities[place] == .exact
  }

  /// How well each task of the scope fits, by its place: tasks and titles lie in the log in that
  /// order, and what did not fit a shorter word is not asked again.
  private func qualities(for filter: TaskFilter, _ workers: any Workers) -> [MatchQuality?] {
    let before = found.flatMap { filter.narrows($0.filter) ? $0.qualities : nil }
    let (projection, scope) = (projection, layout.scope)
    return workers.mapRanges(projection.tasks.count) { places in
      filter.qualities(of: places, in: projection) { place in
        // What the shorter line did not find was looked at, and so was its scope.
        before.map { $0[place] != nil } ?? scope.includes(projection.tasks[place])
      }
    }
  }
}
