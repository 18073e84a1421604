import RedoTestSupport
import Testing

@testable import RedoTerminal

@Suite struct TextAreaTests {
  private func typed(_ notation: String) throws -> TextArea {
    var area = TextArea()
    for key in try KeyNotation.keys(in: notation) { _ = area.handle(key, columns: 20) }
    return area
  }

  private func shown(_ area: TextArea, columns: Int, rows: Int) -> [String] {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    area.draw(on: &canvas, in: canvas.bounds)
    return (0..<rows).map { row in
      let text = canvas.row(row).map(\.glyph.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func `Enter begins a line and the arrows go between lines`() throws {
    #expect(try typed("one<Enter>two<Up>X").text == "oneX\ntwo")
    #expect(try typed("a<Enter>long<Up><Down>X").text == "a\nlXong")
    #expect(try typed("ab<Enter>cd<Home>X<End>Y").text == "ab\nXcdY")
  }

  @Test func `removing at the edges of a line joins it with its neighbour`() throws {
    #expect(try typed("ab<Enter>cd<Home><Backspace>").text == "abcd")
    #expect(try typed("ab<Enter>cd<Up><End><Delete>").text == "abcd")
    #expect(try typed("ab<Enter>cd<C-u>").text == "ab\n")
    #expect(try typed("ab<Enter>cd<Up><Home><C-k>").text == "\ncd")
    #expect(try typed("ab<Enter>cd<Up><Home><C-k><C-k>").text == "cd")
  }

  @Test func `words end with their line, and at its edge the line feed is stepped over or removed`()
    throws
  {
    #expect(try typed("buy milk<Enter>call Ana<Enter>x<C-w>").text == "buy milk\ncall Ana\n")
    #expect(try typed("a<Enter>b<Enter>c<C-w><C-w><C-w>").text == "a\n")
    #expect(try typed("a<Enter>b  <C-w><C-w>").text == "a")
    #expect(try typed("a<Enter><Space><Space><C-w>").text == "a\n")
    #expect(try typed("one two<Enter>six<C-Left>X").text == "one two\nXsix")
    #expect(try typed("one two<Enter>six<A-b><A-b>X<A-b>Y").text == "one YtwoX\nsix")
    #expect(try typed("one<Enter>six ten<Up><Home><C-Right>X<A-f><A-f>Y").text == "oneX\nsixY ten")
  }

  @Test func `what was taken out of a folded line can be put in again, line feeds with it`() throws
  {
    let words = "a paragraph that takes several rows of twenty columns"
    let keys = words.split(separator: " ").joined(separator: "<Space>")
    #expect(try typed("one<Enter>" + keys + "<C-u>").text == "one\n")
    #expect(try typed("one<Enter>" + keys + "<C-u><C-y>").text == "one\n" + words)
    #expect(try typed("one<Enter>two<Up><Home><C-k><C-k><End><C-y>").text == "twoone\n")
  }

  @Test func `an arrow that leads out of the text is left to others`() {
    var area = TextArea("one\ntwo")
    let keys: [Key] = [.down, .up, .up, .tab, .escape]
    #expect(keys.map { area.handle($0, columns: 20) } == [false, true, false, false, false])
  }

  @Test func `every kind of line end becomes a line feed`() {
    #expect(TextArea("a\r\nb\rc\nd\r\n").text == "a\nb\nc\nd\n")
  }

  @Test func `long lines wrap between words, and longer words where they must`() {
    let area = TextArea("one two three four abcdefghijklmno")
    #expect(
      shown(area, columns: 11, rows: 5) == ["one two", "three four", "abcdefghij", "klmno", ""])
    #expect(area.rows(columns: 11).count == 4)
  }

  @Test func `wide characters wrap whole`() {
    #expect(shown(TextArea("日本語日本"), columns: 6, rows: 3) == ["日本", "語日", "本"])
  }

  @Test func `what does not fit is scrolled and says so`() {
    let area = TextArea((1...9).map(String.init).joined(separator: "\n"))
    #expect(shown(area, columns: 6, rows: 3) == ["7    ↑", "8", "9"])
    var start = area
    start.moveToStart()
    #expect(shown(start, columns: 6, rows: 3) == ["1", "2", "3    ↓"])
  }

  @Test func `no keys and no text make it fail, and the cursor stays in sight`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 3)
    let keys = try KeyNotation.keys(
      in:
        "a<Space>日<Enter><Enter><Up><Down><Left><Right><Home><End><Backspace><Delete><C-u><C-k><C-w>"
    )
    for _ in 0..<60 {
      var area = TextArea("é\r\n" + String(repeating: "wörd ", count: 9))
      let columns = Int.random(in: 1...12, using: &generator)
      for _ in 0..<80 {
        guard let key = keys.randomElement(using: &generator) else { continue }
        _ = area.handle(key, columns: columns)
        var canvas = Canvas(size: Size(columns: columns, rows: 3))
        area.draw(on: &canvas, in: canvas.bounds)
        #expect(canvas.cursor != nil, "seed \(generator.seed)")
      }
    }
  }
}
