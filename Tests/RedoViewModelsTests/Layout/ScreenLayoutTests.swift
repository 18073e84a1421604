import RedoTerminal
import RedoViewModels
import Testing

@Suite struct ScreenLayoutTests {
  /// The parts of a screen: the header, the list, the task, the footer.
  private func parts(_ columns: Int, _ rows: Int, _ focus: Pane) -> [Rect] {
    let layout = ScreenLayout(size: Size(columns: columns, rows: rows))
    let panes = TasksLayout(room: layout.body.size, focus: focus)
    let (down, right) = (layout.body.row, layout.body.column)
    return [
      layout.header, panes.list.offset(rows: down, columns: right),
      panes.detail.offset(rows: down, columns: right), layout.footer,
    ]
  }

  /// A drawing of a layout, a tenth of its size: h for the header, l, d and f.
  private func drawing(_ columns: Int, _ rows: Int, _ focus: Pane = .list) -> String {
    let parts = Array(zip(parts(columns, rows, focus), "hldf"))
    return stride(from: 0, to: rows, by: 1).map { row in
      String(
        stride(from: 0, to: columns, by: 10).map { column -> Character in
          let point = Point(row: row, column: column)
          return parts.first { $0.0.contains(point) }?.1 ?? " "
        })
    }.joined(separator: "\n")
  }

  @Test func `a wide screen has both panes side by side`() {
    #expect(
      drawing(120, 5) == """
        hhhhhhhhhhhh
        lllllllddddd
        lllllllddddd
        lllllllddddd
        ffffffffffff
        """)
  }

  @Test func `a narrow screen has the pane with the focus`() {
    #expect(drawing(80, 4) == "hhhhhhhh\nllllllll\nllllllll\nffffffff")
    #expect(drawing(80, 4, .detail) == "hhhhhhhh\ndddddddd\ndddddddd\nffffffff")
  }

  @Test func `every cell belongs to one part at any size`() {
    for columns in 0...180 {
      for rows in [0, 1, 2, 3, 10, 24] {
        for focus in Pane.allCases {
          let cells = parts(columns, rows, focus).reduce(0) { $0 + $1.columns * $1.rows }
          #expect(cells == columns * rows, "\(columns) × \(rows)")
        }
      }
    }
  }

  @Test func `both panes stay usable from the width on at which they share the screen`() {
    let layout = TasksLayout(room: Size(columns: 100, rows: 22), focus: .list)
    #expect(layout.list.columns >= 50)
    #expect(layout.detail.columns >= 44)
  }

  @Test func `below 40 × 10 the screen is too small`() {
    #expect(ScreenLayout(size: Size(columns: 39, rows: 40)).isTooSmall)
    #expect(ScreenLayout(size: Size(columns: 90, rows: 9)).isTooSmall)
    #expect(!ScreenLayout(size: Size(columns: 40, rows: 10)).isTooSmall)
  }
}
