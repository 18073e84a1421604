extension Canvas {
  /// Lets the cells of a row, counted in the part being drawn on, lead to a web address.
  ///
  /// An address that holds anything but printable ASCII leads nowhere.
  public mutating func link(_ address: String, at start: Point, columns: Int) {
    let place = gridPlace(of: Rect(row: start.row, column: start.column, columns: columns, rows: 1))
    guard !place.isEmpty,
      let link = CanvasLink(
        address, row: place.row, columns: place.column..<place.endColumn,
        text: text(row: place.row, place.column..<place.endColumn))
    else { return }
    add(link)
  }

  /// The links that nothing was drawn over since.
  public var links: [CanvasLink] {
    laidLinks.filter { $0.text == text(row: $0.row, $0.columns) }
  }

  private func text(row: Int, _ columns: Range<Int>) -> String {
    let cells = self.row(row)
    return columns.map { cells[cells.startIndex + $0].glyph.text }.joined()
  }
}
