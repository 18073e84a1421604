public import RedoTerminal

/// The versions as they are laid out on this screen.
extension AppViewModel {
  /// The columns that the versions have at most, frame included.
  private static let widestSettling = 110

  /// What the versions say that lie over the screen; nil where none do.
  public var settlingPage: SettlingPage? {
    guard case .settling(let settling) = overlay, let content = content(of: settling) else {
      return nil
    }
    var writer = SettlingWriter(
      settling, content, columns: settlingColumns - 4,
      shownRows: Frame.inside(layout.body).rows)
    writer.write()
    return SettlingPage(
      title: title(of: settling), lines: writer.lines, selected: writer.selected,
      targets: writer.targets, folded: writer.folded, scrolled: settling.scrolled)
  }

  /// Where versions of so many rows lie.
  public func settlingPlace(rows: Int) -> Rect {
    layout.overlayPlace(columns: settlingColumns, rows: rows)
  }

  private var settlingColumns: Int { min(layout.body.columns, Self.widestSettling) }

  /// Whether a page further down there is more that no other key leads to.
  var settlingGoesOn: Bool {
    guard let page = settlingPage else { return false }
    return page.goesOn(in: Frame.inside(settlingPlace(rows: page.lines.count)).rows)
  }

  /// Unfolds the texts of the selected field where there is more of them, else goes a page down or up.
  mutating func turn(_ settling: inout Settling, by pages: Int) {
    guard let page = settlingPage else { return }
    guard page.folded == 0 else {
      if pages > 0 { settling.scrolled = 0 }
      return
    }
    let rows = Frame.inside(settlingPlace(rows: page.lines.count)).rows
    let next = page.row(page.scroll(in: rows) + pages * max(1, rows - 1), in: rows)
    settling.scrolled = next - page.start(in: rows)
  }
}
