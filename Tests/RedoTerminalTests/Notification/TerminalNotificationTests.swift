import RedoTerminal
import Testing

struct TerminalNotificationTests {
  private func text(
    _ kind: TerminalNotification, _ title: String = "Pay rent", _ body: String = "due now",
    isWrapped: Bool = false
  ) -> String {
    String(
      decoding: kind.bytes(title: title, body: body, isWrapped: isWrapped), as: UTF8.self)
  }

  @Test func `each terminal gets what it knows, and the bell behind it`() {
    #expect(text(.osc9) == "\u{1B}]9;Redo: Pay rent, due now\u{1B}\\\u{07}")
    #expect(text(.osc777) == "\u{1B}]777;notify;Pay rent;due now\u{1B}\\\u{07}")
    #expect(text(.bell) == "\u{07}")
  }

  @Test func `tmux passes on what is wrapped for it`() {
    #expect(
      text(.osc9, isWrapped: true)
        == "\u{1B}Ptmux;\u{1B}\u{1B}]9;Redo: Pay rent, due now\u{1B}\u{1B}\\\u{1B}\\\u{07}")
  }

  @Test(arguments: TerminalNotification.allCases)
  func `nothing in a title ends the sequence or begins another`(kind: TerminalNotification) {
    let hostile = "x\u{1B}\\\u{1B}]52;c;aGk=\u{07}\u{9C}\u{9D}\r\n;y;\u{301}z"
    let plain = text(kind, "a", "b").unicodeScalars.filter { $0.value < 0x20 || $0.value > 0x7E }
    let sent = text(kind, hostile, hostile).unicodeScalars
    #expect(
      sent.filter { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }.count == plain.count)
    if kind == .osc777 { #expect(sent.filter { $0 == ";" }.count == 3) }
  }
}
