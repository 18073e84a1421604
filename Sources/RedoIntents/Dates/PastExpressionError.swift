/// Why a text is no moment of the past.
public enum PastExpressionError: Error, Hashable, Sendable {
  /// Nothing was written.
  case empty
  /// The text, or what follows its first words, is not understood, or is no day that exists.
  case unreadable(String)
  /// The moment that the text names is still to come.
  case toCome(String)

  /// What was wrong, and what to write instead.
  public var message: String {
    switch self {
    case .empty: "no time given: \(Self.examples)"
    case .unreadable(let text): "“\(text)” is no time: \(Self.examples)"
    case .toCome(let text): "“\(text)” is still to come: \(Self.examples)"
    }
  }

  private static let examples =
    "write for example yesterday 9am, 2 days ago, last fri, 14:30, 24 dec or 2026-11-01 14:30"
}
