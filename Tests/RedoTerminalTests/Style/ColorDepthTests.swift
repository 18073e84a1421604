import RedoTerminal
import Testing

struct ColorDepthTests {
  @Test func `NO_COLOR forbids colours by any value but the empty one`() {
    #expect(ColorDepth.isAllowed(noColor: nil) && ColorDepth.isAllowed(noColor: ""))
    #expect(!ColorDepth.isAllowed(noColor: "1") && !ColorDepth.isAllowed(noColor: "0"))
  }
}
