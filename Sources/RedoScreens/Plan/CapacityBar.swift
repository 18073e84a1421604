internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// What is done, what is planned and what is too much, as one bar that is as long as the capacity or,
/// where there is more, as the day with a mark where the capacity ends; empty while no capacity is
/// known.
struct CapacityBar {
  let plan: DayPlan

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let (done, fits, all) = marks(columns: rect.columns)
    for column in 0..<rect.columns {
      let (glyph, role): (Glyph, Role) =
        switch column {
        case ..<done: (canvas.glyphs.glyph("█", "#"), .success)
        case ..<fits: (canvas.glyphs.glyph("▓", "="), .neon)
        case ..<all: (canvas.glyphs.excess, .overdue)
        default: (canvas.glyphs.glyph("▱", "-"), .priorityRest)
        }
      canvas.put(glyph, at: Point(row: rect.row, column: rect.column + column), role)
    }
    // What is done can be more than the capacity, and then no colour says where that ends.
    guard fits < all else { return }
    let end = Point(row: rect.row, column: rect.column + fits)
    canvas.put(canvas.glyphs.glyph("┃", "|"), at: end, .text, .bold)
  }

  /// Where the done part ends, where that ends which fits, and where all of it ends.
  func marks(columns: Int) -> (done: Int, fits: Int, all: Int) {
    guard let capacity = plan.capacity.points else { return (0, 0, 0) }
    let total = plan.totalPoints
    let whole = Double(max(total, capacity, 1))
    func mark(_ points: Int64) -> Int {
      let cells = Int((Double(points) / whole * Double(columns)).rounded())
      return points > 0 ? min(max(1, cells), columns) : 0
    }
    let all = mark(total)
    // At least one cell says that it is too much.
    let fits = total > capacity ? min(mark(capacity), max(0, all - 1)) : all
    return (min(mark(plan.donePoints), all), fits, all)
  }
}
