public import RedoProtocol

/// What was wrong with something that came from a remote and was not taken.
public enum Refusal: Error, Hashable, Sendable {
  /// It has more bytes than any node may have.
  case tooLarge
  /// It is nothing that the remote's layout knows.
  case unreadable
  /// It carries no signature, without which no node travels.
  case unsigned
  /// It breaks a rule, for good.
  case broken(Violation)
  /// It grows on a node that is refused, or on a DELETE.
  case pruned

  /// A word for output and statistics.
  public var code: String {
    switch self {
    case .tooLarge: "TOO_LARGE"
    case .unreadable: "UNREADABLE"
    case .unsigned: "UNSIGNED"
    case .broken(let violation): violation.rawValue
    case .pruned: "PRUNED"
    }
  }
}
