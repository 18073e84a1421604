internal import RedoStore
internal import RedoTerminal

/// Why the program cannot start.
enum LaunchError: Error {
  /// `REDO_NOW` is no date-time.
  case unreadableNow(String)
  /// The disk refused.
  case store(StoreError)
  /// A theme cannot be used.
  case theme(name: String, ThemeError)
  /// The terminal cannot show a screen; the sentence is the terminal room's.
  case terminal(String)

  /// What is wrong and what would be right.
  var message: String {
    switch self {
    case .unreadableNow(let text):
      "REDO_NOW is “\(text)”, which is no date-time; write it like 2026-11-20T14:05:00Z"
    case .store(let error): error.message
    case .theme(let name, let error): "the theme \(name) cannot be used: \(error)"
    case .terminal(let sentence): sentence
    }
  }
}
