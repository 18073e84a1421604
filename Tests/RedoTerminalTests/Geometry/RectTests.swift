import RedoTerminal
import Testing

@Suite struct RectTests {
  private let rect = Rect(row: 2, column: 3, columns: 10, rows: 4)

  @Test func `cutting gives both parts all of the room`() {
    let (left, right) = rect.split(.columns, at: 4)
    #expect(left == Rect(row: 2, column: 3, columns: 4, rows: 4))
    #expect(right == Rect(row: 2, column: 7, columns: 6, rows: 4))
    let (top, last) = rect.split(.rows, at: -1)
    #expect(top == Rect(row: 2, column: 3, columns: 10, rows: 3))
    #expect(last == Rect(row: 5, column: 3, columns: 10, rows: 1))
    #expect(rect.split(.columns, at: 99).first == rect)
    #expect(rect.split(.columns, at: -99).second == rect)
  }

  @Test func `equal parts differ by one cell at most and leave no gap`() {
    let parts = rect.split(.columns, into: 3)
    #expect(parts.map(\.columns) == [4, 3, 3])
    #expect(parts.map(\.column) == [3, 7, 10])
    #expect(rect.split(.rows, into: 0).isEmpty)
    #expect(rect.split(.rows, into: 6).map(\.rows) == [1, 1, 1, 1, 0, 0])
  }

  @Test func `margins larger than the room leave nothing and stay inside`() {
    #expect(rect.inset(by: 1) == Rect(row: 3, column: 4, columns: 8, rows: 2))
    let nothing = rect.inset(by: 20)
    #expect(nothing.isEmpty)
    #expect(nothing.row <= rect.endRow && nothing.column <= rect.endColumn)
    #expect(rect.inset(by: -1) == Rect(row: 1, column: 2, columns: 12, rows: 6))
  }

  @Test func `what does not meet has nothing in common`() {
    #expect(rect.intersection(Rect(row: 0, column: 0, columns: 3, rows: 9)).isEmpty)
    #expect(
      rect.intersection(Rect(row: 0, column: 0, columns: 5, rows: 3))
        == Rect(row: 2, column: 3, columns: 2, rows: 1))
    #expect(rect.contains(Point(row: 5, column: 12)))
    #expect(!rect.contains(Point(row: 6, column: 12)))
    #expect(!Rect(row: 0, column: 0, columns: -1, rows: 5).contains(.zero))
  }
}
