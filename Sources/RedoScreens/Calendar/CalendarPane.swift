internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The calendar: the days, and the tasks of the selected one.
struct CalendarPane {
  let keymap: Keymap

  func render(
    _ screen: CalendarScreen, _ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas
  ) {
    let layout = CalendarLayout(room: rect.size, focus: screen.focus)
    guard let day = screen.day, let days = screen.days else { return }
    canvas.draw(in: rect) { canvas in
      if !layout.day.isEmpty {
        CalendarDayList().render(
          screen, on: day, viewModel, in: layout.day, onto: &canvas)
      }
      guard !layout.grid.isEmpty else { return }
      let (cursor, note) = (canvas.cursor, note(days, canvas.glyphs))
      Frame(
        title: title(screen, day, layout, viewModel, canvas.glyphs), note: note.text,
        isFocused: screen.focus == .grid && viewModel.overlay == nil
      ).draw(on: &canvas, in: layout.grid)
      light(note.signs, of: note.text, in: layout.grid, onto: &canvas)
      switch screen.span {
      case .month:
        MonthGrid(days: days, selected: day, isMoving: screen.moving != nil)
          .render(viewModel, layout, onto: &canvas)
      case .week:
        WeekPart(days: days, selected: day, isMoving: screen.moving != nil)
          .render(viewModel, in: Frame.inside(layout.grid), onto: &canvas)
      }
      if screen.focus == .day { canvas.cursor = cursor }
    }
  }

  /// The month or the week, the selected day where no row names the weekdays; while a task is being
  /// moved, where to.
  private func title(
    _ screen: CalendarScreen, _ day: CivilDate, _ layout: CalendarLayout,
    _ viewModel: AppViewModel, _ glyphs: GlyphSet
  ) -> String {
    let friendly = FriendlyDate(in: viewModel.dates)
    if let moving = screen.moving {
      let keys = [Command.open, .back].map { command in
        keymap.label(of: command, in: .calendar, glyphs) ?? ""
      }
      let to = friendly.weekdayAndDay(day)
      return "Move to \(to)? \(keys[0]), or \(keys[1])" + glyphs.separator + moving.title
    }
    let month = Month(of: day).name + " \(day.year)"
    guard screen.span == .week, let range = screen.days?.range else {
      let isNamed = layout.weekdays(weeks: screen.days?.weeks ?? 0).rows > 0
      return isNamed ? month : "\(Weekday(of: day).shortName) \(day.day) \(month)"
    }
    return "Week of " + friendly.weekdayAndDay(range.lowerBound) + glyphs.separator + month
  }

  /// What the shades stand for, which begins with them; nothing where no day has one, or one without
  /// points is the fullest.
  private func note(
    _ days: CalendarDays, _ glyphs: GlyphSet
  ) -> (signs: [LoadMark.Sign], text: String) {
    let due = days.dates.map { days[$0].due }
    guard due.contains(where: { $0.tasks > 0 && (days.knowsCapacity || $0.points > 0) })
    else { return ([], "") }
    let isOverfull = days.dates.contains { days.excess(of: $0) > 0 }
    let signs = LoadMark.signs(beyondFull: isOverfull, glyphs)
    let word = isOverfull ? "over" : days.knowsCapacity ? "full at" : "fullest day"
    let shades = signs.map { $0.glyph.text }.joined()
    return (signs, "\(shades) \(word) \(PointsText.text(days.fullPoints))")
  }

  /// Gives the shades at the start of a frame's note the colours that they have in the days.
  private func light(
    _ signs: [LoadMark.Sign], of note: String, in rect: Rect, onto canvas: inout Canvas
  ) {
    guard !note.isEmpty, rect.columns > 10 else { return }
    let width = min(TextWidth.columns(of: note) + 2, rect.columns - 4)
    let start = rect.endColumn - 1 - width
    for (place, sign) in signs.enumerated() {
      canvas.put(sign.glyph, at: Point(row: rect.endRow - 1, column: start + place), sign.role)
    }
  }
}
