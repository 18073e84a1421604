/// How a terminal is told to notify its user; raw values are the words of a config.
public enum TerminalNotification: String, CaseIterable, Hashable, Sendable {
  /// OSC 9: iTerm2, WezTerm, Ghostty, kitty, Windows Terminal.
  case osc9
  /// OSC 777: foot, urxvt, VTE, WezTerm, Ghostty.
  case osc777
  /// The bell alone, which every terminal has.
  case bell

  /// What the terminal is sent.
  ///
  /// The bell comes behind either sequence, for a terminal that knows none; one that does not know a
  /// sequence passes over it.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - body: What there is to say.
  ///   - isWrapped: Whether tmux stands between, which passes on only what is wrapped for it.
  /// - Returns: The bytes, in which nothing of the texts acts on the terminal.
  public func bytes(title: String, body: String, isWrapped: Bool = false) -> [UInt8] {
    let title = TextSanitizer.sanitized(title)
    let body = TextSanitizer.sanitized(body)
    let sequence: String
    switch self {
    // Digits and a semicolon at the start would be another command of some terminals.
    case .osc9: sequence = "\u{1B}]9;Redo: \(title), \(body)\u{1B}\\"
    case .osc777:
      // By scalars: a mark on a semicolon makes another character of it, and no other byte.
      let parts = [title, body].map { text in
        text.unicodeScalars.map { $0 == ";" ? "," : String($0) }.joined()
      }
      sequence = "\u{1B}]777;notify;\(parts[0]);\(parts[1])\u{1B}\\"
    case .bell: return [0x07]
    }
    return Array((isWrapped ? Self.wrapped(sequence) : sequence).utf8) + [0x07]
  }

  /// A sequence as tmux passes it on: each escape in it twice.
  private static func wrapped(_ sequence: String) -> String {
    let doubled = sequence.map { $0 == "\u{1B}" ? "\u{1B}\u{1B}" : String($0) }.joined()
    return "\u{1B}Ptmux;" + doubled + "\u{1B}\\"
  }
}
