import RedoTerminal
import Testing

struct ASCIITextTests {
  @Test func `signs become what reads like them, and letters as many marks as columns`() {
    #expect(ASCIIText.folded("plain \u{1B}[1mbold") == "plain \u{1B}[1mbold")
    #expect(ASCIIText.folded("“Pay rent” · Mon…") == "\"Pay rent\" - Mon...")
    #expect(ASCIIText.folded("│ ├╮ ● ▁▄█") == "| +. * _:#")
    #expect(ASCIIText.folded("café 日本 👩‍👩‍👧") == "caf? ???? ??")
    #expect(ASCIIText.folded("").isEmpty)
  }
}
