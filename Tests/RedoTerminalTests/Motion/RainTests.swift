import RedoTerminal
import RedoTestSupport
import RedoThemes
import Testing

@Suite struct RainTests {
  private static let courses: [Rain.Course] = [.once, .endless, .still]

  private func canvas(
    _ rain: Rain, _ frame: Int, columns: Int = 80, rows: Int = 24,
    glyphs: GlyphSet = .unicode, over text: String = ""
  ) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows), glyphs: glyphs)
    for row in 0..<rows where row % 3 == 0 {
      canvas.write(text, at: Point(row: row, column: 0), as: .text)
    }
    rain.draw(frame: frame, on: &canvas)
    return canvas
  }

  private func cells(_ canvas: Canvas) -> [Cell] {
    (0..<canvas.gridSize.rows).flatMap { canvas.row($0) }
  }

  @Test(arguments: courses)
  func `no frame at any size breaks anything, and rain is the same for the same seed`(
    course: Rain.Course
  ) {
    var generator = SeededGenerator.fromEnvironment(default: 3)
    for _ in 0..<60 {
      let (columns, rows) = (
        Int.random(in: 0...200, using: &generator), Int.random(in: 0...70, using: &generator)
      )
      let rain = Rain(course, seed: generator.next())
      for frame in [-1, 0, 1, 7, 20, 39, 40, 1000, .max / 4] {
        let first = canvas(rain, frame, columns: columns, rows: rows)
        #expect(
          first == canvas(rain, frame, columns: columns, rows: rows),
          "seed \(generator.seed), \(columns) x \(rows), frame \(frame)")
      }
    }
  }

  @Test(arguments: courses) func `no word is touched, wide or narrow`(course: Rain.Course) {
    let text = "Pay rent 買い物リスト  👩‍👩‍👧‍👦 due today ▮▮▮▯▯"
    let plain = canvas(Rain(course, seed: 1), -1, over: text)
    for seed in 0..<20 as Range<UInt64> {
      for frame in 0..<60 {
        let drawn = canvas(Rain(course, seed: seed), frame, over: text)
        for (before, after) in zip(cells(plain), cells(drawn)) where before.glyph != .blank {
          #expect(before == after)
        }
      }
    }
  }

  @Test func `rain that falls once, or fades, begins with a clear screen or ends with one`() {
    for seed in 0..<10 as Range<UInt64> {
      let clear = canvas(Rain(.once, seed: seed), -1)
      #expect(canvas(Rain(.once, seed: seed), 0) == clear)
      #expect(canvas(Rain(.once, seed: seed), Rain.frames) == clear)
      #expect(canvas(Rain(.still, seed: seed), Rain.frames) == clear)
      #expect(canvas(Rain(.once, seed: seed), 16) != clear)
      #expect(canvas(Rain(.still, seed: seed), 2) != clear)
      #expect(canvas(Rain(.endless, seed: seed), 12_345) != clear)
    }
  }

  @Test func `a still rain only ever loses signs`() {
    let rain = Rain(.still, seed: 5)
    for frame in 0..<Rain.frames {
      let (now, next) = (cells(canvas(rain, frame)), cells(canvas(rain, frame + 1)))
      for (before, after) in zip(now, next) { #expect(after == before || after == .blank) }
    }
  }

  @Test func `ASCII rain is ASCII, every sign is one column`() {
    for frame in 0..<Rain.frames {
      for cell in cells(canvas(Rain(.once, seed: 9), frame, glyphs: .ascii)) {
        #expect(cell.glyph.text.utf8.allSatisfy { $0 < 0x80 } && cell.glyph.text != "?")
      }
      for cell in cells(canvas(Rain(.once, seed: 9), frame)) { #expect(cell.glyph.columns == 1) }
    }
  }

  @Test func `few cells change from frame to frame`() {
    for (course, most) in [(Rain.Course.once, 420), (.endless, 150), (.still, 120)] {
      for seed in 0..<2 as Range<UInt64> {
        for frame in 0..<Rain.frames - 1 {
          let rain = Rain(course, seed: seed)
          let (now, next) = (
            cells(canvas(rain, frame, columns: 120, rows: 40)),
            cells(canvas(rain, frame + 1, columns: 120, rows: 40))
          )
          let changed = zip(now, next).count { $0 != $1 }
          #expect(changed <= most, "\(course), seed \(seed), frame \(frame): \(changed)")
        }
      }
    }
  }

  @Test(arguments: Themes.names, ColorDepth.allCases)
  func `rain can be seen in every theme and with few colours`(name: String, depth: ColorDepth)
    throws
  {
    let theme = try ThemeParser.parse(try #require(Themes.bytes(of: name)))
    for ground in [Ground.background, .panel] {
      let head = theme.rendition(of: .rainHead, on: ground, depth: depth)
      let trail = theme.rendition(of: .rain, on: ground, depth: depth)
      #expect(depth == .mono || head.foreground != head.background)
      #expect(depth == .mono || trail.foreground != trail.background)
    }
  }
}
