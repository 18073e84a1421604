public import RedoIntents

/// A language of lines that help explains.
public enum HelpGuide: CaseIterable, Hashable, Sendable {
  /// That of a new task.
  case quickAdd
  /// That of what the list is narrowed to.
  case filter

  /// The command whose line is written in it.
  public var command: Command {
    switch self {
    case .quickAdd: .quickAdd
    case .filter: .find
    }
  }

  /// What may be typed.
  public var guide: LineGuide {
    switch self {
    case .quickAdd: .quickAdd
    case .filter: .filter
    }
  }
}
