internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal
internal import RedoViewModels

/// The first row: the program's name, the screens there are, where changes go, date and time.
struct HeaderLine {
  private static let name = "REDO"
  /// Where the tabs start.
  private static let tabColumn = 6

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    canvas.draw(in: rect) { canvas in
      canvas.write(
        Self.name, at: Point(row: 0, column: 1), as: .neonBright, emphasis: .bold)
      let tabs = tabs(viewModel, columns: rect.columns)
      tabs.draw(active: viewModel.screen, on: &canvas)
      if let travel = viewModel.travel {
        PastBanner(travel: travel, dates: viewModel.clock)
          .render(from: tabs.endColumn + 1, onto: &canvas)
      } else {
        drawState(viewModel, from: tabs.endColumn + 1, onto: &canvas)
      }
    }
  }

  /// The tabs as they stand.
  func tabs(_ viewModel: AppViewModel, columns: Int) -> TabLine {
    // The banner of the past has the room of the tabs' names.
    TabLine(
      active: viewModel.screen, from: Self.tabColumn, columns: viewModel.travel == nil ? columns : 0
    )
  }

  /// The clock at the right edge, and what is left of the state before it.
  private func drawState(_ viewModel: AppViewModel, from start: Int, onto canvas: inout Canvas) {
    guard viewModel.projection != nil else { return }
    let dates = FriendlyDate(in: viewModel.dates)
    let room = canvas.size.columns - 1 - start
    let full = dates.full(viewModel.dates.now)
    let clock = TextWidth.columns(of: full) <= room ? full : dates.clock(viewModel.dates.now)
    var end = canvas.size.columns - 1
    for (text, role) in [(clock, Role.secondary), ("local only", Role.hint)] {
      let column = end - TextWidth.columns(of: text)
      guard column >= start else { return }
      canvas.write(text, at: Point(row: 0, column: column), as: role)
      end = column - 3
    }
  }
}
