internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal

extension CalendarScreen: ScreenModel {
  var context: KeyContext { .calendar }

  mutating func refresh(_ world: ScreenWorld) {
    read(world)
  }

  var selectedTasks: [TaskID] {
    guard moving == nil, focus == .day || list.taskCount == 1 else { return [] }
    return list.selectedID.map { [$0] } ?? []
  }

  var selectedPlaces: [Int] { list.selectedPlace.map { [$0] } ?? [] }

  func availability(of command: Command, keys: any KeyNames) -> Availability? {
    if moving != nil {
      return command.movingHint == nil
        ? .unavailable(because: Self.movingReason(keys)) : .available
    }
    return switch command {
    case _ where command.moves: .available
    case .open, .nextPane, .previousPane:
      list.taskCount == 0 ? .unavailable(because: closedReason(keys)) : .available
    case _ where command.isAboutTasks || command == .moveTask: taskAvailability(keys)
    default: nil
    }
  }

  /// The most tasks that a message names because they were done, and the columns of each: how many
  /// more there are stands behind them.
  private static let (mostDone, titleColumns) = (3, 60)

  /// Why a day does not open, and what was done on it: a narrow screen has no list that says so.
  private func closedReason(_ keys: any KeyNames) -> String {
    guard !done.isEmpty else { return emptyReason(keys) }
    let titles = done.prefix(Self.mostDone).map {
      Clause(quoting: $0.title).fitted(columns: Self.titleColumns)
    }.joined(separator: ", ")
    let rest = done.count - Self.mostDone
    return Self.noTask + "; done: " + titles + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let noTask = "no task is due on this day"

  /// Why the day holds no task, and what leads to one: what is added takes a day that is not over.
  private func emptyReason(_ keys: any KeyNames) -> String {
    let isOver = day.flatMap { day in source.map { day < $0.today } } ?? false
    let way =
      isOver
      ? "\(keys.name(of: .goToToday, in: .calendar)) goes to today"
      : keys.wayToTask(inThePast: isPast, in: .calendar)
    return "\(Self.noTask); \(way)"
  }

  /// Why there is no task to act on; nil where there is one.
  private func taskAvailability(_ keys: any KeyNames) -> Availability? {
    if list.taskCount == 0 { return .unavailable(because: emptyReason(keys)) }
    guard selectedTasks.isEmpty else { return nil }
    return .unavailable(
      because:
        "several tasks are due on this day; \(keys.name(of: .open, in: .calendar)) lists them")
  }

  mutating func perform(_ command: Command, in world: ScreenWorld) -> ScreenStep? {
    switch command {
    case .open: return open(in: world)
    case .moveTask: pickUp(in: world)
    case .back:
      if let moving { return putBack(moving, in: world) }
      guard focus == .day else { return nil }
      focus = .grid
      measure(world.room)
    case .nextPane, .previousPane:
      focus = focus == .grid ? .day : .grid
      measure(world.room)
    case .toggleWeek:
      span = span == .month ? .week : .month
      // Where there is room for one part alone, what changes is to be seen.
      if CalendarLayout(room: world.room, focus: focus).grid.columns == 0 {
        focus = .grid
        measure(world.room)
      }
      select(day ?? world.dates.today, in: world)
    case .goToToday: select(world.dates.today, in: world)
    default: return move(command, in: world)
    }
    return .stay
  }

  private mutating func move(_ command: Command, in world: ScreenWorld) -> ScreenStep? {
    if focus == .day, list.move(command) { return .stay }
    guard let day, let days = distance(of: command, from: day) else { return nil }
    select(day.advanced(byDays: days), in: world)
    return .stay
  }

  /// How many days a command goes on from a day.
  private func distance(of command: Command, from day: CivilDate) -> Int? {
    func days(to date: CivilDate) -> Int { date.daysSinceEpoch - day.daysSinceEpoch }
    let (across, down) = span == .month ? (1, 7) : (7, 1)
    return switch command {
    case .moveLeft: -across
    case .moveRight: across
    case .moveUp: -down
    case .moveDown: down
    case .moveToTop: 1 - day.day
    case .moveToBottom: CivilDate.days(in: day.month, of: day.year) - day.day
    // A page is what shows.
    case .pageDown: span == .month ? days(to: day.advanced(byMonths: 1)) : 7
    case .pageUp: span == .month ? days(to: day.advanced(byMonths: -1)) : -7
    default: nil
    }
  }
}
