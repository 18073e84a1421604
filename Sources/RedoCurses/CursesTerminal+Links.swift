internal import RedoTerminal

/// Web addresses that the terminal itself can open (OSC 8).
///
/// ncurses knows nothing of links: after a frame the cells of those that it may have sent again are
/// sent once more, in the same colours, between a saved and a restored cursor.
extension CursesTerminal {
  /// Sends the links of the rows that changed.
  func sendLinks(of canvas: Canvas, before: Canvas?, theme: Theme) {
    guard takesStrings else { return }
    let known = before.flatMap { $0.gridSize == canvas.gridSize ? $0 : nil }
    let old = Set(known?.links ?? [])
    var text = ""
    for link in canvas.links where link.row < size.rows && link.columns.upperBound <= size.columns {
      if let known, old.contains(link), known.row(link.row) == canvas.row(link.row) { continue }
      text += sequence(for: link, of: canvas, theme)
    }
    if !text.isEmpty { send("\u{1B}7" + text + "\u{1B}8") }
  }

  private func sequence(for link: CanvasLink, of canvas: Canvas, _ theme: Theme) -> String {
    let row = canvas.row(link.row)
    var text = "\u{1B}[\(link.row + 1);\(link.columns.lowerBound + 1)H"
    text += "\u{1B}]8;;\(link.address)\u{1B}\\"
    var last: Rendition?
    for column in link.columns {
      let cell = row[row.startIndex + column]
      let shown = theme.rendition(
        of: cell.role, on: cell.ground, emphasis: cell.emphasis, depth: colorDepth)
      if shown != last { text += StyleSequence(shown, depth: colorDepth).text }
      // What the terminal was not sent before is not sent here: marks that join are none of an address.
      for part in parts(of: cell.glyph) { text.unicodeScalars.append(contentsOf: part.scalars) }
      last = shown
    }
    return text + TerminalModes.endLink
  }
}
