/// Why the screen cannot be used.
public enum CursesError: Error, Equatable, Sendable {
  /// Standard input or output is no terminal.
  case notATerminal
  /// `TERM` is not set.
  case typeMissing
  /// No description of this terminal is installed.
  case typeUnknown(String)
  /// The terminal cannot move its cursor.
  case tooPlain(String)
  /// The system has no descriptor left.
  case noDescriptors
}

extension CursesError: CustomStringConvertible {
  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .notATerminal:
      "the screen needs a terminal on standard input and output; "
        + "run it in one, use `redo --linear`, or a verb such as `redo list`"
    case .typeMissing:
      "TERM is not set; set it to your terminal's name, as in `export TERM=xterm-256color`, "
        + "or use `redo --linear`"
    case .typeUnknown(let type):
      "the terminal type “\(type)” is not known here; "
        + "install its description, set `TERM=xterm-256color`, or use `redo --linear`"
    case .tooPlain(let type):
      "the terminal type “\(type)” cannot place text on a screen; "
        + "use `redo --linear`, or set TERM to your terminal's name"
    case .noDescriptors:
      "the system has no file descriptors left; close some programs and start again"
    }
  }
}
