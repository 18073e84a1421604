public import RedoTerminal
public import RedoViewModels

/// What is wrong with a line of the config about keys; the rest of the keymap holds.
public struct KeymapProblem: Equatable, Sendable {
  /// What is wrong.
  public enum Fault: Equatable, Sendable {
    /// No command has the name; the nearest that has one.
    case unknownCommand(String, nearest: Command?)
    /// A notation names no keys.
    case unreadable(notation: String, KeyNotationError)
    /// Most terminals do not send the keys; those that come in their place, where they are known.
    case rarelyComes(notation: String, instead: String?)
    /// A line before it gave the keys to another command.
    case taken(notation: String, by: Command, line: Int)
    /// The key types itself where the command is asked for.
    case isTyped(notation: String, Command)
    /// The command cannot do without a key.
    case needsKey(Command)
    /// A line gives a command more keys than anybody presses.
    case tooMany(Command, most: Int)
    /// The keys were the last ones of another command.
    case leavesKeyless(notation: String, Command)
  }

  /// The line's number, from 1.
  public let line: Int
  /// What is wrong.
  public let fault: Fault

  /// Something wrong with a line.
  public init(line: Int, fault: Fault) {
    self.line = line
    self.fault = fault
  }

  /// What is wrong and what to do, as a clause to stand behind the line's number.
  public var message: String {
    switch fault {
    case .unknownCommand(let name, let nearest):
      "“\(name)” is no command; "
        + (nearest.map { "did you mean \($0.rawValue)? The" } ?? "the")
        + " README's table of keys has their names"
    case .unreadable(let notation, let error): "“\(notation)”: \(error)"
    case .rarelyComes(let notation, let instead):
      "most terminals do not send “\(notation)”; write \(instead ?? "the sign that it types")"
    case .taken(let notation, let command, let line):
      "line \(line) gives “\(notation)” to \(command.rawValue); choose another key"
    case .isTyped(let notation, let command):
      "“\(notation)” types itself where \(command.rawValue) is asked for; choose one with Ctrl or "
        + "Alt, such as <C-x>"
    case .needsKey(let command): "\(command.rawValue) needs a key; write one, such as <Enter>"
    case .tooMany(let command, let most):
      "\(command.rawValue) takes at most \(most) keys, so the rest are left out; write fewer"
    case .leavesKeyless(let notation, let command):
      "“\(notation)” was the only key of \(command.rawValue), which the palette alone reaches now; "
        + "write key.\(command.rawValue) = and another key"
    }
  }
}
