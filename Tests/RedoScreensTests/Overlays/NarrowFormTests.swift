import RedoTerminal
import RedoTestSupport
import Testing

/// The form on the smallest screen there is.
struct NarrowFormTests {
  @Test func `what may be written in an empty field is not cut`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 40, rows: 10))
    try script.press("A")
    #expect(!script.text.contains("…"), "\(script.text)")
    for words in ["what else to know ", "fri 9am, in 3 days ", "2 weeks, 30 days fixed "] {
      #expect(script.text.contains(words), "\(script.text)")
    }
  }
}
