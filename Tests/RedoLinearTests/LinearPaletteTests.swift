import RedoTestSupport
import RedoViewModels
import Testing

/// What words behind the palette's key do.
struct LinearPaletteTests {
  @Test(arguments: [
    ("undo", "Undone: added “Buy milk”"), ("archive", "Archived “Buy milk”"), ("quit", ""),
    ("u", "Commands with “u”, "), ("q", "Commands with “q”, "), ("b", "Commands with “b”, "),
    ("2", "Commands with “2”"), ("ok", "Commands with “ok”"),
    ("del", "Commands with “del”, "), ("delete", "Commands with “delete”, "),
  ])
  func `words to the palette run what they name whole and alone, and else list what they find`(
    words: String, answer: String
  ) throws {
    var script = LinearScript(try .sample())
    script.type("a Buy milk")
    #expect(script.type(": " + words).hasPrefix(answer), "\(script.heard)")
    #expect(script.effects.contains(.quit) == (words == "quit"))
    #expect(script.replica.written.count == (["undo", "archive"].contains(words) ? 14 : 13))
  }

  @Test(arguments: [
    (":", "Commands with “xyzzy”, 0:\nNo command"), ("F", "No preset"), ("#", "No tag or person"),
  ])
  func `where nothing has the name that was typed it says so, and what may be typed`(
    way: String, words: String
  ) throws {
    var script = LinearScript(try .sample())
    script.type(way)
    let answer = words + " has that name; other words find others, b leaves."
    for line in ["xyzzy", ""] { #expect(script.type(line) == answer, "\(line)") }
    #expect(script.type("b").hasPrefix("Tasks, All"))
  }
}
