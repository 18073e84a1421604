import RedoIntents
import RedoProtocol
import RedoTerminal
import RedoTestSupport
import RedoViewModels
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

  @Test func `what an import loses is told to its end, and its titles give way to that`() throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 80, rows: 24))
    try script.press("I~/tasks.json<Enter>")
    let tasks = try (1...9).map { number in
      ImportedTask(
        id: try #require(TaskID("11111111-1111-4111-8111-00000000000\(number)")),
        fields: TaskFields(title: "Title \(number)"))
    }
    let remarks = (1...7).map {
      "lost: what the file alone knows under the long name \($0) is kept as text (\($0))"
    }
    script.end(
      .offered(ImportOffer(path: "~/tasks.json", content: .tasks(tasks), remarks: remarks)))
    let shown = script.text.split { " │\n".contains($0) }.joined(separator: " ")
    for number in 1...7 { #expect(shown.contains("is kept as text (\(number))")) }
    #expect(script.text.contains("Enter/y imports"))
  }
}
