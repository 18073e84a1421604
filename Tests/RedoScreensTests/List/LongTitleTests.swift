import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// A title may be a mebibyte long, and a row shows its start.
@Suite struct LongTitleTests {
  @Test(arguments: ["l", "/wörd<Enter>", "2", "3", "3<Tab>", "5", "T"])
  func `a screen of very long titles is drawn in time that they hardly lengthen`(keys: String)
    throws
  {
    let growth = try Growth(from: 2_000, to: 64_000, within: 6, slack: 0.05) { count in
      let words = String(repeating: "wörd ", count: count) + "end #home"
      var script = try opened((0..<20).map { "\($0) " + words })
      try script.press(keys)
      return ThreadTime.seconds { _ = script.canvas }
    }
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `a word far behind what a row shows is found, and the task's text has all of it`()
    throws
  {
    let words = String(repeating: "word ", count: 20_000) + "needle"
    var script = try opened([words, "Pay rent"])
    try script.press("/needle<Enter>")
    #expect(script.titles.count == 1)
    let row = try #require(
      (0..<script.canvas.gridSize.rows).map { script.canvas.row($0) }.first { row in
        row.contains { $0.glyph.text == "▮" }
      })
    #expect(row.contains { $0.glyph.text == "…" })
    #expect(!row.contains { $0.role == .match }, "nothing that shows was looked for")
    try script.press("l")
    let detail = try #require(script.viewModel.tasks.detail.text)
    #expect(detail.title == words)
    let text = detail.lines.flatMap(\.spans).compactMap { span in
      if case .text(let text) = span.content { text } else { nil }
    }
    #expect(text.joined().contains("word needle"))
  }

  @Test func `a title of marks alone, which no row has room for, ends with an ellipsis`() throws {
    let script = try opened(["a" + String(repeating: "\u{301}", count: 100_000)])
    #expect(script.text.contains("a\u{301}\u{301}\u{301}\u{301}\u{301}…"))
  }

  private func opened(_ titles: [String]) throws -> ScreenScript {
    let replica = try ScriptedReplica()
    let due = Instant(milliseconds: replica.now.milliseconds + Instant.hour)
    try replica.add(titles.map { TaskDraft(title: $0, due: .at(due)) })
    return ScreenScript(replica, size: Size(columns: 140, rows: 40))
  }
}
