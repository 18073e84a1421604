import Testing

@testable import RedoScreens

@Suite struct ActivityColumnsTests {
  @Test func `on a wide screen what was done has most of the room`() throws {
    let columns = ActivityColumns(width: 198) { $0 }
    let words = try #require(columns.words)
    #expect(words.count > 2 * columns.titleWidth)
    #expect(try #require(columns.author).lowerBound >= words.upperBound)
  }

  @Test(arguments: 60...240) func `a wider screen takes no column away`(width: Int) throws {
    let less = ActivityColumns(width: width) { $0 }
    let more = ActivityColumns(width: width + 8) { $0 }
    #expect(more.titleWidth >= less.titleWidth || less.author == nil)
    #expect(less.author == nil || more.words?.count ?? 0 >= less.words?.count ?? 0)
  }
}
