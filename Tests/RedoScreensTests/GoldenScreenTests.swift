import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Screens as they were looked at and approved.
@Suite struct GoldenScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }

  private func script(
    _ size: Size = Size(columns: 80, rows: 24), _ keys: String = "", glyphs: GlyphSet = .unicode
  ) throws -> ScreenScript {
    var script = ScreenScript(try .sample(), size: size, glyphs: glyphs)
    if !keys.isEmpty { try script.press(keys) }
    return script
  }

  @Test(arguments: sizes) func `the list`(size: Size) throws {
    Golden.expect(try script(size, "jj").canvas, named: "list")
  }

  @Test(arguments: sizes) func `a task`(size: Size) throws {
    Golden.expect(try script(size, "jjjj<Enter>").canvas, named: "task")
  }

  @Test(arguments: sizes) func `a line being added`(size: Size) throws {
    let keys = "aCall<Space>Ana<Space>tomorrow<Space>9am<Space>p5<Space>~2<Space>#home"
    Golden.expect(try script(size, keys).canvas, named: "add")
  }

  @Test(arguments: sizes) func `a chosen chip`(size: Size) throws {
    let keys = "aCall<Space>Ana<Space>tomorrow<Space>9am<Space>p5<Space>~2<Space>#home"
    let chosen = try script(size, keys + "<S-Tab><S-Tab><S-Tab>").canvas
    Golden.expect(chosen, named: "chosen-chip")
  }

  @Test(arguments: sizes) func `help`(size: Size) throws {
    Golden.expect(try script(size, "?").canvas, named: "help")
  }

  @Test(arguments: sizes) func `what a line may say`(size: Size) throws {
    Golden.expect(try script(size, "aPay<Space>rent<F1>").canvas, named: "add-help")
    Golden.expect(try script(size, "/rent<F1>").canvas, named: "find-help")
  }

  @Test(arguments: sizes) func `a question`(size: Size) throws {
    Golden.expect(try script(size, "jjD").canvas, named: "delete")
  }

  @Test(arguments: sizes) func `an empty list`(size: Size) throws {
    Golden.expect(ScreenScript(try ScriptedReplica(), size: size).canvas, named: "empty")
  }

  @Test(arguments: sizes) func `hostile titles`(size: Size) throws {
    Golden.expect(ScreenScript(try .hostile(), size: size).canvas, named: "hostile")
  }

  @Test func `a priority being chosen`() throws {
    Golden.expect(try script(keys: "jjpj").canvas, is: "priority")
  }

  @Test func `a snooze being typed`() throws {
    Golden.expect(try script(keys: "jjsfri<Space>14:30").canvas, is: "snooze")
  }

  @Test(arguments: sizes) func `a snooze that is no date`(size: Size) throws {
    Golden.expect(try script(size, "jjssoonish").canvas, named: "snooze-problem")
  }

  @Test func `a search`() throws {
    Golden.expect(try script(keys: "/re").canvas, is: "find")
  }

  @Test(arguments: sizes) func `a search that finds nothing`(size: Size) throws {
    Golden.expect(try script(size, "/xyzzy").canvas, named: "find-nothing")
  }

  @Test func `what was done`() throws {
    Golden.expect(try script(keys: "c").canvas, is: "completed")
  }

  @Test func `pasted lines`() throws {
    var script = try script()
    script.paste((1...12).map { "- thing \($0)" }.joined(separator: "\n"))
    Golden.expect(script.canvas, is: "paste")
  }

  @Test(arguments: sizes) func `a damaged log`(size: Size) throws {
    var script = try script(size)
    script.notice(.brokenLines(3))
    Golden.expect(script.canvas, named: "damaged")
  }

  private static let failure = IntentFailure(
    message:
      "/home/ana/.local/share/redo/changes.jsonl may not be on the disk: Input/output error. "
      + "Check the disk, reload, and save again what is missing.", needsReload: true)

  @Test(arguments: sizes) func `a change that failed, in many words`(size: Size) throws {
    var script = try script(size, "jj")
    script.replica.nextFailure = Self.failure
    try script.press("c")
    Golden.expect(script.canvas, named: "failed")
  }

  @Test(arguments: sizes) func `a line that was refused in many words`(size: Size) throws {
    var script = try script(size)
    script.replica.nextFailure = Self.failure
    try script.press("aCall<Space>Ana<Enter>")
    Golden.expect(script.canvas, named: "refused")
  }

  @Test(arguments: sizes) func `trouble with the log`(size: Size) throws {
    var script = try script(size)
    script.notice(
      .problem(
        "/home/ana/.local/share/redo/changes.jsonl has been locked by process 4711 for 2 s. "
          + "Let it finish or end it, then try again."))
    Golden.expect(script.canvas, named: "trouble")
  }

  @Test func `trouble on a screen of ASCII`() throws {
    var script = try script(keys: "jj", glyphs: .ascii)
    script.replica.nextFailure = Self.failure
    try script.press("c")
    Golden.expect(script.canvas, is: "ascii-failed")
  }

  @Test func `a screen of ASCII`() throws {
    Golden.expect(try script(keys: "jj", glyphs: .ascii).canvas, is: "ascii-list")
    Golden.expect(try script(keys: "jjjj<Enter>", glyphs: .ascii).canvas, is: "ascii-task")
    Golden.expect(try script(keys: "?", glyphs: .ascii).canvas, is: "ascii-help")
  }

  @Test func `a screen that is too small`() throws {
    Golden.expect(try script(Size(columns: 39, rows: 10)).canvas, is: "too-small")
    Golden.expect(try script(Size(columns: 12, rows: 2)).canvas, is: "far-too-small")
  }

  @Test func `a screen before the first replay`() throws {
    let replica = try ScriptedReplica()
    var viewModel = AppViewModel(settings: AppSettings(device: replica.author))
    viewModel.resize(to: Size(columns: 60, rows: 12))
    Golden.expect(viewModel.drawn(), is: "opening")
  }

  private func script(keys: String, glyphs: GlyphSet = .unicode) throws -> ScreenScript {
    try script(Size(columns: 80, rows: 24), keys, glyphs: glyphs)
  }
}
