import RedoTerminal
import Testing

struct TextWidthTests {
  @Test(arguments: [
    (0, ""), (1, ""), (2, "家"), (3, "家a\u{301}"), (4, "家a\u{301}"), (5, "家a\u{301}家"),
  ])
  func `a prefix is never wider than its room`(columns: Int, fitting: String) {
    #expect(TextWidth.prefix(of: "家a\u{301}家b", columns: columns) == fitting)
  }

  @Test(arguments: [
    "", "a", "rent", "家a\u{301}家b", "\u{1F3F4}\u{E0067}\u{E007F}x", "a\tb\u{200B}c",
  ])
  func `the columns of a text that are counted up to some are the fewer of both`(text: String) {
    for most in -1...12 {
      #expect(TextWidth.columns(of: text, atMost: most) == min(TextWidth.columns(of: text), most))
    }
  }
}
