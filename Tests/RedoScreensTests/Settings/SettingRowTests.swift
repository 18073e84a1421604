import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct SettingRowTests {
  /// The cells behind the title of a row of the settings, in which Ana has set her name.
  private func value(of title: String) throws -> [Cell] {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 100)) {
      $0.preferences.name = "Ana"
    }
    try script.press("6")
    let canvas = script.canvas
    let row = try #require(
      (0..<canvas.gridSize.rows).map { canvas.row($0) }.first { row in
        row.map(\.glyph.text).joined().contains("  \(title)  ")
      })
    // The frame ends the row.
    return row.dropFirst(20).dropLast().filter { $0.glyph != .blank }
  }

  @Test func `a changed value is lit and bold, and nothing else is`() throws {
    let changed = try value(of: "Your name")
    #expect(changed.map(\.glyph.text).joined() == "Ana")
    #expect(changed.allSatisfy { $0.role == .neon && $0.emphasis == .bold })
    for title in ["Motion", "Reminders", "Export", "Add a folder", "Version"] {
      let cells = try value(of: title)
      #expect(
        !cells.isEmpty && cells.allSatisfy { $0.role != .neon && $0.emphasis == [] }, "\(title)")
    }
  }

  @Test(arguments: [
    ("Verify", "checks"), ("Export", "exports"), ("Import", "imports"), ("Add a folder", "adds"),
  ])
  func `a row that runs something says what its key does`(title: String, deed: String) throws {
    let words = try value(of: title).map(\.glyph.text).joined()
    #expect(words.hasSuffix("Enter\(deed)"), "\(words)")
  }
}
