/// Why a text is no date.
public enum DateExpressionError: Error, Hashable, Sendable {
  /// Nothing was written.
  case empty
  /// The text, or what follows its first words, is not understood, or is no day that exists.
  case unreadable(String)
  /// The text means "no date", where one is needed.
  case noDate(String)
  /// The text names a moment that has passed, where one is needed that is to come.
  case past(String)

  /// What was wrong, and what to write instead.
  public var message: String {
    switch self {
    case .empty: "no date given: \(Self.examples)"
    case .unreadable(let text): "“\(text)” is no date: \(Self.examples)"
    case .noDate(let text): "“\(text)” means no date, and one is needed here: \(Self.examples)"
    case .past(let text): "“\(text)” is past: \(Self.examples)"
    }
  }

  private static let examples =
    "write for example tomorrow 9am, fri 14:30, in 3 days, 24 dec or 2026-12-24 14:30"
}
