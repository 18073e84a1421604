internal import RedoProtocol

/// When things get done: completions by hour and by weekday.
public struct Peaks: Hashable, Sendable {
  /// The days that are looked at, today among them: whole weeks, so that each weekday counts as
  /// often as the others.
  public static let days = 84

  /// Completions by the hour of the local day, midnight first.
  public let hours: [Int]
  /// Completions by weekday, Monday first.
  public let weekdays: [Int]

  /// Counts the completions of the last days.
  init(_ completions: some Sequence<Completion>, today: CivilDate) {
    var hours = [Int](repeating: 0, count: 24)
    var weekdays = [Int](repeating: 0, count: 7)
    let first = today.daysSinceEpoch - Self.days + 1
    for completion in completions where completion.day >= first {
      hours[completion.hour] += 1
      weekdays[CivilDate(daysSinceEpoch: completion.day).weekday - 1] += 1
    }
    (self.hours, self.weekdays) = (hours, weekdays)
  }

  /// The hours in which most was done, several where they tie; none where nothing was.
  var busiestHours: [Int] { Self.peaks(of: hours) }

  /// When those hours begin, as clocks show it: `08:00`.
  public var busiestTimes: [String] {
    busiestHours.map { ($0 < 10 ? "0" : "") + "\($0):00" }
  }

  /// The weekdays on which most was done, several where they tie; none where nothing was.
  public var busiestWeekdays: [Weekday] {
    Self.peaks(of: weekdays).compactMap { Weekday(rawValue: $0 + 1) }
  }

  /// What is said where there are none.
  public static var nothingDone: String { "nothing done in \(days) days" }

  private static func peaks(of counts: [Int]) -> [Int] {
    let most = counts.max() ?? 0
    return most > 0 ? counts.indices.filter { counts[$0] == most } : []
  }
}
