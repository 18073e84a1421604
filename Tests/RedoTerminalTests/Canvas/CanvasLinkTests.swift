import RedoTerminal
import Testing

/// Links on a canvas.
@Suite struct CanvasLinkTests {
  private func canvas() -> Canvas {
    var canvas = Canvas(size: Size(columns: 20, rows: 3))
    canvas.draw(in: Rect(row: 1, column: 2, columns: 10, rows: 1)) { canvas in
      canvas.write("https://a.example/x", at: .zero, as: .text)
      canvas.link("https://a.example/x", at: .zero, columns: 19)
    }
    return canvas
  }

  @Test func `a link has the cells of the grid that show of it`() {
    let links = canvas().links
    #expect(links.count == 1)
    #expect(links.first?.row == 1)
    #expect(links.first?.columns == 2..<12)
  }

  @Test func `what is drawn over a link ends it`() {
    var canvas = canvas()
    canvas.write("!", at: Point(row: 1, column: 5), as: .text)
    #expect(canvas.links.isEmpty)
  }

  @Test(arguments: ["https://a\u{1B}\\", "https://a\u{7}", "https://ä", "a b", ""])
  func `an address that could end a sequence of the terminal is refused`(address: String) {
    var canvas = Canvas(size: Size(columns: 20, rows: 1))
    canvas.write("text", at: .zero, as: .text)
    canvas.link(address, at: .zero, columns: 4)
    #expect(canvas.links.isEmpty)
  }
}
