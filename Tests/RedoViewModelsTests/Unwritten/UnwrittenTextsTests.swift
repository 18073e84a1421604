import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The file of what is unwritten may hold anything: what makes no sense is passed over.
@Suite struct UnwrittenTextsTests {
  private let limit = 1 << 20

  /// Lines and forms, left one after the other.
  private func sample() throws -> UnwrittenTexts {
    var script = ScreenScript(try .sample())
    try script.press("aRead<Space>tomorrow<C-x><Esc>ACall<Tab>one<Enter>two<Tab>fri<Esc>")
    try script.press("i<Space>now<Esc>e<Tab>More<Esc>")
    return script.viewModel.unwritten
  }

  @Test func `what is written reads back as it was`() throws {
    let texts = try sample()
    #expect(texts.texts.count == 4)
    #expect(UnwrittenTexts(json: texts.json(within: limit)) == texts)
  }

  @Test func `a text that is too long by itself leaves the others alone`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aRead<Space>tomorrow<Esc>i<Space>now<Esc>")
    let short = script.viewModel.unwritten
    try script.press("e<Tab>" + String(repeating: "more", count: 400) + "<Esc>")
    #expect(script.viewModel.unwritten.texts.count == short.texts.count + 1)
    let json = script.viewModel.unwritten.json(within: 1_500)
    #expect(UnwrittenTexts(json: json) == short)
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "null", "\u{FEFF}{}", #"{"texts":[],"version":1}"#,
    #"{"texts":[{"dismissed":[],"fields":{"title":{"before":"","now":"x"}},"in":"line"}],"version":2}"#,
    #"{"texts":[{"dismissed":[],"fields":{"title":{"before":"","now":"x"}},"in":"line"}]}"#,
    #"{"texts":[{"dismissed":[],"fields":{"title":{"before":"","now":"x"}},"in":"card"}],"version":1}"#,
    #"{"texts":[{"dismissed":[],"fields":{"title":{"before":"","now":"a\nb"}},"in":"line"}],"version":1}"#,
    #"{"texts":[{"dismissed":[],"fields":{"due":{"before":"","now":"fri"}},"in":"line"}],"version":1}"#,
    #"{"texts":[{"dismissed":[],"fields":{"title":{"now":"x"}},"in":"line"}],"version":1}"#,
    #"{"texts":[{"dismissed":[],"fields":{},"in":"form"}],"version":1}"#,
    #"{"texts":[{"fields":{"title":{"before":"","now":"x"}},"in":"line","task":"1"}],"version":1}"#,
    #"{"texts":[{"fields":{"title":{"before":"","now":"x"}},"in":"line","task":null}],"version":1}"#,
    #"{"texts":[{"fields":{"title":{"before":"","now":"\ud800"}},"in":"line"}],"version":1}"#,
    #"{"texts":[7,"x",[[[]]]],"version":1}"#,
  ])
  func `what is odd, of another version or cut short counts as nothing`(json: String) {
    #expect(UnwrittenTexts(json: Array(json.utf8)).texts.isEmpty)
  }

  @Test func `bytes that are not UTF-8 count as nothing, and so does half a file`() throws {
    let json = try sample().json(within: limit)
    for length in 0..<json.count {
      #expect(UnwrittenTexts(json: Array(json[..<length])).texts.isEmpty)
    }
    var broken = json
    for place in stride(from: 0, to: json.count, by: 7) {
      broken[place] = 0xFF
      #expect(UnwrittenTexts(json: broken).texts.isEmpty)
      broken[place] = json[place]
    }
  }

  @Test func `of what is odd the rest still counts`() throws {
    let line =
      #"{"dismissed":[{"kind":"nonsense","occurrence":0,"word":"x"},{"kind":"due","occurrence":-1,"word":"x"}],"fields":{"title":{"before":"","now":"x"}},"in":"line"}"#
    let texts = UnwrittenTexts(json: Array(#"{"texts":[{},\#(line)],"version":1}"#.utf8))
    #expect(texts.texts.count == 1)
  }

  @Test func `the oldest give way where there is more than fits`() throws {
    let texts = try sample()
    let whole = texts.json(within: limit)
    let fewer = UnwrittenTexts(json: texts.json(within: whole.count - 1))
    #expect(fewer.texts == Array(texts.texts.dropFirst()))
    #expect(UnwrittenTexts(json: texts.json(within: 10)).texts.isEmpty)
  }

  @Test func `control characters that were pasted come back and never reach the terminal`() throws {
    let json =
      #"{"texts":[{"fields":{"title":{"before":"","now":"a\u001b[31mb\u0007"}},"in":"line"}],"version":1}"#
    var script = ScreenScript(try .sample())
    script.find(UnwrittenTexts(json: Array(json.utf8)))
    try script.press("a")
    #expect(!script.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    try script.press("<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "a\u{1B}[31mb\u{7}")
    #expect(!script.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
