import RedoTerminal
import Testing

@testable import RedoCurses

@Suite @MainActor struct MovedRowsTests {
  private func canvas(_ rows: [String]) -> Canvas {
    var canvas = Canvas(size: Size(columns: 20, rows: rows.count))
    for (row, text) in rows.enumerated() {
      canvas.write(text, at: Point(row: row, column: 0), as: .text)
    }
    return canvas
  }

  private func moved(_ before: [String], _ after: [String]) -> Range<Int> {
    MovedRows(from: canvas(before), to: canvas(after)).rows
  }

  @Test func `a list that moves by a row has all its rows moved`() {
    let list = (0..<20).map { "task \($0)" }
    #expect(
      moved(["head"] + list[0..<9] + ["foot 1"], ["head"] + list[1..<10] + ["foot 2"]) == 1..<10)
    #expect(
      moved(["head"] + list[1..<10] + ["foot 1"], ["head"] + list[0..<9] + ["foot 2"]) == 1..<10)
  }

  @Test func `half a page moves what stays in sight, and what it comes from`() {
    let list = (0..<20).map { "task \($0)" }
    #expect(moved(Array(list[0..<10]), Array(list[5..<15])) == 0..<10)
  }

  @Test func `fewer than three rows are sent anew`() {
    #expect(moved(["a", "b", "c", "d"], ["b", "c", "x", "y"]).isEmpty)
    #expect(moved(["a", "b", "c"], ["a", "b", "c"]).isEmpty)
    #expect(moved(["a", "b", "c"], ["x", "y", "z"]).isEmpty)
  }

  @Test func `rows that look alike do not break a list apart`() {
    let list = ["same", "same", "a", "same", "b", "c", "same", "d"]
    #expect(moved(list, Array(list.dropFirst()) + ["new"]) == 1..<8)
  }
}
