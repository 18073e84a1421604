internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal

extension AppViewModel {
  /// What shows in the body.
  var currentScreen: any ScreenModel {
    get {
      if let triage { return triage }
      return switch screen {
      case .tasks: tasks
      case .activity: activity
      case .analytics: analytics
      case .plan: plan
      case .calendar: calendar
      case .settings: settingsScreen
      }
    }
    set {
      switch newValue {
      case let tasks as TasksScreen: self.tasks = tasks
      case let screen as ActivityScreen: activity = screen
      case let analytics as AnalyticsScreen: self.analytics = analytics
      case let triage as Triage: adopt(triage)
      case let plan as PlanScreen: self.plan = plan
      case let calendar as CalendarScreen: self.calendar = calendar
      case let settings as SettingsScreen: settingsScreen = settings
      default: break
      }
    }
  }

  /// What the screen that shows is a function of; nil before the first replay.
  public var world: ScreenWorld? {
    projection.map {
      ScreenWorld(
        projection: $0, dates: dates, settings: settings, sync: sync, room: layout.body.size,
        workers: host.workers, defersSorting: host.defersSorting, isFinding: isFinding,
        isPast: travel != nil)
    }
  }

  /// Shows a screen.
  mutating func show(_ screen: ScreenName) {
    self.screen = screen
    tasks.wayBack = WayBack()
    relayout()
  }

  /// Keeps the screen that shows in step with the world.
  mutating func refreshScreen() {
    guard let world else { return }
    var current = currentScreen
    current.refresh(world)
    currentScreen = current
  }

  /// Offers a command to the screen that shows; nil where it is the app's to do.
  mutating func performOnScreen(_ command: Command) -> [Effect]? {
    guard let world else { return nil }
    var current = currentScreen
    guard let step = current.perform(command, in: world) else { return nil }
    currentScreen = current
    return carryOut(step)
  }

  /// Does what a screen asks for.
  mutating func carryOut(_ step: ScreenStep) -> [Effect] {
    switch step {
    case .stay: break
    case .run(let intent): return [.run(intent)]
    case .open(let id): open(id)
    case .copy(let text, let name): return copy(text, called: name)
    case .say(let kind, let text): say(kind, text)
    case .tell(let problems): tell(again: problems)
    case .ask(let overlay): self.overlay = overlay
    case .export:
      if !refuses(.export) { openPrompt(.errand(exportLine(of: .everything))) }
    case .prompt(.errand(.importing)):
      if !refuses(.importFile) { openPrompt(.errand(.importing)) }
    case .prompt(let purpose): openPrompt(purpose)
    case .list(let filter):
      let earlier = (screen, tasks.list.filterLine)
      screen = .tasks
      narrow(to: filter)
      showTasks()
      tasks.wayBack.narrowing = WayBack.Narrowing(
        screen: earlier.0, filter: earlier.1, line: filter)
    case .show(let screen): show(screen)
    case .perform(let command): return perform(command)
    case .carryOut(let effect): return [effect]
    }
    return []
  }

  /// Shows a task with the others; what narrows the list gives way where it hides the task, until the
  /// way leads back.
  private mutating func open(_ id: TaskID) {
    guard let world else { return }
    let (earlier, filter) = (screen, tasks.list.filterLine)
    // What is drawn by the list's cursor would change with it.
    tasks.list.endRange()
    screen = .tasks
    guard tasks.reveal(id, in: world) else {
      narrow(to: filter)
      show(earlier)
      say(.failure, "the task is deleted; its changes stay here")
      return
    }
    showTasks(.detail)
    let line = tasks.list.filterLine
    tasks.wayBack.opening = WayBack.Opening(
      screen: earlier, filter: filter == line ? nil : filter)
    if filter != line {
      let shown: Clause = line.isEmpty ? "all" : Clause(quoting: line)
      say(
        .neutral,
        "the list shows \(shown) to hold the task, until \(key(.back, in: .detail)) leads back")
    }
  }

  /// Takes the mouse on the screen that shows.
  mutating func mouseOnScreen(_ event: MouseEvent) -> [Effect] {
    guard let world else { return [] }
    var current = currentScreen
    let point = placeInBody(of: event.point)
    var step: ScreenStep?
    switch event.action {
    case .press(.left): step = current.click(at: point, opens: false, in: world)
    case .doublePress(.left): step = current.click(at: point, opens: true, in: world)
    case .scroll(let turns): current.scroll(by: Self.rows(of: turns), at: point, in: world)
    default: break
    }
    currentScreen = current
    return step.map { carryOut($0) } ?? []
  }

  /// A place of the whole screen as it is counted from the corner of the body.
  func placeInBody(of point: Point) -> Point {
    let body = layout.body
    return Point(row: point.row - body.row, column: point.column - body.column)
  }
}
