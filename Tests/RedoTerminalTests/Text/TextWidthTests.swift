import RedoTerminal
import Testing

struct TextWidthTests {
  @Test(arguments: [
    (0, ""), (1, ""), (2, "家"), (3, "家a\u{301}"), (4, "家a\u{301}"), (5, "家a\u{301}家"),
  ])
  func `a prefix is never wider than its room`(columns: Int, fitting: String) {
    #expect(TextWidth.prefix(of: "家a\u{301}家b", columns: columns) == fitting)
  }
}
