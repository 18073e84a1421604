import RedoTerminal
import RedoViewModels
import Testing

@Suite struct CalendarLayoutTests {
  @Test(arguments: [40, 57, 80, 99, 100, 120, 200], 4...6)
  func `the days of a month fill its room, none much larger than another`(
    columns: Int, weeks: Int
  ) {
    for rows in [18, 22, 38, 48] {
      let layout = CalendarLayout(room: Size(columns: columns, rows: rows), focus: .grid)
      let inside = Frame.inside(layout.grid)
      let cells = (0..<weeks * 7).map { layout.cell($0, weeks: weeks) }
      #expect(cells.map(\.column).min() == inside.column)
      #expect(cells.map(\.endColumn).max() == inside.endColumn)
      #expect(cells.map(\.endRow).max() == inside.endRow)
      #expect(cells.map(\.columns).min() == layout.cellColumns)
      for (index, cell) in cells.enumerated() {
        #expect(cell.columns <= layout.cellColumns + 1)
        if index % 7 > 0 { #expect(cell.column == cells[index - 1].endColumn) }
        if index >= 7 { #expect(cell.row == cells[index - 7].endRow) }
      }
      let heights = cells.map(\.rows)
      #expect((heights.max() ?? 0) - (heights.min() ?? 0) <= 1)
    }
  }

  @Test func `where one week has a row alone, all have`() {
    let layout = CalendarLayout(room: Size(columns: 40, rows: 10), focus: .grid)
    #expect((0..<42).allSatisfy { layout.cell($0, weeks: 6).rows == 1 })
  }
}
