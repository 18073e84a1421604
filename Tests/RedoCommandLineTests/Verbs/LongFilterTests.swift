import RedoCommandLine
import Testing

/// A filter that looks for more than anybody types.
struct LongFilterTests {
  @Test(arguments: ["list", "export"])
  func `words as long as a book are refused in one line that tells of the most`(verb: String) throws
  {
    let desk = try Desk()
    desk.run("add Pay rent")
    let output = desk.run([verb, String(repeating: "rent ", count: 30_000)])
    #expect(output.exitCode == 2 && output.text.isEmpty)
    #expect(
      output.complaint
        == "redo: the words of the filter have 120000 letters: leave out some, so that they have "
        + "2000 at most\n")
  }
}
