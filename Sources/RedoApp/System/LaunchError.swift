/// Why the program cannot start.
public enum LaunchError: Error, Hashable, Sendable {
  /// `REDO_NOW` is no date-time.
  case unreadableNow(String)

  /// What is wrong and what would be right.
  public var message: String {
    switch self {
    case .unreadableNow(let text):
      "REDO_NOW is “\(text)”, which is no date-time; write it like 2026-11-20T14:05:00Z"
    }
  }
}
