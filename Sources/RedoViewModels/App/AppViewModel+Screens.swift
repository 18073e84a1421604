internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// What shows in the body; nil for the tasks, whose model the app itself is.
  var currentScreen: (any ScreenModel)? {
    get {
      if let triage { return triage }
      return switch screen {
      case .tasks: nil
      case .activity: activity
      case .analytics: analytics
      case .plan: plan
      case .calendar: calendar
      case .settings: settingsScreen
      }
    }
    set {
      switch newValue {
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
        workers: host.workers, defersSorting: host.defersSorting, isPast: travel != nil)
    }
  }

  /// Shows a screen.
  mutating func show(_ screen: ScreenName) {
    self.screen = screen
    wayBack = WayBack()
    relayout()
  }

  /// Keeps the screen that shows in step with the world.
  mutating func refreshScreen() {
    guard var current = currentScreen, let world else { return }
    current.refresh(world)
    currentScreen = current
  }

  /// Offers a command to the screen that shows; nil where it is the app's to do.
  mutating func performOnScreen(_ command: Command) -> [Effect]? {
    guard var current = currentScreen, let world,
      let step = current.perform(command, in: world)
    else { return nil }
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
      let earlier = (screen, list.filterLine)
      screen = .tasks
      narrow(to: filter)
      moveFocus(to: .list)
      wayBack.narrowing = WayBack.Narrowing(screen: earlier.0, filter: earlier.1, line: filter)
    case .show(let screen): show(screen)
    case .carryOut(let effect): return [effect]
    }
    return []
  }

  /// Shows a task with the others; what narrows the list gives way where it hides the task, until the
  /// way leads back.
  private mutating func open(_ id: TaskID) {
    let (earlier, filter) = (screen, list.filterLine)
    // What is drawn by the list's cursor would change with it.
    list.endRange()
    screen = .tasks
    guard reveal(id) else {
      narrow(to: filter)
      show(earlier)
      say(.failure, "the task is deleted; its changes stay here")
      return
    }
    moveFocus(to: .detail)
    wayBack.opening = WayBack.Opening(
      screen: earlier, filter: filter == list.filterLine ? nil : filter)
    if wayBack.opening?.filter != nil {
      let shown: Clause =
        list.filterLine.isEmpty ? "all" : Clause(quoting: list.filterLine)
      say(
        .neutral,
        "the list shows \(shown) to hold the task, until \(key(.back, in: .detail)) leads back")
    }
  }

  /// Selects a task in the list, which is narrowed otherwise where that hides it.
  private mutating func reveal(_ id: TaskID) -> Bool {
    if list.select(id) { return true }
    for line in ["", "is:done", "is:archived", "is:archived is:done"] {
      narrow(to: line)
      if list.select(id) { return true }
    }
    return false
  }

  /// Takes the mouse on a screen other than the tasks.
  mutating func mouseOnScreen(_ event: MouseEvent) -> [Effect] {
    guard var current = currentScreen, let world else { return [] }
    let body = layout.body
    let point = Point(row: event.point.row - body.row, column: event.point.column - body.column)
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
}
