import Testing

@testable import RedoCurses

@Suite @MainActor struct TerminalEntryTests {
  @Test(
    arguments: [
      ("xterm-256color", "truecolor", false, "redo-xterm-direct"),
      ("xterm-kitty", "24bit", false, "redo-xterm-direct"),
      ("xterm-direct", "", false, "redo-xterm-direct"),
      ("tmux-256color", "truecolor", true, "redo-tmux-direct"),
      ("screen-256color", "truecolor", true, "redo-tmux-direct"),
      ("screen-256color", "truecolor", false, nil),
      ("linux", "truecolor", false, nil), ("dumb", "truecolor", false, nil),
      ("xterm-256color", "yes", false, "redo-xterm-indexed"),
      ("xterm-256color", "", false, "redo-xterm-indexed"),
      ("tmux-256color", "", true, "redo-tmux-indexed"),
      ("screen-256color", "", true, "redo-tmux-indexed"),
      ("screen-256color", "", false, nil), ("screen", "", true, nil), ("xterm", "", false, nil),
      ("xterm-kitty", "", false, nil),
    ] as [(String, String, Bool, String?)])
  func `direct colour is used only where it is promised and holds, and so are our own descriptions`(
    type: String, colorTerm: String, isTmux: Bool, name: String?
  ) {
    #expect(TerminalEntry.suiting(type: type, colorTerm: colorTerm, isTmux: isTmux)?.name == name)
  }

  @Test func `terminals without an entry of their own are treated as their kin`() {
    #expect(TerminalEntry.substitute(for: "xterm-ghostty") == "xterm-256color")
    #expect(TerminalEntry.substitute(for: "tmux-direct") == "screen-256color")
    #expect(TerminalEntry.substitute(for: "wy60") == nil)
  }

  @Test func `delays are taken out of capabilities`() {
    #expect(TerminalDescription.withoutDelays("\u{1B}[m$<2>") == "\u{1B}[m")
    #expect(TerminalDescription.withoutDelays("a$<5*/>b$<1>") == "ab")
    #expect(TerminalDescription.withoutDelays("a$<5") == "a$<5")
    #expect(TerminalDescription.withoutDelays("$a$$<1>$") == "$a$$")
  }
}
