import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct SyncTroubleTests {
  @Test func `what went wrong with syncing has the colour of what is wrong, until it is well`()
    throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("6G")
    func roles() throws -> [Role] {
      let canvas = script.canvas
      let row = try #require(
        (0..<canvas.gridSize.rows).map { canvas.row($0) }.first { row in
          row.map(\.glyph.text).joined().contains("Last error ")
        })
      return row.filter { $0.glyph != .blank }.map(\.role)
    }
    var folder = RemoteHealth(name: "stick", address: "/media/stick/redo")
    folder.problem = "/media/stick/redo is not there; plug in what holds it"
    script.take(SyncHealth(remotes: [folder]))
    #expect(try roles().contains(.error))
    folder.problem = nil
    script.take(SyncHealth(remotes: [folder]))
    #expect(try !roles().contains(.error))
  }
}
