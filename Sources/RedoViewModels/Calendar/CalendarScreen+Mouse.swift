internal import RedoProtocol
internal import RedoTerminal

extension CalendarScreen {
  mutating func click(at point: Point, opens: Bool, in world: ScreenWorld) -> ScreenStep? {
    let layout = CalendarLayout(room: world.room, focus: focus)
    if layout.day.contains(point) {
      guard moving == nil, list.select(at: point, in: Frame.inside(layout.day)) else {
        return .stay
      }
      focus = .day
      return opens ? list.selectedID.map { .open($0) } : .stay
    }
    // The first press may have turned the page, so that another day stands at the place by now.
    guard let date = opens ? pressedDay ?? date(at: point, in: layout) : date(at: point, in: layout)
    else { return nil }
    pressedDay = opens ? nil : date
    focus = .grid
    select(date, in: world)
    guard opens, moving != nil || list.taskCount > 0 else { return .stay }
    return open(in: world)
  }

  /// The day that is drawn at a place.
  private func date(at point: Point, in layout: CalendarLayout) -> CivilDate? {
    guard let days, let day else { return nil }
    switch span {
    case .month:
      let dates = days.dates
      return dates.indices.first { layout.cell($0, weeks: days.weeks).contains(point) }
        .map { dates[$0] }
    case .week:
      let inside = Frame.inside(layout.grid)
      let rows = WeekRow.lines(of: days, showing: day, height: inside.rows)
      let row = point.row - inside.row
      return inside.contains(point) && rows.indices.contains(row) ? rows[row]?.date : nil
    }
  }

  mutating func scroll(by rows: Int, at point: Point, in world: ScreenWorld) {
    if CalendarLayout(room: world.room, focus: focus).day.contains(point) {
      list.scroll(by: rows)
    } else if let day {
      select(day.advanced(byDays: rows > 0 ? 7 : -7), in: world)
    }
  }
}
