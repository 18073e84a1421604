internal import RedoProtocol
internal import RedoTerminal

extension PlanScreen: ScreenModel {
  var context: KeyContext { .plan }

  mutating func refresh(_ world: ScreenWorld) {
    let wasEmpty = today.rows.isEmpty
    isPast = world.isPast
    plan(world)
    measure(world.room)
    if wasEmpty { beginToday() }
  }

  /// Begins with what is due today, where what is overdue leaves it no room.
  private mutating func beginToday() {
    let first = today.taskCount - dueToday.count
    guard !dueToday.isEmpty, !today.visibleRows.contains(today.rows.row(ofOrdinal: first)) else {
      return
    }
    today.select(ordinal: first)
    today.showSelection(onRow: max(1, today.visibleRows.count - dueToday.count))
  }

  /// Gives both lists the rows that they have on screen.
  private mutating func measure(_ room: Size) {
    let layout = PlanLayout(room: room, focus: focus)
    today.setHeight(Frame.inside(layout.today).rows)
    suggestions.setHeight(Frame.inside(layout.suggestions).rows)
  }

  /// What is marked in either column, as in the list; else the task under the cursor.
  var selectedTasks: [TaskID] {
    guard markedCount == 0 else { return PlanColumn.allCases.flatMap { list(of: $0).markedIDs } }
    return list.selectedID.map { [$0] } ?? []
  }

  var selectedPlaces: [Int] {
    guard markedCount == 0 else { return PlanColumn.allCases.flatMap { list(of: $0).markedPlaces } }
    return list.selectedPlace.map { [$0] } ?? []
  }

  func availability(of command: Command, keys: any KeyNames) -> Availability? {
    switch command {
    case _ where command.moves, .open, .mark, .markRange, .markAll: listAvailability(keys)
    case .pickForToday, .deferToTomorrow:
      list.taskCount == 0 && markedCount == 0 ? listAvailability(keys) : nil
    default: nil
    }
  }

  private func listAvailability(_ keys: any KeyNames) -> Availability {
    guard list.taskCount == 0 else { return .available }
    let reason = focus == .today ? "nothing is planned for today" : "no task is left to suggest"
    return .unavailable(because: "\(reason); \(wayToTask(keys))")
  }

  /// What leads to a task where the column that keys go to has none: the other column, unless that
  /// has none either.
  func wayToTask(_ keys: any KeyNames) -> String {
    guard list(of: focus.other).taskCount > 0 else {
      return keys.wayToTask(inThePast: isPast, in: .plan)
    }
    let other = focus == .today ? "the suggestions" : "what is planned"
    return "\(keys.name(of: .nextPane, in: .plan)) goes to \(other)"
  }

  mutating func perform(_ command: Command, in world: ScreenWorld) -> ScreenStep? {
    switch command {
    case .nextPane, .previousPane:
      focus = focus.other
      measure(world.room)
    case .open: return list.selectedID.map { .open($0) }
    default: return list.move(command) || list.mark(command) ? .stay : nil
    }
    return .stay
  }

  mutating func click(at point: Point, opens: Bool, in world: ScreenWorld) -> ScreenStep? {
    let layout = PlanLayout(room: world.room, focus: focus)
    guard let column = PlanColumn.allCases.first(where: { layout.frame(of: $0).contains(point) })
    else { return nil }
    focus = column
    guard list.select(at: point, in: Frame.inside(layout.frame(of: column))) else { return .stay }
    return opens ? list.selectedID.map { .open($0) } : .stay
  }

  mutating func scroll(by rows: Int, at point: Point, in world: ScreenWorld) {
    let layout = PlanLayout(room: world.room, focus: focus)
    if layout.frame(of: .today).contains(point) {
      today.scroll(by: rows)
    } else if layout.frame(of: .suggestions).contains(point) {
      suggestions.scroll(by: rows)
    }
  }
}
