import RedoTestSupport
import Testing

struct LinearTriageTests {
  @Test func `help of a triage names no digits, which are numbers of the page here`() throws {
    var script = LinearScript(try .sample())
    let help = script.type("T", "?")
    #expect(help.contains("\nTriage:\n") && !help.contains("1-5") && !help.contains("5 is urgent"))
  }

  @Test(
    arguments: [
      (["b"], "Go on where it was left", "task 2 of 3:"),
      (["skip", "skip"], "Go back to the last task", "task 3 of 3:"),
    ])
  func `the end of a triage says where the way back leads`(
    lines: [String], words: String, task: String
  ) throws {
    var script = LinearScript(try .sample())
    for line in ["T", "1"] + lines { script.type(line) }
    let number = try #require(script.number(of: words))
    #expect(script.type("\(number)").split(separator: "\n").first?.hasSuffix(task) == true)
  }
}
