import RedoTerminal
import Testing

@Suite struct CanvasTests {
  @Test func `a part is drawn on in its own coordinates and never outside`() {
    var canvas = Canvas(size: Size(columns: 8, rows: 3))
    canvas.draw(in: Rect(row: 1, column: 2, columns: 4, rows: 1)) { part in
      #expect(part.size == Size(columns: 4, rows: 1))
      part.write("abcdefgh", at: Point(row: 0, column: -1), as: .text)
      part.write("no", at: Point(row: 1, column: 0), as: .text)
      part.fill(Rect(row: -5, column: -5, columns: 1, rows: 1), with: .danger)
      part.draw(in: Rect(row: 0, column: 3, columns: 9, rows: 9)) { inner in
        inner.write("XYZ", at: .zero, as: .neon)
      }
      part.cursor = Point(row: 0, column: 2)
    }
    #expect(canvas.rows == ["        ", "  bcdX  ", "        "])
    #expect(canvas.cursor == Point(row: 1, column: 4))
    #expect(canvas.size == Size(columns: 8, rows: 3))
  }

  @Test func `a wide glyph is never split at an edge`() {
    var canvas = Canvas(size: Size(columns: 5, rows: 1))
    #expect(canvas.write("漢字漢", at: .zero, as: .text) == 4)
    #expect(canvas.rows == ["漢字 "])
    canvas.draw(in: Rect(row: 0, column: 1, columns: 3, rows: 1)) { part in
      part.write("漢字", at: Point(row: 0, column: -1), as: .text)
    }
    #expect(canvas.rows == ["  字 "])
  }

  @Test func `writing over half of a wide glyph blanks the other half`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("漢字", at: .zero, as: .text)
    canvas.write("a", at: Point(row: 0, column: 1), as: .text)
    #expect(canvas.rows == [" a字"])
    canvas.write("b", at: Point(row: 0, column: 2), as: .text)
    #expect(canvas.rows == [" ab "])
  }

  @Test(arguments: [
    ("abcdef", 4, "abc…  ", 4), ("abcd", 4, "abcd  ", 4), ("漢字漢", 4, "漢…   ", 3),
    ("ab漢", 3, "ab…   ", 3), ("abc", 0, "      ", 0), ("abc", -3, "      ", 0),
  ])
  func `text that does not fit ends with an ellipsis`(
    text: String, limit: Int, row: String, used: Int
  ) {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    let taken = canvas.write(text, at: .zero, as: .text, limit: limit, overflow: .ellipsis)
    #expect(canvas.rows == [row])
    #expect(taken == used)
  }

  @Test func `writing keeps the ground and laying a ground keeps the text`() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.fill(canvas.bounds, with: .panel)
    canvas.write("ab", at: .zero, as: .neon, emphasis: .bold)
    canvas.lay(.raised, under: Rect(row: 0, column: 1, columns: 2, rows: 1))
    #expect(
      canvas[.zero]
        == Cell(glyph: Glyph("a"), role: .neon, ground: .panel, emphasis: .bold))
    #expect(canvas[Point(row: 0, column: 1)].ground == .raised)
    #expect(canvas[Point(row: 0, column: 1)].glyph.text == "b")
    #expect(canvas[Point(row: 0, column: 3)].ground == .panel)
  }

  @Test func `without Unicode other letters show as marks of the same width`() {
    var ascii = Canvas(size: Size(columns: 6, rows: 1), glyphs: .ascii)
    #expect(ascii.write("aé漢b", at: .zero, as: .text) == 5)
    #expect(ascii.rows == ["a???b "])
    var narrow = Canvas(size: Size(columns: 3, rows: 1), glyphs: .ascii)
    #expect(narrow.write("a漢字", at: .zero, as: .text, overflow: .ellipsis) == 2)
    #expect(narrow.rows == ["a~ "])
    var console = Canvas(size: Size(columns: 3, rows: 1), glyphs: .console)
    console.write("é", at: .zero, as: .text)
    PriorityBar(5).draw(on: &console, at: Point(row: 0, column: 1))
    #expect(console.rows == ["é##"])
  }

  @Test(arguments: ["\u{B7}", "\u{387}"])
  func `the dot of Greek is read as the other one is`(dot: String) {
    var ascii = Canvas(size: Size(columns: 3, rows: 1), glyphs: .ascii)
    ascii.write("a\(dot)b", at: .zero, as: .text)
    #expect(ascii.rows == ["a-b"])
    #expect(ASCIIText.folded("a\(dot)b") == "a-b")
  }

  @Test func `on a console punctuation is ASCII as the signs are, and letters stay`() {
    let text = "é漢 … · × “a” → ✓"
    var console = Canvas(size: Size(columns: 17, rows: 1), glyphs: .console)
    console.write(text, at: .zero, as: .text)
    #expect(console.rows == ["é漢 ~ - x \"a\" > +"])
    var unicode = Canvas(size: Size(columns: 17, rows: 1))
    unicode.write(text, at: .zero, as: .text)
    #expect(unicode.rows == [text])
  }

  @Test func `no room is fine`() {
    var canvas = Canvas(size: Size(columns: 0, rows: -4))
    canvas.write("a", at: .zero, as: .text)
    canvas[.zero] = Cell(glyph: Glyph("a"))
    Frame(title: "t", note: "n").draw(on: &canvas, in: canvas.bounds)
    #expect(canvas[.zero] == .blank)
    #expect(canvas == Canvas(size: .zero))
  }
}
