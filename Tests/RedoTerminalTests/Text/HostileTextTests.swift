import RedoTestSupport
import Testing

@testable import RedoTerminal

struct HostileTextTests {
  @Test(.enabled(if: Vectors.arePresent, Vectors.absence), arguments: [GlyphSet.unicode, .ascii])
  func `no hostile text puts an unsafe scalar into a cell or leaves its row`(glyphs: GlyphSet)
    throws
  {
    for (name, text) in try hostileTexts() {
      var canvas = Canvas(size: Size(columns: 40, rows: 3), glyphs: glyphs)
      let used = canvas.write(
        text, at: Point(row: 1, column: 5), as: .text, limit: 20, overflow: .ellipsis)
      #expect(used <= 20, "\(name)")
      #expect(canvas.row(0).allSatisfy { $0 == .blank }, "\(name)")
      #expect(canvas.row(2).allSatisfy { $0 == .blank }, "\(name)")
      let row = Array(canvas.row(1))
      #expect(row.prefix(5).allSatisfy { $0 == .blank }, "\(name)")
      #expect(row.suffix(15).allSatisfy { $0 == .blank }, "\(name)")
      expectSoundRow(row, name)
    }
  }

  @Test(.enabled(if: Vectors.arePresent, Vectors.absence))
  func `the columns of a text are those that writing it takes`() throws {
    for (name, text) in try hostileTexts() {
      let columns = TextWidth.columns(of: text)
      var canvas = Canvas(size: Size(columns: columns + 3, rows: 1))
      #expect(canvas.write(text, at: .zero, as: .text) == columns, "\(name)")
    }
  }

  @Test(.enabled(if: Vectors.arePresent, Vectors.absence))
  func `text that is not empty always shows something`() throws {
    for (name, text) in try hostileTexts() where !text.isEmpty {
      #expect(TextWidth.columns(of: text) > 0, "\(name)")
    }
  }

  @Test func `any scalar at all is drawn safely`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyph = Glyph(scalar)
      if glyph.text.unicodeScalars.contains(where: TextSanitizer.isUnsafe) || glyph.columns < 1 {
        Issue.record("U+\(String(value, radix: 16)) became \(glyph.columns) unsafe columns")
      }
    }
  }

  @Test func `random scalars keep every row whole`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 41)
    let tricky: [ClosedRange<UInt32>] = [
      0x00...0x7F, 0x80...0xFF, 0x300...0x36F, 0x900...0x97F, 0x1100...0x11FF, 0x200B...0x206F,
      0x2600...0x27BF, 0xAC00...0xAC40, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF,
      0xE0000...0xE007F, 0x4E00...0x4E20, 0xD800...0xFFFF,
    ]
    for round in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        let range = tricky.randomElement(using: &generator) ?? 0...0x7F
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          text.append(scalar)
        }
      }
      var canvas = Canvas(size: Size(columns: 17, rows: 1))
      let start = Int.random(in: -20...20, using: &generator)
      canvas.write(String(text), at: Point(row: 0, column: start), as: .text)
      canvas.write("漢e\u{301}", at: Point(row: 0, column: start + 3), as: .text)
      expectSoundRow(Array(canvas.row(0)), "seed \(generator.seed), round \(round)")
    }
  }

  /// Every glyph owns exactly the cells it says, and holds nothing that acts on a terminal.
  private func expectSoundRow(_ row: [Cell], _ name: String) {
    var column = 0
    while column < row.count {
      let glyph = row[column].glyph
      #expect(glyph.columns >= 1, "\(name): half a glyph in column \(column)")
      #expect(
        !glyph.text.unicodeScalars.contains(where: TextSanitizer.isUnsafe),
        "\(name): unsafe in column \(column)")
      if glyph.columns == 2 {
        #expect(column + 1 < row.count, "\(name): cut in column \(column)")
        #expect(row[min(column + 1, row.count - 1)].glyph == .continuation, "\(name)")
      }
      column += max(1, glyph.columns)
    }
  }

  private func hostileTexts() throws -> [(String, String)] {
    let foreign = try ForeignStrings()
    let decoded = foreign.broken.map { String(decoding: $0, as: UTF8.self) }
    return (foreign.texts + decoded).map { ($0.debugDescription, $0) }
  }
}
