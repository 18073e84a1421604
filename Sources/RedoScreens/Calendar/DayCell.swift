internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// One day of a month: its number, its shade, what was done and what would come again, and as many of
/// its tasks as fit.
struct DayCell {
  /// The columns from which on titles are worth reading.
  private static let titleColumns = 9

  let date: CivilDate
  let day: CalendarDay
  let level: Int
  let isSelected: Bool
  let isToday: Bool
  /// Whether the day belongs to another month.
  let isOutside: Bool
  /// Whether a task is being moved, for which the selected day is the target.
  let isMoving: Bool

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    if isSelected { SelectedDay.draw(isMoving: isMoving, on: &canvas) }
    drawNumber(onto: &canvas)
    drawSigns(onto: &canvas)
    drawTasks(viewModel, onto: &canvas)
  }

  private func drawNumber(onto canvas: inout Canvas) {
    let text = (date.day < 10 ? " " : "") + String(date.day)
    let role: Role =
      isToday ? .amber : isSelected ? .neonBright : isOutside ? .faint : .text
    canvas.write(
      text, at: Point(row: 0, column: 1), as: role,
      emphasis: isToday ? [.bold, .underline] : isSelected ? .bold : [])
  }

  /// The shade behind the number; at the right end what was done, and whether something would come
  /// again.
  private func drawSigns(onto canvas: inout Canvas) {
    var end = canvas.size.columns - 1
    if day.repeatCount > 0, end > 4 {
      end -= 1
      canvas.put(canvas.glyphs.glyph("↻", "~"), at: Point(row: 0, column: end), .faint)
    }
    if day.doneCount > 0, canvas.size.columns >= Self.titleColumns {
      let count = day.doneCount < 100 ? String(day.doneCount) : "99"
      end -= count.utf8.count + 1
      canvas.put(canvas.glyphs.glyph("✓", "+"), at: Point(row: 0, column: end), .success)
      canvas.write(count, at: Point(row: 0, column: end + 1), as: .done)
    }
    let isRoomy = canvas.size.columns >= Self.titleColumns
    let start = isRoomy ? 4 : 3
    let gap = isRoomy && end < canvas.size.columns - 1 ? 1 : 0
    let room = Rect(row: 0, column: start, columns: end - gap - start, rows: 1)
    if isRoomy, level == 0 {
      DottedRule.draw(from: room.origin, to: room.endColumn, onto: &canvas)
    }
    LoadMark.draw(level, in: room, onto: &canvas)
  }

  private func drawTasks(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    let rows = canvas.size.rows - 1
    guard rows > 0, day.due.tasks > 0, let projection = viewModel.projection else { return }
    guard canvas.size.columns >= Self.titleColumns else {
      canvas.write(
        String(day.due.tasks), at: Point(row: 1, column: 1), as: .secondary,
        limit: canvas.size.columns - 1, overflow: .ellipsis)
      return
    }
    let isCut = day.due.tasks > rows
    let shown = day.earliest(isCut ? rows - 1 : rows)
    for (row, place) in shown.enumerated() {
      guard let task = viewModel.task(at: place) else { continue }
      let isLate =
        projection.currentTodo(of: task).map { $0.deadline < viewModel.dates.now } ?? false
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
