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
}
