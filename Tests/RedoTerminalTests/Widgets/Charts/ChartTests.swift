import RedoTerminal
import Testing

@Suite struct ChartTests {
  private func drawn(
    _ columns: Int, _ rows: Int, _ glyphs: GlyphSet = .unicode,
    _ draw: (inout Canvas) -> Void
  ) -> [String] {
    var canvas = Canvas(size: Size(columns: columns, rows: rows), glyphs: glyphs)
    draw(&canvas)
    return canvas.rows
  }

  @Test func `dots of a cell make its letter`() {
    var picture = Braille(size: Size(columns: 2, rows: 1))
    #expect(picture.letter(at: .zero) == "⠀")
    for row in 0..<4 { picture.set(row: row, column: 0, series: 0) }
    #expect(picture.letter(at: .zero) == "⡇")
    for row in 0..<4 { picture.set(row: row, column: 1, series: 1) }
    #expect(picture.letter(at: .zero) == "⣿")
    #expect(picture.series(at: .zero) == 0)
    #expect(picture.series(at: Point(row: 0, column: 1)) == nil)
    for (row, column) in [(-1, 0), (4, 0), (0, -1), (0, 4)] {
      picture.set(row: row, column: column, series: 0)
    }
    #expect(picture.series(at: Point(row: 0, column: 1)) == nil)
    #expect(picture.series(at: Point(row: 3, column: 9)) == nil)
  }

