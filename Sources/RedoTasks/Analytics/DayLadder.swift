public import RedoProtocol

/// The moments at which some days in a row begin, to sort many moments by day without asking the
/// zone for each.
public struct DayLadder: Sendable {
  /// The first day.
  public let first: CivilDate
  /// Where each day begins, and where the last one ends.
  private let starts: [Instant]

  /// The last `count` days up to a day.
  init(_ count: Int, through last: CivilDate, in zone: LocalZone) {
    self.init(last.advanced(byDays: 1 - max(1, count))...last, in: zone)
  }

  /// Some days in a row.
  public init(_ days: ClosedRange<CivilDate>, in zone: LocalZone) {
    let first = days.lowerBound
    self.first = first
    // The last one ends where another would begin, be it a day that nobody can write.
    let places = first.daysSinceEpoch...days.upperBound.daysSinceEpoch + 1
    starts = places.map { zone.instant(of: CivilDate(daysSinceEpoch: $0), at: .midnight) }
  }

  /// When the first day begins.
  public var start: Instant { starts[0] }

  /// How many days there are.
  public var count: Int { starts.count - 1 }

  /// Which day a moment is in, 0 for the first; −1 before it, ``count`` after the last.
  public func place(of moment: Instant) -> Int {
    guard moment >= starts[0] else { return -1 }
    guard moment < starts[count] else { return count }
    // Days are of about one length: the guess is off by one at most where clocks change.
    var place = min(
      count - 1, Int((moment.milliseconds - starts[0].milliseconds) / Instant.day))
    while starts[place] > moment { place -= 1 }
    while starts[place + 1] <= moment { place += 1 }
    return place
  }
}
