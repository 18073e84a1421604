internal import RedoProtocol

/// How long a token holds, by this device's own clock.
///
/// What the server's clock says is of no account: the two need not agree.
struct Lifetime: Hashable, Sendable {
  /// When it was given out, in milliseconds since 1970.
  let start: Int64
  /// When it ends, in milliseconds since 1970.
  let end: Int64

  /// No token is believed to hold longer, in seconds.
  static let longest: Int64 = 3_600
  /// A token that does not say how long it holds is believed for so long, in seconds.
  static let unspoken: Int64 = 300
  /// It is renewed so long before its end, but not in the first half of its life.
  private static let margin = 5 * Instant.minute
  /// So far may a clock be put back without a token being suspected.
  private static let slip = Instant.minute

  init(start: Int64, end: Int64) {
    self.start = start
    self.end = end
  }

  /// Of a token that was asked for at a moment and holds for so many seconds; nil for unspoken.
  init(from start: Int64, seconds: Int64?) {
    let length = min(max(0, seconds ?? Self.unspoken), Self.longest) * 1_000
    self.init(start: start, end: start + length)
  }

  /// Whether it still holds long enough to be used at a moment.
  func covers(_ now: Int64) -> Bool {
    // A clock that stands before the start was put back: how much is left, nobody knows.
    let length = end - start
    return now >= start - Self.slip && now < end - min(Self.margin, length / 2)
  }
}
