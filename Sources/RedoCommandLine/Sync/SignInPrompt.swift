/// What somebody needs who is to say yes in a browser.
public struct SignInPrompt: Hashable, Sendable {
  /// The page to open, printable ASCII.
  public let address: String
  /// The code to type there, printable ASCII.
  public let code: String

  /// Creates a prompt.
  public init(address: String, code: String) {
    self.address = address
    self.code = code
  }

  /// The line that shows on a terminal while nothing has happened yet.
  public static func waiting(secondsLeft seconds: Int) -> String {
    let rest = String(seconds % 60)
    let clock = "\(seconds / 60):" + (rest.count < 2 ? "0" : "") + rest
    return "waiting for the browser · \(clock) left · Ctrl-C leaves"
  }

  /// The prompt as output: fields between tabs for a pipe, a link where a terminal takes one.
  func output(in style: OutputStyle) -> CommandOutput {
    guard style.isTerminal else {
      return CommandOutput(fields: fields, in: style)
    }
    // Where colours are not wanted or known, other sequences are not either.
    let link =
      style.palette == .none
      ? address : "\u{1B}]8;;\(address)\u{1B}\\\(address)\u{1B}]8;;\u{1B}\\"
    let palette = style.palette
    return CommandOutput(lines: [
      palette.paint("Open", palette.faint) + "  " + palette.paint(link, palette.label),
      palette.paint("Code", palette.faint) + "  " + palette.paint(code, palette.accent), "",
    ])
  }

  private var fields: [OutputField] {
    [OutputField("open", address), OutputField("code", code)]
  }
}
