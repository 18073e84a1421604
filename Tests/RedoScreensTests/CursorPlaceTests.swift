import RedoTerminal
import RedoTestSupport
import Testing

/// The terminal's own cursor follows what the keys are about, and is a block on most terminals.
@Suite struct CursorPlaceTests {
  @Test(
    arguments: ["j", "l", "lj", "B", "T", "*Tchjz4k<Space>c<Esc>", "4", "4<Enter>"],
    [80, 120])
  func `where nothing is typed the cursor hides no glyph of a text`(keys: String, columns: Int)
    throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press(keys)
    let canvas = script.canvas
    let cursor = try #require(canvas.cursor)
    #expect([" ", "▸"].contains(canvas[cursor].glyph.text), "\(canvas[cursor].glyph.text)")
  }

  @Test func `where versions are to be chosen from the cursor hides no glyph either`() throws {
    var script = ScreenScript(try .forked(), size: Size(columns: 120, rows: 40))
    try script.press("/renew<Enter>M")
    let canvas = script.canvas
    let cursor = try #require(canvas.cursor)
    #expect([" ", "▸"].contains(canvas[cursor].glyph.text))
  }
}
