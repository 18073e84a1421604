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
    return page.goesOn(in: shownRows(of: page))
  }

  private func shownRows(of page: SettlingPage) -> Int {
    Frame.inside(settlingPlace(rows: page.lines.count)).rows
  }

  /// Unfolds the texts of the selected field where there is more of them, else goes a page down or up.
  mutating func turn(_ settling: inout Settling, by pages: Int) {
    guard let page = settlingPage else { return }
    guard page.folded == 0 else {
      if pages > 0 { settling.scrolled = 0 }
      return
    }
    let rows = shownRows(of: page)
    scroll(
      &settling, of: page, to: page.scroll(in: rows) + pages * max(1, rows - 1), in: rows)
  }

  /// Leads a page that was turned back to what is chosen for the selected field, where that is out of
  /// sight: nothing else says what a key chose.
  mutating func showChoice(of settling: inout Settling, _ content: SettlingContent) {
    guard settling.scrolled != nil, content.rows.indices.contains(settling.selection) else {
      return
    }
    overlay = .settling(settling)
    guard let page = settlingPage else { return }
    let row = content.rows[settling.selection]
    let option = row.place(of: settling.choice(of: row))
    let first = page.targets.first { $0.row == settling.selection && $0.option == option }
    let rows = shownRows(of: page)
    let start = page.scroll(in: rows)
    guard let first, !(start..<start + rows).contains(first.line) else { return }
    scroll(&settling, of: page, to: first.line - 1, in: rows)
  }

  private func scroll(
    _ settling: inout Settling, of page: SettlingPage, to row: Int, in rows: Int
  ) {
    settling.scrolled = page.row(row, in: rows) - page.start(in: rows)
  }
}
