import RedoTerminal
import Testing

@Suite struct WidgetTests {
  @Test func `a frame has a title above, a note below and room inside`() {
    var canvas = Canvas(size: Size(columns: 16, rows: 4))
    let inside = Frame(title: "Tasks", note: "3/9").draw(on: &canvas, in: canvas.bounds)
    #expect(inside == Rect(row: 1, column: 1, columns: 14, rows: 2))
    #expect(
      canvas.rows == [
        "╭─ Tasks ──────╮", "│              │", "│              │", "╰──────── 3/9 ─╯",
      ])
    #expect(canvas[Point(row: 1, column: 1)].ground == .panel)
  }

  @Test func `a long title is cut and a narrow frame keeps its corners`() {
    var canvas = Canvas(size: Size(columns: 12, rows: 2), glyphs: .ascii)
    Frame(title: "A very long title", note: "and a long note").draw(on: &canvas, in: canvas.bounds)
    #expect(canvas.rows == ["+- A ver~ -+", "+- and a~ -+"])
    for columns in 0..<6 {
      var small = Canvas(size: Size(columns: columns, rows: 2))
      Frame(title: "T", note: "N", isFocused: true).draw(on: &small, in: small.bounds)
      #expect(columns < 2 || small.rows[0].hasPrefix("╭"))
      #expect(columns < 2 || small.rows[0].hasSuffix("╮"))
    }
  }

  @Test func `the focused frame fades from its corner`() {
    var canvas = Canvas(size: Size(columns: 60, rows: 20))
    Frame(isFocused: true).draw(on: &canvas, in: canvas.bounds)
    let top = (0..<60).map { canvas[Point(row: 0, column: $0)].role }
    #expect(top.first == .borderGlow1)
    #expect(top.last == .borderFocus)
    let steps: [Role] = [.borderGlow1, .borderGlow2, .borderGlow3, .borderFocus]
    let order = top.compactMap(steps.firstIndex)
    #expect(order == order.sorted())
    #expect(Set(order).count == 4)
    Frame().draw(on: &canvas, in: canvas.bounds)
    #expect(canvas[.zero].role == .border)
  }

  @Test func `a list shows the selected row with a margin and never a gap below`() {
    var window = ScrollWindow(margin: 2)
    window.follow(selection: 0, count: 100, height: 10)
    #expect(window.visible(of: 100, height: 10) == 0..<10)
    window.follow(selection: 9, count: 100, height: 10)
    #expect(window.visible(of: 100, height: 10) == 2..<12)
    window.follow(selection: 99, count: 100, height: 10)
    #expect(window.visible(of: 100, height: 10) == 90..<100)
    window.follow(selection: 92, count: 100, height: 10)
    #expect(window.start == 90)
    window.follow(selection: 1, count: 3, height: 10)
    #expect(window.visible(of: 3, height: 10) == 0..<3)
    window.scroll(by: 500, count: 20, height: 10)
    #expect(window.visible(of: 20, height: 10) == 10..<20)
    for height in 0...3 {
      for selection in 0..<5 {
        window.follow(selection: selection, count: 5, height: height)
        let visible = window.visible(of: 5, height: height)
        #expect(height == 0 || visible.contains(selection), "\(selection) of \(height)")
      }
    }
  }

  @Test func `a scroll bar shows where the window is`() {
    #expect(ScrollBar(visible: 0..<10, count: 10).thumb(height: 10).isEmpty)
    #expect(ScrollBar(visible: 0..<10, count: 100).thumb(height: 10) == 0..<1)
    #expect(ScrollBar(visible: 90..<100, count: 100).thumb(height: 10) == 9..<10)
    #expect(ScrollBar(visible: 25..<75, count: 100).thumb(height: 10) == 3..<8)
    #expect(ScrollBar(visible: 0..<1, count: 1_000_000).thumb(height: 3) == 0..<1)
  }

  @Test func `a scroll bar lies on the frame's line, and leaves its glow beside the thumb`() {
    let size = Size(columns: 12, rows: 8)
    var framed = Canvas(size: size)
    let inside = Frame(isFocused: true).draw(on: &framed, in: Rect(size: size))
    var scrolled = framed
    ScrollBar(visible: 0..<6, count: 12, isFocused: true).draw(on: &scrolled, rightOf: inside)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let point = Point(row: row, column: column)
        guard column == inside.endColumn, 1...3 ~= row else {
          #expect(scrolled[point] == framed[point], "\(point)")
          continue
        }
        #expect(scrolled[point].glyph.text == "┃")
        #expect(scrolled[point].role == .borderGlow3)
      }
    }
    ScrollBar(visible: 0..<12, count: 12, isFocused: true).draw(on: &framed, rightOf: inside)
    #expect(framed[Point(row: 1, column: inside.endColumn)].glyph.text == "│")
  }

  @Test func `a scroll bar without the focus is faint, and has a track where no frame is`() {
    var canvas = Canvas(size: Size(columns: 1, rows: 4), glyphs: .ascii)
    ScrollBar(visible: 0..<4, count: 8).draw(on: &canvas, in: canvas.bounds)
    #expect(canvas.rows == ["#", "#", "|", "|"])
    #expect(canvas[.zero].role == .faint)
    #expect(canvas[Point(row: 3, column: 0)].role == .border)
  }

  @Test func `a gauge is empty only at nothing and full only at all`() {
    #expect(Gauge(value: 0, of: 9).filled(of: 10) == 0)
    #expect(Gauge(value: 1, of: 1000).filled(of: 10) == 1)
    #expect(Gauge(value: 999, of: 1000).filled(of: 10) == 9)
    #expect(Gauge(value: 9, of: 9).filled(of: 10) == 10)
    #expect(Gauge(value: 50, of: 9).filled(of: 10) == 10)
    #expect(Gauge(value: 5, of: 0).filled(of: 10) == 0)
    #expect(Gauge(value: Int.max - 1, of: Int.max).filled(of: 10) == 9)
  }

  @Test func `a priority is read without colour`() {
    var canvas = Canvas(size: Size(columns: 5, rows: 1))
    PriorityBar(3).draw(on: &canvas, at: .zero)
    #expect(canvas.rows == ["▮▮▮▯▯"])
    PriorityBar(9).draw(on: &canvas, at: .zero)
    #expect(canvas.rows == ["▮▮▮▮▮"])
  }
}
