import RedoIntents
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The palette, the presets, and the tags and people as they were looked at and approved.
@Suite struct ChooserGoldenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }

  private func script(
    _ keys: String, _ size: Size = Size(columns: 80, rows: 24), glyphs: GlyphSet = .unicode
  ) throws -> ScreenScript {
    let own = [
      ("Critical", "overdue p>=4 sort:due", PresetColor.red), ("Home", "#home", .green),
      ("Broken", "due<=blue", .plain),
    ]
    let presets = PresetBook(
      own: try own.map { Preset(name: try PresetName($0.0), line: $0.1, color: $0.2) })
    var script = ScreenScript(try .sample(), size: size, glyphs: glyphs, presets: presets)
    try script.press(keys)
    return script
  }

  @Test(arguments: sizes) func `the palette`(size: Size) throws {
    Golden.expect(try script("j:", size).canvas, named: "palette")
  }

  @Test func `the palette narrowed`() throws {
    Golden.expect(try script("j:ed<Down>").canvas, is: "palette-narrowed")
    Golden.expect(try script("j:pr", glyphs: .ascii).canvas, is: "palette-ascii")
  }

  @Test(arguments: sizes) func `the palette where nothing matches, and over an empty list`(
    size: Size
  ) throws {
    Golden.expect(try script("j:xyzzy", size).canvas, named: "palette-nothing")
    var empty = ScreenScript(try ScriptedReplica(), size: size)
    try empty.press(":task")
    Golden.expect(empty.canvas, named: "palette-empty")
  }

  @Test(arguments: sizes) func `the presets`(size: Size) throws {
    Golden.expect(try script("F", size).canvas, named: "presets")
  }

  @Test func `the presets narrowed, and one applied`() throws {
    Golden.expect(try script("Fi").canvas, is: "presets-narrowed")
    Golden.expect(try script("Fcrit<Enter>").canvas, is: "presets-applied")
    Golden.expect(try script("F", glyphs: .ascii).canvas, is: "presets-ascii")
  }

  @Test(arguments: sizes) func `the tags and people`(size: Size) throws {
    Golden.expect(try script("#<Down>", size).canvas, named: "labels")
  }

  @Test func `the tags and people narrowed, and where there is none`() throws {
    Golden.expect(try script("#@", glyphs: .ascii).canvas, is: "labels-ascii")
    Golden.expect(try script("#<Tab><Down><Tab>").canvas, is: "labels-combined")
    var empty = ScreenScript(try ScriptedReplica(), size: Size(columns: 80, rows: 24))
    try empty.press("<Esc>#")
    Golden.expect(empty.canvas, is: "labels-empty")
  }

  @Test(arguments: [40, 80]) func `a long tag shows whole in the list of them, without a bar`(
    columns: Int
  ) throws {
    let replica = try ScriptedReplica()
    for line in ["Walk #tag-longer-than-the-other-ones", "Run #short"] { replica.add(line) }
    var script = ScreenScript(replica, size: Size(columns: columns, rows: 12))
    try script.press("#")
    let rows = script.text.split(separator: "\n")
    let long = try #require(rows.first { $0.contains("#tag-longer-than-the-other-ones ") })
    #expect(!long.contains("█"))
    #expect(rows.contains { $0.contains("#short") && $0.contains("█") })
  }

  @Test func `a preset being named`() throws {
    Golden.expect(try script("/p>=4<Enter><C-s>Hot").canvas, is: "preset-name")
    Golden.expect(try script("Fcrit<C-x>").canvas, is: "preset-delete")
  }
}
