internal import RedoStore

/// Why the program cannot start.
enum LaunchError: Error {
  /// `REDO_NOW` is no date-time.
  case unreadableNow(String)
  /// The disk refused.
  case store(StoreError)
  /// The terminal cannot show a screen; the sentence is the terminal room's.
  case terminal(String)

  /// 2 for a date that cannot be read, 1 for all that failed.
  var exitCode: Int32 {
    if case .unreadableNow = self { 2 } else { 1 }
  }

  /// What is wrong and what would be right.
  var message: String {
    switch self {
    case .unreadableNow(let text):
      "REDO_NOW is “\(text)”, which is no date-time; write it like 2026-11-20T14:05:00Z"
    case .store(let error): error.message
    case .terminal(let sentence): sentence
    }
  }
}
