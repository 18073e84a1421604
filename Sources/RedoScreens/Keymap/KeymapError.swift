public import RedoTerminal
public import RedoViewModels

/// Why rows of bindings make no keymap.
public enum KeymapError: Error, Equatable, Sendable {
  /// A notation names no keys.
  case unreadable(notation: String, KeyNotationError)
  /// Two commands want the same keys in the same context, or keys that start with them.
  case conflict(keys: String, KeyContext, Command, Command)

  /// What is wrong and what to do, in one sentence.
  public var message: String {
    switch self {
    case .unreadable(let notation, let error): "the key “\(notation)”: \(error)"
    case .conflict(let keys, let context, let first, let second):
      "“\(keys)” asks for both \(first.rawValue) and \(second.rawValue) in \(context.rawValue); "
        + "bind one of them to another key"
    }
  }
}