  @Test func `a line goes from edge to edge`() {
    let up = LinePlot([.init([0, 1, 2, 3], .neon)], to: 3)
    #expect(drawn(4, 2) { up.draw(on: &$0, in: $0.bounds) } == ["  ⡠⠊", "⡠⠊  "])
    #expect(
      drawn(4, 4, .ascii) { up.draw(on: &$0, in: $0.bounds) } == ["   *", "  * ", " *  ", "*   "])
    let level = LinePlot([.init([5], .neon)], to: 5)
    #expect(drawn(3, 1) { level.draw(on: &$0, in: $0.bounds) } == ["⠉⠉⠉"])
  }

  @Test func `a steep line stays a line`() {
    let jump = LinePlot([.init([0, 0, 9, 9], .neon)], to: 9)
    let rows = drawn(1, 4, .unicode) { jump.draw(on: &$0, in: $0.bounds) }
    #expect(rows.allSatisfy { $0 != " " })
  }

  @Test func `the line in front has the cell and a broken one has gaps`() {
    let plot = LinePlot(
      [
        .init([1, 1], .neon), .init([1, 1], .cyan),
        .init([0, 0], .amber, isDotted: true, mark: "-"),
      ],
      to: 1)
    var canvas = Canvas(size: Size(columns: 4, rows: 2))
    plot.draw(on: &canvas, in: canvas.bounds)
    #expect(canvas.row(0).map(\.role) == [.neon, .neon, .neon, .neon])
    #expect(canvas.rows == ["⠉⠉⠉⠉", "⡀⡀⡀⡀"])
    #expect(drawn(4, 2, .ascii) { plot.draw(on: &$0, in: $0.bounds) } == ["****", "- - "])
  }

  @Test func `a cell of the line in front has no dot of another line`() {
    let plot = LinePlot([.init([1, 1], .neon), .init([0, 0], .cyan)], to: 1)
    // Both lines go through the one row of cells, at its upper and at its lower edge.
    #expect(drawn(4, 1) { plot.draw(on: &$0, in: $0.bounds) } == ["⠉⠉⠉⠉"])
    let crossing = LinePlot([.init([3, 3], .neon), .init([0, 1, 2, 3], .cyan)], to: 3)
    #expect(drawn(4, 2) { crossing.draw(on: &$0, in: $0.bounds) } == ["⠉⠉⠉⠉", "⡠⠊  "])
  }

  @Test func `values beyond the edges or without a number stay on them`() {
    let plot = LinePlot([.init([-5, .infinity, .nan, 900], .neon)], to: 1)
    let flat = LinePlot([.init([3, 3], .neon)], from: 3, to: 3)
    for (columns, rows) in [(0, 0), (1, 1), (7, 3)] {
      #expect(drawn(columns, rows) { plot.draw(on: &$0, in: $0.bounds) }.count == rows)
      #expect(drawn(columns, rows) { flat.draw(on: &$0, in: $0.bounds) }.count == rows)
    }
    #expect(
      drawn(2, 1) { LinePlot([.init([], .neon)], to: 1).draw(on: &$0, in: $0.bounds) } == ["  "])
  }

  @Test func `a heat map shows the last weeks that fit, each level with its glyph`() {
    let weeks = (0..<5).map { week in (0..<7).map { day in week == 4 && day > 2 ? nil : week } }
    let map = HeatMap(weeks: weeks, weekColumns: 2)
    #expect(map.shown(in: 9) == 0..<5)
    #expect(map.shown(in: 8) == 1..<5)
    #expect(map.shown(in: 0).isEmpty)
    #expect(
      drawn(9, 4) { map.draw(on: &$0, in: $0.bounds) }
        == ["· ░ ▒ ▓ █", "· ░ ▒ ▓ █", "· ░ ▒ ▓ █", "· ░ ▒ ▓  "])
    let wide = HeatMap(weeks: [[1], [9]], weekColumns: 3)
    #expect(drawn(5, 1, .ascii) { wide.draw(on: &$0, in: $0.bounds) } == ["-- ##"])
    for glyphs in GlyphSet.allCases {
      #expect(Set((0...4).map { glyphs.shade($0) } + [glyphs.excess]).count == 6)
    }
  }

  @Test func `a bar is as long as its value and never nothing for something`() {
    func bar(_ value: Int, _ part: Int = 0, of total: Int = 8, _ glyphs: GlyphSet = .unicode)
      -> String
    {
      drawn(4, 1, glyphs) { Bar(value: value, part: part, of: total).draw(on: &$0, in: $0.bounds) }[
        0]
    }
    #expect(bar(0) == "    ")
    #expect(bar(8) == "████")
    #expect(bar(3) == "█▌  ")
    #expect(bar(1, of: 1000) == "▏   ")
    #expect(bar(9) == "████")
    #expect(bar(5, 2) == "▓█▌ ")
    #expect(bar(1000, 1, of: 1000) == "▓███")
    #expect(bar(5, 2, .ascii) == "!== ")
    #expect(bar(5, of: 0) == "    ")
  }

  @Test func `a bar that stands out as a whole does so to its end`() {
    func roles(_ value: Int, _ part: Int) -> [Role] {
      var canvas = Canvas(size: Size(columns: 4, rows: 1))
      Bar(value: value, part: part, of: 8).draw(on: &canvas, in: canvas.bounds)
      return canvas.row(0).filter { $0.glyph != .blank }.map(\.role)
    }
    #expect(roles(3, 3) == [.overdue, .overdue])
    #expect(roles(3, 2) == [.overdue, .gauge])
    #expect(roles(3, 0) == [.gauge, .gauge])
  }

  @Test func `the highest column fills the height and none is lost`() {
    func chart(_ values: [Int], _ glyphs: GlyphSet = .unicode) -> [String] {
      drawn(5, 2, glyphs) {
        ColumnChart(values, gap: 1).draw(on: &$0, in: $0.bounds)
      }
    }
    #expect(chart([16, 4, 0]) == ["█    ", "█ ▄ ·"])
    #expect(chart([1000, 1, 12]) == ["█    ", "█ ▁ ▁"])
    #expect(chart([16, 4, 0], .ascii) == ["#    ", "# # ."])
    #expect(chart([0, 0]) == ["     ", "· ·  "])
    #expect(chart([]) == ["     ", "     "])
    #expect(chart([1, 1, 1, 1, 1]) == ["█ █ █", "█ █ █"])
    let wide = ColumnChart([8, 8, 8], barColumns: 2, gap: 1)
    #expect(drawn(8, 1) { wide.draw(on: &$0, in: $0.bounds) } == ["██ ██ ██"])
    #expect(drawn(7, 1) { wide.draw(on: &$0, in: $0.bounds) } == ["██ ██  "])
  }

  @Test func `large figures are told apart in every set of glyphs`() {
    for glyphs in GlyphSet.allCases {
      let figures = (0...9).map { digit in
        drawn(3, 3, glyphs) { BigNumber(digit).draw(on: &$0, at: .zero, as: .neon) }
      }
      #expect(Set(figures).count == 10)
      #expect(figures.allSatisfy { $0.allSatisfy { $0.count == 3 } })
    }
    #expect(BigNumber(1234).columns == 15)
    #expect(BigNumber(-5) == BigNumber(0))
    #expect(
      drawn(7, 3) { BigNumber(42).draw(on: &$0, at: .zero, as: .neon) }
        == ["╻ ╻ ╺━┓", "┗━┫ ┏━┛", "  ╹ ┗━╸"])
    // Two bare bars would be the sign of a pause.
    #expect(
      drawn(7, 3) { BigNumber(11).draw(on: &$0, at: .zero, as: .neon) }
        == ["╺┓  ╺┓ ", " ┃   ┃ ", "╺┻╸ ╺┻╸"])
  }

  @Test func `a band grows denser with the chance`() {
    let band = ChanceBand([0, 0.1, 0.3, 0.6, 0.85, 1])
    #expect(drawn(6, 1) { band.draw(on: &$0, in: $0.bounds) } == ["·░▒▓██"])
    #expect(drawn(4, 1, .ascii) { band.draw(on: &$0, in: $0.bounds) } == [".-=%"])
    #expect(drawn(3, 0) { band.draw(on: &$0, in: $0.bounds) }.isEmpty)
  }

  @Test func `where there is height for it the chance is as high as it is likely`() {
    let band = ChanceBand([0, 0.01, 0.25, 0.5, 0.9, 1, 7])
    #expect(
      drawn(7, 4) { band.draw(on: &$0, in: $0.bounds) } == [
        "    ▅██", "    ███", "   ████", "··█████",
      ])
    #expect(
      drawn(7, 4, .ascii) { band.draw(on: &$0, in: $0.bounds) }
        == ["    ###", "    ###", "   ####", "..#####"])
  }
}
