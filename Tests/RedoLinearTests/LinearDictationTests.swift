import RedoLinear
import RedoTestSupport
import RedoViewModels
import Testing

/// A description that is typed anew, line by line.
struct LinearDictationTests {
  private static let before = "As it was:\n- [ ] tent"

  @Test(arguments: [
    (["", "b"], before), (["b"], before), (["."], before), (["One", "Two", ".."], before),
    (["-"], ""), (["\\b", "", "q", "."], "b\n\nq"), (["?", "One", "."], "One"),
    (["", " ", "1 One", "write", "."], "1 One\nwrite"),
  ])
  func `a description is heard first, and can be left as it is`(
    lines: [String], after: String
  ) throws {
    let replica = try ScriptedReplica()
    replica.add("Pack")
    try replica.describe("Pack", Self.before)
    var script = LinearScript(replica)
    #expect(script.type("e 1", "2").hasPrefix("It says:\nAs it was:\n- [ ] tent\nDescription, "))
    for line in lines {
      script.type(line)
      script.keepParagraph()
    }
    let form = try #require(script.session.viewModel.shownForm, "the form is gone: \(script.heard)")
    #expect(form.text(of: .description) == after)
    #expect(!script.session.isDictating)
    let stays = script.heard == ["Description stays as it is."]
    #expect(stays == (after == Self.before), "\(script.heard)")
  }

  @Test func `what is wrong with another field does not come between the lines`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("A", "5 zebra").hasPrefix("Points cannot be so: "))
    #expect(script.type("2").hasPrefix("Description, line by line: "))
    for line in ["One", "", "Two"] { #expect(script.type(line).isEmpty, "\(line)") }
    #expect(script.type(".").hasPrefix("Points cannot be so: "))
    #expect(script.heard.last == "Description: 3 lines.")
  }

  @Test func `u and q in the first line of a description do what they do elsewhere`() throws {
    var script = LinearScript(try .sample())
    script.type("a Buy milk", "A", "2")
    #expect(script.type("u").hasPrefix("Undone: added “Buy milk”"))
    script.type("A", "2", "q")
    #expect(script.effects == [.quit])
  }
}
