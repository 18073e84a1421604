internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal
internal import RedoViewModels

/// The first row: the program's name, the screens there are, where changes go, date and time.
struct HeaderLine {
  private static let name = "REDO"

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    canvas.draw(in: rect) { canvas in
      canvas.write(
        Self.name, at: Point(row: 0, column: 1), as: .neonBright, emphasis: .bold)
      let tab = Rect(row: 0, column: 6, columns: Self.tab.utf8.count, rows: 1)
      canvas.lay(.tabActive, under: tab)
      canvas.write(Self.tab, at: tab.origin, as: .tabActive, emphasis: .bold)
      drawState(viewModel, from: tab.endColumn + 2, onto: &canvas)
    }
  }

  private static let tab = " 1 Tasks "

  /// The columns of the tab.
  var tabColumns: Range<Int> { 6..<6 + Self.tab.utf8.count }

  /// The clock at the right edge, and what is left of the state before it.
  private func drawState(_ viewModel: AppViewModel, from start: Int, onto canvas: inout Canvas) {
    guard viewModel.projection != nil else { return }
    let clock = FriendlyDate(in: viewModel.dates).full(viewModel.dates.now)
    var end = canvas.size.columns - 1
    for (text, role) in [(clock, Role.secondary), ("local only", Role.hint)] {
      let column = end - TextWidth.columns(of: text)
      guard column >= start else { return }
      canvas.write(text, at: Point(row: 0, column: column), as: role)
      end = column - 3
    }
  }
}
