internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// One day of a month: its number, its shade, what was done and what would come again, and as many of
/// its tasks as fit.
struct DayCell {
  let date: CivilDate
  let day: CalendarDay
  let level: Int
  /// The part of its load that goes beyond a full day.
  let excess: Double
  let isSelected: Bool
  let isToday: Bool
  /// Whether the day belongs to another month.
  let isOutside: Bool
  /// Whether a task is being moved, for which the selected day is the target.
  let isMoving: Bool
  /// What all days of the month have in common.
  let signs: DaySigns

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    if isSelected { SelectedDay.draw(isMoving: isMoving, on: &canvas) }
    drawNumber(onto: &canvas)
    drawSigns(onto: &canvas)
    drawTasks(viewModel, onto: &canvas)
  }

  private func drawNumber(onto canvas: inout Canvas) {
    let text = (date.day < 10 ? " " : "") + String(date.day)
    let role: Role =
      isToday ? .amber : isSelected ? .neonBright : isOutside ? .secondary : .text
    canvas.write(
      text, at: Point(row: 0, column: 1), as: role,
      emphasis: isToday ? [.bold, .underline] : isSelected ? .bold : [])
  }

  /// The shade behind the number; at the right end what was done, and whether something would come
  /// again.
  private func drawSigns(onto canvas: inout Canvas) {
    var end = canvas.size.columns - 1
    let room = Rect(
      row: 0, column: signs.start, columns: signs.markEnd(on: day, before: end) - signs.start,
      rows: 1)
    if signs.tellRepeats, day.repeatCount > 0 {
      end -= 1
      canvas.put(canvas.glyphs.repeats, at: Point(row: 0, column: end), .faint)
    }
    if signs.isRoomy, day.doneCount > 0 {
      let count = DaySigns.count(day)
      end -= count.utf8.count + 1
      canvas.put(canvas.glyphs.glyph("✓", "+"), at: Point(row: 0, column: end), .success)
      canvas.write(count, at: Point(row: 0, column: end + 1), as: .done)
    }
    if signs.isRoomy, level == 0 {
      DottedRule.draw(from: room.origin, to: room.endColumn, onto: &canvas)
    }
    LoadMark.draw(level, excess: excess, in: room, onto: &canvas)
  }

  private func drawTasks(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    let rows = canvas.size.rows - 1
    guard rows > 0, day.due.tasks > 0, let projection = viewModel.projection else { return }
    guard signs.isRoomy else {
      let columns = canvas.size.columns - 1
      let count = String(day.due.tasks)
      // A number alone looks like another day of the month.
      let words = count + " due"
      canvas.write(
        words.utf8.count <= columns ? words : count, at: Point(row: 1, column: 1), as: .secondary,
        limit: columns, overflow: .ellipsis)
      return
    }
    let isCut = day.due.tasks > rows
    let shown = day.earliest(isCut ? rows - 1 : rows)
    for (row, place) in shown.enumerated() {
      guard let task = viewModel.task(at: place) else { continue }
      let isLate = viewModel.isOverdue(at: place)
      canvas.write(
        projection.title(of: task).shown, at: Point(row: row + 1, column: 1),
        as: isLate ? .overdue : isOutside ? .secondary : .text, limit: canvas.size.columns - 2,
        overflow: .ellipsis)
    }
    guard isCut else { return }
    let rest = day.due.tasks - shown.count
    canvas.write(
      shown.isEmpty ? "\(rest) tasks" : "+\(rest) more",
      at: Point(row: shown.count + 1, column: 1), as: .secondary, limit: canvas.size.columns - 2,
      overflow: .ellipsis)
  }
}
