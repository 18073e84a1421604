import Testing

@testable import RedoTerminal

@Suite struct TextFieldTests {
  @Test(arguments: [
    ("abc|", "<Left>x", "abx|c"), ("ab|", "<C-a>x", "x|ab"), ("a|b", "<C-e>x", "abx|"),
    ("one two|", "<C-w>", "one |"), ("one two  |", "<C-w>", "one |"), ("one two|", "<C-u>", "|"),
    ("one| two", "<C-k>", "one|"), ("a|bc", "<Delete>", "a|c"), ("|", "<Backspace>", "|"),
    ("aB|", "<S-Backspace>", "a|"),
    ("one two|", "<A-b>", "one |two"), ("|one two", "<C-Right>", "one| two"),
    ("👨‍👩‍👧|x", "<Backspace>", "|x"), ("漢字|", "<Left>", "漢|字"), ("|ab", "<Left>", "|ab"),
    ("e|", "\u{301}", "e\u{301}|"), ("🇩|🇪", "<Left>", "|🇩🇪"),
    ("one two|", "<C-u><C-y>", "one two|"), ("one| two", "<C-k><C-a><C-y>", " two|one"),
    ("one two six|", "<C-w><C-w><C-y><C-y>", "one two sixtwo six|"),
    ("one| two", "<C-k><C-u><C-y>", "one two|"), ("one two|", "<C-w><Left><C-w><C-y>", "one| "),
    ("one two|", "<C-w>x<C-w><C-y>", "one x|"),
  ])
  func `keys edit as a shell's line does`(before: String, typed: String, after: String) throws {
    var field = field(before)
    for key in try KeyNotation.keys(in: typed) {
      let isKnown = field.handle(key)
      #expect(isKnown)
    }
    #expect(field.textBeforeCursor + "|" + field.text.dropFirst(field.textBeforeCursor) == after)
  }

  @Test func `keys that are not for editing are left to the caller`() {
    var field = TextField("a")
    // Nothing was taken out that Ctrl-y could put in.
    for key in [
      Key.enter, .escape, .tab, .backtab, .up, .control("p"), .control("y"), Key(.function(1)),
    ] {
      let isKnown = field.handle(key)
      #expect(!isKnown)
    }
    #expect(field.text == "a")
  }

  @Test func `a line longer than its field scrolls to show the cursor`() {
    var field = TextField("0123456789")
    #expect(drawn(field) == ("‹6789 ", 5))
    field.moveCursor(to: 0)
    #expect(drawn(field) == ("01234›", 0))
    field.moveCursor(to: 5)
    #expect(drawn(field) == ("‹2345›", 4))
  }

  @Test func `what is typed at the end joins with what stands there as in the whole text`() {
    let text = "e\u{301}🇩🇪🇫🇷👨‍👩‍👧\u{200D}👍🏽한글각\r\n\u{600}a ❤️"
    let scalars = Array(text.unicodeScalars)
    for cut in 0...scalars.count {
      var before = String.UnicodeScalarView()
      before.append(contentsOf: scalars[..<cut])
      var after = String.UnicodeScalarView()
      after.append(contentsOf: scalars[cut...])
      var field = TextField(String(before))
      field.insert(String(after))
      #expect(field == TextField(text), "cut before scalar \(cut)")
    }
  }

  @Test func `a completion takes the place of what was typed`() {
    var field = TextField("buy milk #ho")
    field.replace(last: "ho", with: "home ")
    #expect(field.text == "buy milk #home ")
    #expect(field.cursor == 15)
    // One character of a string, and two clusters of a terminal.
    var conjunct = TextField("neu #\u{915}\u{94D}\u{937}")
    conjunct.replace(last: "#\u{915}\u{94D}\u{937}", with: "#done")
    #expect(conjunct.text == "neu #done")
  }

  private func drawn(_ field: TextField) -> (String, Int) {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    field.draw(on: &canvas, in: canvas.bounds)
    return (canvas.rows[0], canvas.cursor?.column ?? -1)
  }

  private func field(_ marked: String) -> TextField {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    var field = TextField(String(parts[0]))
    let cursor = field.cursor
    field = TextField(marked.replacing("|", with: ""))
    field.moveCursor(to: cursor)
    return field
  }
}

extension String {
  /// The rest of the text behind a start that it has.
  fileprivate func dropFirst(_ start: String) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(start.unicodeScalars.count)))
  }
}
