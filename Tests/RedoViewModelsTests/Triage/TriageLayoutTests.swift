import RedoTerminal
import RedoViewModels
import Testing

@Suite struct TriageLayoutTests {
  @Test(arguments: [28, 38, 48, 60]) func `a card stands in the middle of a tall room`(rows: Int) {
    let layout = TriageLayout(room: Size(columns: 120, rows: rows))
    let above = layout.title.row - layout.progress.endRow
    let below = layout.frame.endRow - 1 - layout.others.endRow
    #expect(abs(above - below) <= 1)
    #expect(layout.frame.contains(layout.title.origin))
  }

  @Test(arguments: 8...60) func `a title takes up to three rows of the text, never the last four`(
    rows: Int
  ) {
    let room = Size(columns: 80, rows: rows)
    let usual = TriageLayout(room: room)
    for titleRows in 0...9 {
      let layout = TriageLayout(room: room, titleRows: titleRows)
      #expect(layout.title.rows == 1 || layout.text.rows >= 4)
      #expect((1...3).contains(layout.title.rows) && layout.title.rows <= max(1, titleRows))
      #expect(layout.text.endRow == usual.text.endRow && layout.later == usual.later)
    }
    #expect(TriageLayout(room: room, titleRows: 9).title.rows == min(3, max(1, rows - 15)))
  }
}
