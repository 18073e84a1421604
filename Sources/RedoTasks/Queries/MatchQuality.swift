/// How well a task fits what was asked for; the better one compares as greater.
public enum MatchQuality: Int, Comparable, CaseIterable, Sendable {
  /// Some word is there only as letters in order, with others between them.
  case scattered
  /// Everything asked for is there as it was written.
  case exact

  /// Orders qualities from the worse to the better.
  public static func < (left: MatchQuality, right: MatchQuality) -> Bool {
    left.rawValue < right.rawValue
  }
}
