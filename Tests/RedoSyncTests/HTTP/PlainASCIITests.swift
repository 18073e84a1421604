import RedoSync
import Testing

/// What a server has a say in, before a terminal shows it.
struct PlainASCIITests {
  @Test func `of what a server says only printable ASCII reaches a terminal`() {
    #expect("timed out (28) ~".plainASCII == "timed out (28) ~")
    #expect("\u{1b}]0;x\u{7}\r\n\u{7f}\u{9b}e\u{301}".plainASCII == "?]0;x?????e?")
    #expect("".plainASCII.isEmpty)
  }
}
