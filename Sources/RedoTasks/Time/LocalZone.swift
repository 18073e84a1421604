public import RedoProtocol

/// The user's time zone as a value: how far local time is ahead of UTC at any moment.
///
/// The shell fills it from the system's zone data; nothing below asks the system.
public struct LocalZone: Sendable {
  private let secondsEast: @Sendable (Instant) -> Int

  /// UTC itself.
  public static let utc = LocalZone { _ in 0 }

  /// Creates a zone from its offset at each moment, in seconds east of UTC, negative west of it, less than
  /// a day either way.
  public init(secondsEast: @escaping @Sendable (Instant) -> Int) {
    self.secondsEast = secondsEast
  }

  /// Local time's lead over UTC at a moment, in seconds; negative west of it.
  public func offset(at instant: Instant) -> Int {
    secondsEast(instant)
  }

  /// The local date and time of day at a moment.
  ///
  /// A moment outside what the protocol can write reads as the nearest that it can.
  public func civil(of instant: Instant) -> (date: CivilDate, time: CivilTime) {
    let moment = instant.clamped
    let local = moment.milliseconds + Int64(offset(at: moment)) * 1000
    let days = local.flooredDivision(by: Instant.day)
    let rest = local - days * Instant.day
    return (
      CivilDate(daysSinceEpoch: Int(days)), CivilTime(millisecondsOfDay: rest) ?? .midnight
    )
  }

  /// The local date at a moment.
  public func date(of instant: Instant) -> CivilDate {
    civil(of: instant).date
  }

  /// The moment of a local date and time.
  ///
  /// A time that a clock change skips is moved on by the length of the gap; one that happens
  /// twice means the first. On the first and the last day that the protocol can write, the moment may lie
  /// hours beyond what it can.
  public func instant(of date: CivilDate, at time: CivilTime) -> Instant {
    moments(of: date, at: time).first
  }

  /// The moment of a local date and time; of one that happens twice, the second.
  public func lastInstant(of date: CivilDate, at time: CivilTime) -> Instant {
    moments(of: date, at: time).last
  }

  private func moments(
    of date: CivilDate, at time: CivilTime
  ) -> (first: Instant, last: Instant) {
    let local = Int64(date.daysSinceEpoch) * Instant.day + time.millisecondsOfDay
    let before = offset(at: Instant(milliseconds: local - Instant.day))
    let after = offset(at: Instant(milliseconds: local + Instant.day))
    let candidates = [before, after].map { Instant(milliseconds: local - Int64($0) * 1000) }
    let matching = candidates.filter {
      $0.milliseconds + Int64(offset(at: $0)) * 1000 == local
    }
    // In a gap neither offset gives the asked time back; the offset before it moves it on.
    return (matching.min() ?? candidates[0], matching.max() ?? candidates[0])
  }
}
