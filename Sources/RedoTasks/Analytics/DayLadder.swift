internal import RedoProtocol

/// The moments at which some days in a row begin, to sort many moments by day without asking the
/// zone for each.
struct DayLadder {
  /// The first day.
  let first: CivilDate
  /// Where each day begins, and where the last one ends.
  private let starts: [Instant]

  /// The last `count` days up to a day.
  init(_ count: Int, through last: CivilDate, in zone: LocalZone) {
    let first = last.advanced(byDays: 1 - max(1, count))
    self.first = first
    starts = (0...max(1, count)).map {
      zone.instant(of: first.advanced(byDays: $0), at: .midnight)
    }
  }

  /// How many days there are.
  var count: Int { starts.count - 1 }

  /// Which day a moment is in, 0 for the first; −1 before it, ``count`` after the last.
  func place(of moment: Instant) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
