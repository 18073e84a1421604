import RedoTerminal
import RedoTestSupport
import Testing

@Suite struct QuestionOverlayTests {
  @Test(arguments: [40, 80, 120])
  func `a title that is about to go is told to its end`(columns: Int) throws {
    let title = (1...24).map { "word\($0)" }.joined(separator: " ")
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: columns, rows: 20))
    try script.press("a" + title.replacing(" ", with: "<Space>") + "<Enter>D")
    let shown = script.text.split { " │\n".contains($0) }.joined(separator: " ")
    #expect(shown.contains("word23 word24"))
  }
}
