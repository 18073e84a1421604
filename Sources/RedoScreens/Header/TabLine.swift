internal import RedoTerminal
internal import RedoViewModels

/// The tabs of the first row: names where they fit, digits for the others where they do not, and the
/// active one alone, or none, where something else needs the row.
struct TabLine {
  /// One tab.
  struct Tab: Hashable {
    let screen: ScreenName
    let text: String
    let columns: Range<Int>
  }

  /// How much of the tabs there is room for.
  enum Extent: CaseIterable {
    /// All tabs.
    case all
    /// The tab of the screen that shows.
    case activeAlone
    /// No tab.
    case none
  }

  /// The tabs from the left.
  let tabs: [Tab]
  /// The column after the last tab.
  let endColumn: Int

  /// Lays the tabs out from a column on in a row of so many columns.
  init(active: ScreenName, from start: Int, columns: Int, extent: Extent = .all) {
    let shown = ScreenName.allCases.filter { screen in
      switch extent {
      case .all: true
      case .activeAlone: screen == active
      case .none: false
      }
    }
    let full = shown.map { " \($0.rawValue) \($0.title) " }
    let fits = start + full.reduce(0) { $0 + TextWidth.columns(of: $1) } < columns
    var column = start
    var tabs: [Tab] = []
    for (screen, name) in zip(shown, full) {
      let text = fits || screen == active ? name : " \(screen.rawValue) "
      let end = column + TextWidth.columns(of: text)
      tabs.append(Tab(screen: screen, text: text, columns: column..<end))
      column = end
    }
    self.tabs = tabs
    endColumn = column
  }

  /// The screen whose tab is at a column.
  func screen(at column: Int) -> ScreenName? {
    tabs.first { $0.columns.contains(column) }?.screen
  }

  func draw(active: ScreenName, on canvas: inout Canvas) {
    for tab in tabs {
      let rect = Rect(row: 0, column: tab.columns.lowerBound, columns: tab.columns.count, rows: 1)
      if tab.screen == active {
        canvas.lay(.tabActive, under: rect)
        canvas.write(tab.text, at: rect.origin, as: .tabActive, emphasis: .bold)
      } else {
        canvas.write(tab.text, at: rect.origin, as: .tab)
        canvas.restyle(Rect(row: 0, column: rect.column + 1, columns: 1, rows: 1)) {
          $0.role = .key
        }
      }
    }
  }
}
