internal import RedoIntents
public import RedoProtocol

/// The hours of each day in which nobody is reminded.
public struct QuietHours: Hashable, Sendable {
  /// When they begin.
  public let start: CivilTime
  /// When they end, the same day or the next; that minute itself is not quiet any more.
  public let end: CivilTime

  /// Reads two times with a hyphen between, such as `22:00-07:00`; nil for anything else, and for
  /// hours that begin when they end.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { ClockExpression.parse(String($0)) }
    guard parts.count == 2, let start = parts[0], let end = parts[1], start != end else {
      return nil
    }
    (self.start, self.end) = (start, end)
  }

  /// The hours as they are written.
  public var text: String { Preferences.clock(start) + "-" + Preferences.clock(end) }

  /// Whether a time of day is among them.
  public func contains(_ time: CivilTime) -> Bool {
    start < end ? start <= time && time < end : start <= time || time < end
  }
}
