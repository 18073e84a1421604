import RedoTerminal
import RedoViewModels
import Testing

@testable import RedoScreens

@Suite struct ListColumnsTests {
  @Test func `labels go first where there is little room, then the repeat`() {
    #expect(ListColumns(width: 78).labels != nil)
    #expect(ListColumns(width: 51).labels == nil)
    #expect(ListColumns(width: 51).repeats != nil)
    #expect(ListColumns(width: 40).repeats == nil)
  }

  @Test(arguments: 100...140)
  func `beside the task the list still shows ten columns of tags`(columns: Int) {
    let layout = ScreenLayout(size: Size(columns: columns, rows: 40), focus: .list)
    let list = ListColumns(width: layout.list.columns - 2)
    #expect(list.labels?.count ?? 0 >= 10, "at \(columns)")
    #expect(list.titleWidth >= 17, "at \(columns) a title has \(list.titleWidth)")
  }

  @Test(arguments: 38...200) func `columns never overlap`(width: Int) {
    let columns = ListColumns(width: width)
    var end = ListColumns.title + columns.titleWidth
    for range in [columns.labels, columns.repeats, columns.due].compactMap({ $0 }) {
      #expect(range.lowerBound > end || range.isEmpty, "at \(width)")
      end = range.upperBound
    }
    #expect(end <= width)
    #expect(columns.titleWidth >= width / 4, "a title has \(columns.titleWidth) of \(width)")
  }
}
