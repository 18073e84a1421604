internal import RedoIntents
internal import RedoProtocol
public import RedoTasks
internal import RedoTerminal

/// The analytics as the user sees them: which section has the focus and how far the page is scrolled.
public struct AnalyticsScreen: ScreenModel {
  /// What the sections say; nil before the screen first shows.
  public private(set) var content: AnalyticsContent?
  /// Where the sections stand.
  public private(set) var layout = AnalyticsLayout(room: .zero)
  /// The section with the focus.
  public private(set) var focus = Statistic.active
  /// Whether the section with the focus has all the room.
  public private(set) var isEnlarged = false
  /// The page's first row that shows.
  public private(set) var scroll = 0
  /// What the content was worked out from, so that it is worked out once.
  private var source: Source?

  /// What the numbers are a function of, as far as it changes.
  private struct Source: Equatable {
    let log: SeenLog
    let minute: Int64
    let today: CivilDate
    let weekStart: Weekday
  }

  /// A screen of nothing yet.
  init() {}

  var context: KeyContext { .analytics }

  /// Analytics show numbers, not tasks.
  var selectedTasks: [TaskID] { [] }

  mutating func refresh(_ world: ScreenWorld) {
    let projection = world.projection
    let dates = world.dates
    let source = Source(
      log: SeenLog(projection.graph), minute: dates.now.minute, today: dates.today,
      weekStart: dates.weekStart)
    if source != self.source {
      self.source = source
      let analytics = Analytics(
        of: projection, at: dates.now, in: dates.zone, weekStart: dates.weekStart)
      content = AnalyticsContent(analytics, at: dates)
    }
    if world.room != layout.room {
      layout = AnalyticsLayout(room: world.room)
      scroll = layout.scroll(toShow: focus, from: scroll)
    }
  }

  /// Whether there are numbers to show.
  var isEmpty: Bool { content?.isEmpty ?? true }
}

extension AnalyticsScreen {
  func availability(of command: Command, keys: any KeyNames) -> Availability? {
    let keys = (
      add: keys.press(.quickAdd, in: .analytics), tasks: keys.name(of: .showTasks, in: .analytics)
    )
    return switch command {
    case _ where command.moves, .nextPane, .previousPane, .enlarge, .open:
      isEmpty
        ? .unavailable(because: "there is nothing to count yet; \(keys.add) to add a task")
        : .available
    case _ where command.isAboutTasks:
      .unavailable(because: "analytics show numbers, not tasks; \(keys.tasks) shows the tasks")
    default: nil
    }
  }

  mutating func perform(_ command: Command, in world: ScreenWorld) -> ScreenStep? {
    switch command {
    case .moveDown: move(rows: 1)
    case .moveUp: move(rows: -1)
    case .pageDown: move(rows: max(1, layout.room.rows - 1))
    case .pageUp: move(rows: -max(1, layout.room.rows - 1))
    case .moveToTop: show(Statistic.allCases.first)
    case .moveToBottom: show(Statistic.allCases.last)
    case .nextPane: show(Statistic.allCases.element(1, after: focus))
    case .previousPane: show(Statistic.allCases.element(-1, after: focus))
    case .open: return open(in: world)
    case .enlarge: isEnlarged.toggle()
    case .back where isEnlarged: isEnlarged = false
    default: return nil
    }
    return .stay
  }

  mutating func click(at point: Point, opens: Bool, in world: ScreenWorld) -> ScreenStep? {
    guard !isEmpty else { return nil }
    if isEnlarged { return opens ? open(in: world) : .stay }
    let place = Point(row: point.row + scroll, column: point.column)
    guard let section = layout.section(at: place) else { return .stay }
    // Nothing scrolls for it: a second press at the place is to meet the same section.
    focus = section
    return opens ? open(in: world) : .stay
  }

  mutating func scroll(by rows: Int, at point: Point, in world: ScreenWorld) {
    guard !isEnlarged else { return }
    scroll = min(max(0, scroll + rows), layout.lastScroll)
    // Keys act on what is seen.
    focus = layout.visibleSection(near: focus, from: scroll)
  }

  /// Lists what a number counts; a section that counts no tasks gets all the room, or less.
  private mutating func open(in world: ScreenWorld) -> ScreenStep {
    if let filter = focus.filter(at: world.dates) { return .list(filter) }
    isEnlarged.toggle()
    return .stay
  }

  /// Gives the nearest section so far down the focus; the last one, or the first, where there is none.
  private mutating func move(rows: Int) {
    guard !isEnlarged else {
      show(Statistic.allCases.element(rows > 0 ? 1 : -1, after: focus))
      return
    }
    let edge = rows > 0 ? Statistic.allCases.last : Statistic.allCases.first
    let isStep = abs(rows) == 1
    show(layout.section(from: focus, rows: rows) ?? (isStep ? nil : edge))
  }

  /// Gives a section the focus.
  mutating func select(_ section: Statistic) { show(section) }

  private mutating func show(_ section: Statistic?) {
    guard let section else { return }
    focus = section
    scroll = layout.scroll(toShow: section, from: scroll)
  }
}
