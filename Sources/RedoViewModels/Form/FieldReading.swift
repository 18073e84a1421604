/// How the text of a field was understood.
public enum FieldReading: Hashable, Sendable {
  /// There is nothing to say.
  case silent
  /// What it comes to.
  case meaning(String)
  /// Why it cannot be used, and what to write instead.
  case problem(String)

  /// Whether it keeps the form from being written.
  public var isProblem: Bool {
    if case .problem = self { true } else { false }
  }

  /// What is to be said; nil where that is nothing.
  public var text: String? {
    switch self {
    case .silent: nil
    case .meaning(let text), .problem(let text): text
    }
  }
}
