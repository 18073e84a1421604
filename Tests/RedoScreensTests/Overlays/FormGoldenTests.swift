import RedoIntents
import RedoTerminal
import RedoTestSupport
import Testing

/// The form as it was looked at and approved.
@Suite struct FormGoldenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12), (40, 10)].map {
    Size(columns: $0, rows: $1)
  }

  private func script(
    _ keys: String, _ size: Size = Size(columns: 80, rows: 24), glyphs: GlyphSet = .unicode
  ) throws -> ScreenScript {
    var script = ScreenScript(try .sample(), size: size, glyphs: glyphs)
    try script.press(keys)
    return script
  }

  @Test(arguments: sizes) func `a task being edited`(size: Size) throws {
    Golden.expect(try script("jjjje", size).canvas, named: "form")
  }

  @Test(arguments: sizes) func `a value that is refused`(size: Size) throws {
    let keys = "jjjje<Tab><Tab><C-u>soonish"
    Golden.expect(try script(keys, size).canvas, named: "form-problem")
  }

  @Test(arguments: [Size(columns: 120, rows: 40), Size(columns: 80, rows: 24)])
  func `what the title lacks is said once`(size: Size) throws {
    let script = try script("A<C-s>", size)
    #expect(script.text.split(separator: "a task needs a title").count == 2)
  }

  @Test func `an empty form, one of ASCII, and one in its description`() throws {
    Golden.expect(try script("A").canvas, is: "form-empty")
    Golden.expect(try script("jjjje", glyphs: .ascii).canvas, is: "form-ascii")
    Golden.expect(try script("jjjje<Tab><Down><Down>").canvas, is: "form-description")
  }

  @Test(arguments: sizes.prefix(3)) func `a step of a checklist that is selected`(
    size: Size
  ) throws {
    let keys = size.columns < 100 ? "jjjj<Enter>jj" : "jjjj<Tab>jj"
    Golden.expect(try script(keys, size).canvas, named: "step")
  }

  @Test func `lines about one field`() throws {
    Golden.expect(try script("jjdfri<Space>9am").canvas, is: "due")
    Golden.expect(try script("jjrevery<Space>monday").canvas, is: "repeat")
    Golden.expect(try script("jjr").canvas, is: "repeat-empty")
  }
}
