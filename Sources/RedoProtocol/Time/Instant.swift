/// A moment in UTC, to the millisecond, in milliseconds since 1970-01-01T00:00:00Z.
///
/// Leap seconds do not exist here, as RFC 3339 seconds of 60 are refused (PROTOCOL.md, "Times").
public struct Instant: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Milliseconds since the epoch; negative before it.
  ///
  /// Any number: what lies beyond ``earliest`` … ``latest`` can be reckoned with and not be written.
  public var milliseconds: Int64

  /// The last moment the protocol can write (PROTOCOL.md, "Limits"): 9999-12-31T23:59:59.999Z.
  public static let latest = Instant(milliseconds: 253_402_300_799_999)
  /// The first moment the protocol can write: 0000-01-01T00:00:00.000Z.
  public static let earliest = Instant(milliseconds: -62_167_219_200_000)
  /// One minute, in milliseconds.
  public static let minute: Int64 = 60_000
  /// One hour, in milliseconds.
  public static let hour = 60 * minute
  /// One day of 86,400 s, in milliseconds.
  public static let day = 24 * hour

  /// Creates a moment from milliseconds since the epoch.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Whole minutes since the epoch, rounded down; what shows a time of day changes with them.
  public var minute: Int64 { milliseconds.flooredDivision(by: Self.minute) }

  /// Orders moments from earlier to later.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment `days` × 86,400 s later, kept within ``earliest`` … ``latest``.
  public func advanced(byDays days: Int64) -> Instant {
    let (product, overflow) = days.multipliedReportingOverflow(by: Self.day)
    guard !overflow else { return days < 0 ? .earliest : .latest }
    let (sum, carried) = milliseconds.addingReportingOverflow(product)
    guard !carried else { return days < 0 ? .earliest : .latest }
    return min(max(Instant(milliseconds: sum), .earliest), .latest)
  }
}
