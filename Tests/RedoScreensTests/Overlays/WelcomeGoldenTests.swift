import RedoTerminal
import RedoTestSupport
import Testing

/// The first start as it was looked at and approved.
@Suite struct WelcomeGoldenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }

  private func script(_ size: Size, glyphs: GlyphSet = .unicode) throws -> ScreenScript {
    var script = ScreenScript(try ScriptedReplica(), size: size, glyphs: glyphs)
    script.welcome()
    return script
  }

  @Test(arguments: sizes) func `the first start`(size: Size) throws {
    Golden.expect(try script(size).canvas, named: "welcome")
  }

  @Test(arguments: sizes) func `the first task being typed`(size: Size) throws {
    var script = try script(size)
    try script.press("aPay<Space>rent<Space>tomorrow")
    Golden.expect(script.canvas, named: "welcome-typing")
  }

  @Test(arguments: [10, 12, 24])
  func `the welcome is whole above the first task, or gone`(rows: Int) throws {
    for keys in ["a", "aPay rent every month", "aPay rent tomorrow p5 daily #home"] {
      var script = try script(Size(columns: 40, rows: rows))
      try script.press(keys)
      let lines = script.text.split(separator: "\n")
      let top = lines.firstIndex { $0.hasPrefix("╭─ Welcome") }
      let line = try #require(lines.firstIndex { $0.hasPrefix("╭─ Add a task") })
      guard let top else { continue }
      let bottom = try #require(lines.firstIndex { $0.hasPrefix("╰") })
      #expect(bottom > top + 1 && bottom < line, "\(script.text)")
    }
  }

  @Test(arguments: [(22, false), (24, true), (40, true)])
  func `a row is blank above and below where there is room for both`(
    rows: Int, isRoomy: Bool
  ) throws {
    let canvas = try script(Size(columns: 80, rows: rows)).canvas
    let lines = (0..<rows).map { row in
      canvas.row(row).map(\.glyph.text)[6..<74].joined()
    }
    let top = try #require(lines.firstIndex { $0.hasPrefix("╭─ Welcome") })
    let bottom = try #require(lines.firstIndex { $0.hasPrefix("╰") })
    let blank = "│" + String(repeating: " ", count: 66) + "│"
    #expect((lines[top + 1] == blank) == isRoomy)
    #expect((lines[bottom - 1] == blank) == isRoomy)
  }

  @Test func `the first start of ASCII`() throws {
    let size = Size(columns: 80, rows: 24)
    Golden.expect(try script(size, glyphs: .ascii).canvas, is: "ascii-welcome")
  }

  @Test(arguments: sizes) func `the help of the calendar, and all of it`(size: Size) throws {
    var script = ScreenScript(try .sample(), size: size)
    try script.press("3?")
    Golden.expect(script.canvas, named: "help-calendar")
    try script.press("?")
    Golden.expect(script.canvas, named: "help-all")
  }
}
