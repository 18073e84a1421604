internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// One section in its frame.
struct SectionView {
  let section: Statistic
  let content: AnalyticsContent

  func render(isFocused: Bool, in rect: Rect, onto canvas: inout Canvas) {
    let frame = Frame(title: title(canvas.glyphs), isFocused: isFocused)
    let inside = frame.draw(on: &canvas, in: rect).inset(left: 1, right: 1)
    drawContent(in: inside, onto: &canvas)
    drawLegend(
      in: Rect(row: rect.endRow - 1, column: rect.column, columns: rect.columns, rows: 1),
      from: rect.column + 2, onto: &canvas)
  }

  /// Draws what the section's signs stand for into an edge of its frame, right of a column.
  func drawLegend(in edge: Rect, from start: Int, onto canvas: inout Canvas) {
    switch section {
    case .heat:
      HeatLegend(legend: content.heat.legend).render(in: edge, from: start, onto: &canvas)
    case .priorities:
      OverdueKey(rows: content.priorities).render(in: edge, from: start, onto: &canvas)
    default: break
    }
  }

  /// The name, and for the year what it comes to.
  func title(_ glyphs: GlyphSet) -> String {
    section == .heat
      ? section.name + glyphs.separator + content.heat.sum : section.name
  }

  /// Draws what the section says into the room that it is given.
  func drawContent(in rect: Rect, onto canvas: inout Canvas) {
    canvas.draw(in: rect) { canvas in
      switch section {
      case .active, .overdue, .doneToday, .thisWeek, .streak, .points:
        if let card = content.card(of: section) { NumberCardView(card: card).render(onto: &canvas) }
      case .heat: HeatView(field: content.heat).render(onto: &canvas)
      case .trend: PlotView(content: content.trend).render(onto: &canvas)
      case .burnUp: PlotView(content: content.burnUp).render(onto: &canvas)
      case .forecast: ForecastView(content: content.forecast).render(onto: &canvas)
      case .velocity: FigureTableView(table: content.velocity).render(onto: &canvas)
      case .week: FigureTableView(table: content.week).render(onto: &canvas)
      case .priorities: PriorityBarsView(rows: content.priorities).render(onto: &canvas)
      case .peaks: PeaksView(charts: content.peaks).render(onto: &canvas)
      }
    }
  }
}
