import RedoTerminal
import Testing

@testable import RedoScreens

@Suite struct ListColumnsTests {
  @Test func `labels go first where there is little room, then the repeat`() {
    #expect(ListColumns(width: 78).labels != nil)
    #expect(ListColumns(width: 54).labels == nil)
    #expect(ListColumns(width: 54).repeats != nil)
    #expect(ListColumns(width: 40).repeats == nil)
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
