/// A time of day, to the millisecond, without a date or a zone.
public struct CivilTime: Hashable, Comparable, Sendable {
  /// Milliseconds since midnight, 0 … 86,399,999.
  public let millisecondsOfDay: Int64

  /// 00:00.
  public static let midnight = CivilTime(unchecked: 0)
  /// 23:59:59.999, the last moment of a day.
  public static let endOfDay = CivilTime(unchecked: Instant.day - 1)

  /// Creates a time of day; nil out of the ranges 0…23, 0…59, 0…59, 0…999.
  public init?(hour: Int, minute: Int, second: Int = 0, millisecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999).contains(millisecond)
    else { return nil }
    millisecondsOfDay = Int64(((hour * 60 + minute) * 60 + second) * 1000 + millisecond)
  }

  /// Creates a time from milliseconds since midnight; nil outside 0 … 86,399,999.
  public init?(millisecondsOfDay: Int64) {
    guard (0..<Instant.day).contains(millisecondsOfDay) else { return nil }
    self.millisecondsOfDay = millisecondsOfDay
  }

  private init(unchecked: Int64) {
    millisecondsOfDay = unchecked
  }

  /// The hour, 0 … 23.
  public var hour: Int { Int(millisecondsOfDay / Instant.hour) }
  /// The minute, 0 … 59.
  public var minute: Int { Int(millisecondsOfDay / Instant.minute % 60) }
  /// The second, 0 … 59.
  public var second: Int { Int(millisecondsOfDay / 1000 % 60) }

  /// Orders times from earlier to later in a day.
  public static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.millisecondsOfDay < right.millisecondsOfDay
  }
}
