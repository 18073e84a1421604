import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What lies below an overlay is there to tell where one is, not to be read.
@Suite struct RecedingBodyTests {
  private static let size = Size(columns: 120, rows: 40)

  /// How the cells of a screen's left edge look, which no overlay of that size covers.
  private func edge(_ keys: String) throws -> [Cell] {
    var script = ScreenScript(try .sample(), size: Self.size)
    try script.press(keys)
    let canvas = script.canvas
    return (1..<Self.size.rows - 1).flatMap { canvas.row($0).prefix(8) }
  }

  @Test(arguments: ["A", "e"])
  func `what an overlay stands over is faint and has no emphasis`(keys: String) throws {
    let cells = try edge(keys)
    #expect(cells.contains { $0.glyph != .blank })
    #expect(cells.allSatisfy { $0.role == .faint && $0.emphasis.isEmpty })
  }

  @Test(arguments: ["j", "a", "/", ":", "F", "p", "D"])
  func `a list that is being used keeps its colours`(keys: String) throws {
    #expect(try edge(keys).contains { $0.role == .overdue })
  }

  @Test func `the overlay itself, its cursor and the last row keep theirs`() throws {
    var script = ScreenScript(try .sample(), size: Self.size)
    try script.press("A")
    let canvas = script.canvas
    let cursor = try #require(canvas.cursor)
    #expect(canvas.row(cursor.row).contains { $0.role == .neonBright })
    #expect(canvas.row(Self.size.rows - 1).contains { $0.role == .key })
    try script.press("<Esc>")
    #expect(script.canvas.row(2).contains { $0.role != .faint && $0.glyph != .blank })
  }
}
