public import RedoProtocol

/// How much a person gets done on a day on which they get anything done.
///
/// It looks at the last 30 days before today: those on which a todo was completed are the active ones,
/// and the capacity is the median of their story points.
public struct Capacity: Hashable, Sendable {
  /// How many days before today are looked at.
  public static let daysLookedAt = 30
  /// How many active days a capacity takes; fewer would say more about chance than about the person.
  public static let leastActiveDays = 5

  /// How many of the days were active.
  public let activeDays: Int
  /// The median of the story points of an active day; 0 without any.
  public let median: Double
  /// Their mean; 0 without any.
  public let mean: Double

  /// The days that are looked at before a day.
  public static func days(before today: CivilDate) -> ClosedRange<CivilDate> {
    today.advanced(byDays: -daysLookedAt)...today.advanced(byDays: -1)
  }

  /// Looks at what was done before today.
  public init(of work: CompletedWork, before today: CivilDate) {
    let days = Self.days(before: today)
    self.init(
      pointsOfActiveDays: work.days.filter { days.contains($0.key) }.map(\.value.points))
  }

  /// Looks at the story points of some active days, in any order.
  public init(pointsOfActiveDays days: [Int64]) {
    activeDays = days.count
    guard !days.isEmpty else {
      (median, mean) = (0, 0)
      return
    }
    let sorted = days.sorted()
    let middle = sorted.count / 2
    median =
      sorted.count % 2 == 1
      ? Double(sorted[middle]) : (Double(sorted[middle - 1]) + Double(sorted[middle])) / 2
    mean = sorted.reduce(0) { $0 + Double($1) } / Double(sorted.count)
  }

  /// The capacity in whole story points, the median rounded, 1 or more; nil with too little history
  /// and where tasks have no points, by which no day could be full.
  public var points: Int64? {
    guard activeDays >= Self.leastActiveDays, median.rounded() > 0 else { return nil }
    return Int64(exactly: median.rounded()) ?? .max
  }
}
