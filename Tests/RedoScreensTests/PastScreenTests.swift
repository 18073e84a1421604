import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// History, the activity and the past as they were looked at and approved.
@Suite struct PastScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }
  /// From the list to the history of the task that two devices changed.
  private static let toPassport = "/renew<Enter><Enter>"

  private func script(
    _ size: Size = Size(columns: 80, rows: 24), _ keys: String, glyphs: GlyphSet = .unicode
  ) throws -> ScreenScript {
    var script = ScreenScript(try .apart(), size: size, glyphs: glyphs)
    try script.press(keys)
    return script
  }

  @Test(arguments: sizes) func `a history with a fork and a merge`(size: Size) throws {
    let script = try script(size, Self.toPassport + "Gkk")
    Golden.expect(script.canvas, named: "history")
  }

  @Test(arguments: sizes) func `a change shown whole`(size: Size) throws {
    let script = try script(size, Self.toPassport + "Gkkk<Enter>")
    Golden.expect(script.canvas, named: "change")
  }

  @Test(arguments: sizes) func `a change that breaks a rule`(size: Size) throws {
    Golden.expect(try script(size, Self.toPassport + "jj<Enter>").canvas, named: "change-refused")
  }

  @Test func `a merge and an edited description`() throws {
    Golden.expect(
      try script(keys: Self.toPassport + "Gkkkkkk<Enter>").canvas, is: "change-merge")
    Golden.expect(
      try script(keys: Self.toPassport + "Gkkkkkkk<Enter>").canvas, is: "change-description")
  }

  @Test(arguments: ["1", "4", "5"])
  func `before the first change no screen asks for a task, which would be refused`(screen: String)
    throws
  {
    let replica = try ScriptedReplica()
    replica.add("Call Ana")
    for size in Self.sizes {
      var script = ScreenScript(replica, size: size)
      try script.press("<lt>" + screen)
      #expect(script.text.contains("There were no tasks then"))
      #expect(script.text.contains("Esc returns to now"))
      #expect(!script.text.contains("Press a"))
      try script.press("2<Tab><Enter>")
      #expect(!script.text.contains("adds a task") && !script.text.contains("press a"))
      try script.press("1<Enter>")
      #expect(script.viewModel.message?.text == "no task is selected; Esc returns to now")
      try script.press("<Esc>")
      #expect(script.text.contains("Call Ana"))
    }
  }

  @Test func `the node itself`() throws {
    Golden.expect(try script(keys: Self.toPassport + "G<Enter>J").canvas, is: "change-json")
  }

  @Test(arguments: sizes) func `who set what`(size: Size) throws {
    Golden.expect(try script(size, Self.toPassport + "Bj").canvas, named: "blame")
  }

  @Test(arguments: sizes) func `the activity`(size: Size) throws {
    Golden.expect(try script(size, "5jjj").canvas, named: "activity")
  }

  @Test(arguments: [(62, "“Cal…  "), (92, "…”, priority …  "), (120, "…”, priority to 5")])
  func `a title in what was done gives way to what else was done`(columns: Int, words: String)
    throws
  {
    let replica = try ScriptedReplica()
    replica.add("Call Ana")
    let title = "Call Ana about the keys of the house by the lake and the boat"
    let task = try #require(replica.projection.tasks.first?.id)
    _ = try replica.run(.edit([task], TaskEdit(title: title, priority: 5)))
    var script = ScreenScript(replica, size: Size(columns: columns, rows: 12))
    try script.press("5")
    #expect(script.text.contains(words))
  }

  @Test func `the activity being searched`() throws {
    Golden.expect(try script(keys: "5/ren<Space>phone").canvas, is: "activity-find")
  }

  @Test func `the activity of a task, an author and a kind`() throws {
    Golden.expect(try script(keys: "5jjjjftfwfa").canvas, is: "activity-narrowed")
  }

  @Test(arguments: sizes) func `an activity that nothing matches, and an empty one`(
    size: Size
  ) throws {
    Golden.expect(try script(size, "5/xyzzy<Enter>").canvas, named: "activity-nothing")
    var empty = ScreenScript(try ScriptedReplica(), size: size)
    try empty.press("5")
    Golden.expect(empty.canvas, named: "activity-empty")
  }

  @Test(arguments: sizes) func `the past`(size: Size) throws {
    Golden.expect(try script(size, "@yesterday<Space>5pm<Enter>").canvas, named: "past")
  }

  @Test(arguments: 40...140) func `the way back from the past is told on every screen`(columns: Int)
    throws
  {
    let toTheStart = String(repeating: "<lt>", count: 40)
    for keys in ["<lt>", "@yesterday<Space>5pm<Enter>", "5<lt>", toTheStart] {
      let script = try script(Size(columns: columns, rows: 12), keys)
      let header = script.text.split(separator: "\n", omittingEmptySubsequences: false)[0]
      #expect(header.hasSuffix(" Esc returns"), "\(keys)")
      #expect(header.hasPrefix(" REDO"))
      let clicked = (0..<columns).contains { column in
        var clicked = script
        clicked.mouse(.press(.left), row: 0, column: column)
        return clicked.viewModel.screen == .settings
      }
      #expect(clicked == header.contains(" 6 "), "a click reaches what shows")
    }
  }

  @Test func `a time being asked for`() throws {
    Golden.expect(try script(keys: "@2<Space>days<Space>ago").canvas, is: "past-asked")
    Golden.expect(try script(keys: "@tomorrow").canvas, is: "past-to-come")
  }

  @Test func `the past of one change, and a key that cannot act in it`() throws {
    Golden.expect(try script(keys: "<lt><lt>c").canvas, is: "past-step")
  }

  @Test func `history, activity and the past in ASCII`() throws {
    Golden.expect(
      try script(keys: Self.toPassport + "Gkkk", glyphs: .ascii).canvas, is: "ascii-history")
    Golden.expect(try script(keys: "5jj", glyphs: .ascii).canvas, is: "ascii-activity")
    Golden.expect(
      try script(keys: "@yesterday<Enter>", glyphs: .ascii).canvas, is: "ascii-past")
  }

  @Test func `hostile titles in the activity`() throws {
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
      var script = ScreenScript(try .hostile(), size: size)
      try script.press("5")
      Golden.expect(script.canvas, named: "activity-hostile")
    }
  }

  private func script(keys: String, glyphs: GlyphSet = .unicode) throws -> ScreenScript {
    try script(Size(columns: 80, rows: 24), keys, glyphs: glyphs)
  }
}
