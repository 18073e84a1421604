import RedoCommandLine
import Testing

/// What is said of patterns as other programs have them.
struct ListPatternTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("add Buy oat milk tomorrow")
  }

  @Test(arguments: ["/milk/", "milk*", "*milk*"])
  func `a pattern that finds nothing is told how its letters are looked for`(pattern: String) {
    let output = desk.run("list \(pattern)")
    #expect(output.exitCode == 0 && output.text.isEmpty)
    #expect(
      output.complaint
        == "redo: words are looked for in the texts: instead of \(pattern) write milk\n")
    #expect(desk.run("list milk").text.contains("Buy oat milk"))
  }

  @Test(arguments: ["\\/milk/", "*", "/", "!nothing"])
  func `what is no pattern is not told to be one`(word: String) {
    #expect(!desk.run(["list", word]).complaint.contains("write milk"))
  }

  @Test func `a pattern that is in a text finds it`() {
    desk.run("add Read /etc/ tomorrow")
    let output = desk.run("list /etc/")
    #expect(output.text.contains("Read /etc/") && output.complaint.isEmpty)
  }
}
