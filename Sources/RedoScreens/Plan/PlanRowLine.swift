internal import RedoTerminal
internal import RedoViewModels

/// One task as a row of the plan or of a day: priority, title, size, and when it is due.
struct PlanRowLine {
  /// The columns of a row from which on the size has its unit.
  static let roomyColumns = 44

  let row: TaskRow
  let points: Int64
  /// When it is due, and the columns that all rows have for that.
  let due: (text: String, columns: Int)
  let isSelected: Bool
  let isFocused: Bool
  let isMarked: Bool

  func render(onto canvas: inout Canvas) {
    if isSelected { SelectedRow(isFocused: isFocused).mark(canvas.bounds, on: &canvas) }
    if isMarked { MarkSign(isSelected: isSelected).draw(on: &canvas) }
    PriorityBar(row.priority).draw(on: &canvas, at: Point(row: 0, column: ListColumns.bar))
    var end = canvas.size.columns - 1
    drawRight(due.text, endingAt: end, columns: due.columns, as: row.dueRole, onto: &canvas)
    end -= due.columns + 1
    let isRoomy = canvas.size.columns >= Self.roomyColumns
    let size = isRoomy ? PointsText.column(points) : "\(points)p"
    // A number that is cut would read as another one; what it leaves free is the title's.
    let pointColumns = size.utf8.count
    drawRight(size, endingAt: end, columns: pointColumns, as: .secondary, onto: &canvas)
    end -= pointColumns + 1
    canvas.write(
      row.title, at: Point(row: 0, column: ListColumns.title),
      as: isSelected && isFocused ? .neonBright : .text,
      emphasis: isSelected && isFocused ? .bold : [],
      limit: max(0, end - ListColumns.title), overflow: .ellipsis)
  }

  private func drawRight(
    _ text: String, endingAt end: Int, columns: Int, as role: Role, onto canvas: inout Canvas
  ) {
    let width = min(TextWidth.columns(of: text), columns)
    canvas.write(
      text, at: Point(row: 0, column: end - width), as: role, limit: width, overflow: .ellipsis)
  }
}
