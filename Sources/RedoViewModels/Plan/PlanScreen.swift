internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// Today against what a day holds: what is planned on the left, what could be on the right.
public struct PlanScreen: Sendable {
  /// The most suggestions that are made; nobody reads further.
  private static let mostSuggestions = 100

  /// The column that keys go to; what is being drawn in one ends where it is left.
  public internal(set) var focus = PlanColumn.today {
    didSet {
      guard focus != oldValue else { return }
      if oldValue == .today { today.endRange() } else { suggestions.endRange() }
    }
  }
  /// What is overdue or due today.
  public internal(set) var today = TaskList()
  /// What could be done today besides, the most pressing first; no repeat that was done today.
  public internal(set) var suggestions = TaskList()
  /// How many tasks could be done today besides: more than are suggested where they are very many.
  public private(set) var suggestible = 0
  /// How the day adds up; nil before the plan is first shown.
  public private(set) var plan: DayPlan?
  /// The planned tasks that are due at some time of today and not overdue.
  private(set) var dueToday: Set<TaskID> = []
  /// An overdue task that the last command makes due today, and the one that the work goes on with
  /// then.
  private var goingOn: (picked: TaskID, next: TaskID)?
  /// Whether it is the plan of a day of the past.
  var isPast = false
  /// What the plan was made of, so that it is made once.
  private var source: Source?
  /// What is planned, sorted, and what it was sorted from.
  private var sorted: (listing: TaskListing, projection: Projection, vantage: Vantage)?
  /// Whether what does not show of today is in its order too.
  var isSorted: Bool { sorted?.listing.isFinal ?? true }
  /// The first deadline of today that was ahead, after which a task more is overdue; nil for none.
  private var nextDeadline: Instant?

  /// What a plan is a function of, as far as it changes; like the list it is made anew each minute.
  private struct Source: Hashable {
    let log: SeenLog
    let minute: Int64
    let today: CivilDate
    let ranking: RankingFormula

    init(_ world: ScreenWorld) {
      log = SeenLog(world.projection.graph)
      minute = world.dates.now.minute
      today = world.dates.today
      ranking = world.settings.ranking
    }

    /// Whether only the log is another one, so that what was sorted holds but for its changes.
    func differsInLogAlone(from other: Source?) -> Bool {
      other.map { ($0.minute, $0.today) == (minute, today) && $0.ranking == ranking } ?? false
    }
  }

  /// A plan that has not been shown.
  init() {}

  /// The list of a column.
  public func list(of column: PlanColumn) -> TaskList {
    column == .today ? today : suggestions
  }

  /// How many tasks are marked in both columns together, as keys act on all of them.
  public var markedCount: Int { today.markedCount + suggestions.markedCount }

  /// The list that keys go to.
  var list: TaskList {
    get { list(of: focus) }
    set {
      switch focus {
      case .today: today = newValue
      case .suggestions: suggestions = newValue
      }
    }
  }

  /// Selects a task in the column that lists it, which takes the focus; says whether one does.
  mutating func select(_ id: TaskID) -> Bool {
    for column in PlanColumn.allCases {
      guard let ordinal = list(of: column).ordinal(of: id) else { continue }
      focus = column
      // A range that is being drawn would reach as far as the cursor is led.
      list.endRange()
      list.select(ordinal: ordinal)
      return true
    }
    return false
  }

  /// Divides the tasks into those of today and the others, and adds today up, unless that was done from the
  /// same already.
  mutating func plan(_ world: ScreenWorld) {
    let source = Source(world)
    let isOverdueLater = nextDeadline.map { $0 < world.dates.now } ?? false
    guard source != self.source || isOverdueLater else { return }
    if isOverdueLater || !source.differsInLogAlone(from: self.source) { sorted = nil }
    let isFirst = self.source == nil
    let hasNewLog = source.log != self.source?.log
    self.source = source
    let vantage = Vantage(world.dates, formula: world.settings.ranking)
    let planned = sortToday(world, from: vantage, isFirst: isFirst)
    addUp(planned, world)
    showToday(planned, of: world.projection, hasNewLog: hasNewLog)
    suggest(world, from: vantage)
    if !isPast { unmarkUnlisted() }
  }

  /// Sorts what is overdue or due today, from what was sorted before where little has changed; the first
  /// time no more than what shows, where the rest may wait.
  private mutating func sortToday(
    _ world: ScreenWorld, from vantage: Vantage, isFirst: Bool
  ) -> TaskListing {
    let projection = world.projection
    let window =
      isFirst && world.defersSorting
      ? ListingWindow(height: max(1, world.room.rows), round: nil) : nil
    let planned =
      sorted.flatMap {
        $0.listing.later(
          projection, than: $0.projection, scope: .active, order: .due, isGrouped: true,
          from: vantage, where: Self.isToday(in: projection, from: vantage))
      } ?? Self.planned(in: projection, from: vantage, through: window, with: world.workers)
    sorted = (planned, projection, vantage)
    return planned
  }

  /// Adds the day up, and finds what of it is still ahead.
  private mutating func addUp(_ planned: TaskListing, _ world: ScreenWorld) {
    let projection = world.projection
    plan = DayPlan(
      planned: planned.tasks.map { projection.tasks[$0] }, in: projection, at: world.dates)
    let laterToday = planned.sections.filter { $0.group == .today }.flatMap(\.tasks)
    dueToday = Set(laterToday.map { projection.tasks[$0].id })
    nextDeadline =
      laterToday.first
      .flatMap { projection.currentTodo(of: projection.tasks[$0]) }?.deadline
  }

  /// Shows what is planned; the cursor follows its task, unless the work goes on with another one.
  private mutating func showToday(
    _ planned: TaskListing, of projection: Projection, hasNewLog: Bool
  ) {
    let rowCount = today.rows.count
    let showedEnd = today.visibleRows.contains(rowCount - 1)
    today.show(ListRows(of: planned.sections), of: projection.tasks)
    goOn()
    if hasNewLog { stay() }
    // What is picked mostly comes last, and shows where the last one did.
    if showedEnd, today.rows.count > rowCount { showEndOfToday() }
  }

  /// Shows what is not planned and could be.
  private mutating func suggest(_ world: ScreenWorld, from vantage: Vantage) {
    let projection = world.projection
    let isToday = Self.isToday(in: projection, from: vantage)
    let wasDone = Self.wasDoneToday(in: projection, at: world.dates)
    let others = TaskListing(
      of: projection, isGrouped: false, from: vantage, limit: Self.mostSuggestions
    ) { isToday($0) || wasDone($0) ? nil : .exact }
    suggestions.show(ListRows(of: others.sections), of: projection.tasks)
    suggestible = others.matchCount
  }

  /// Shows the end of today, as far as that leaves the task under the cursor in sight.
  private mutating func showEndOfToday() {
    guard let row = today.selectedRow else { return }
    let hidden = today.rows.count - today.visibleRows.count
    today.showSelection(onRow: max(1, row - hidden))
  }

  /// Lets the next task be selected once an overdue one has become due today: who works down what
  /// is overdue does not follow what is picked.
  mutating func goOn(from id: TaskID) {
    guard focus == .today, !dueToday.contains(id) else { return }
    goingOn = today.idAfter([id]).map { (picked: id, next: $0) }
  }

  /// Takes the marks away of what is for another day by now, so that nothing is marked unseen once
  /// that day comes.
  private mutating func unmarkUnlisted() {
    today.unmarkUnlisted()
    suggestions.unmarkUnlisted()
  }

  /// Lets the cursor stay where it is, whatever becomes due today from now on.
  mutating func stay() { goingOn = nil }

  private mutating func goOn() {
    guard let goingOn, dueToday.contains(goingOn.picked) else { return }
    _ = today.select(goingOn.next)
  }

  /// Puts what does not show of today in its order; leaves it once `isIdle` says no.
  mutating func finishSorting(
    with workers: any Workers, while isIdle: (@Sendable () -> Bool)?
  ) {
    guard let sorted, !isSorted else { return }
    let planned = Self.planned(
      in: sorted.projection, from: sorted.vantage, with: workers, while: isIdle)
    guard planned.isFinal else { return }
    self.sorted?.listing = planned
    today.show(ListRows(of: planned.sections), of: sorted.projection.tasks)
  }

  /// What is overdue or due today, by its deadline.
  private static func planned(
    in projection: Projection, from vantage: Vantage, through window: ListingWindow? = nil,
    with workers: any Workers, while isIdle: (@Sendable () -> Bool)? = nil
  ) -> TaskListing {
    let isToday = isToday(in: projection, from: vantage)
    return TaskListing(
      of: projection, order: .due, from: vantage, through: window, with: workers,
      matching: { isToday($0) ? .exact : nil }, while: isIdle)
  }

  /// Whether a repeat was done today: though it is due again soon, nobody is to do it twice.
  private static func wasDoneToday(
    in projection: Projection, at dates: DateContext
  ) -> (TaskState) -> Bool {
    let (start, end) = (
      dates.zone.instant(of: dates.today, at: .midnight),
      dates.zone.instant(of: dates.today.advanced(byDays: 1), at: .midnight)
    )
    return { task in
      task.frequencyDays != nil
        && projection.todos[task.todos].contains { todo in
          todo.completed.map { start <= $0 && $0 < end } ?? false
        }
    }
  }

  private static func isToday(
    in projection: Projection, from vantage: Vantage
  ) -> (TaskState) -> Bool {
    let grouping = TaskGrouping(at: vantage.now, in: vantage.zone)
    return { [.overdue, .today].contains(grouping.group(of: $0, in: projection)) }
  }
}
