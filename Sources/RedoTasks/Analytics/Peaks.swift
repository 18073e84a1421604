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

  /// The hour in which most was done, the earliest of several; nil where nothing was.
  var busiestHour: Int? { Self.peak(of: hours) }

  /// When that hour begins, as clocks show it: `08:00`.
  public var busiestTime: String? {
    busiestHour.map { ($0 < 10 ? "0" : "") + "\($0):00" }
  }

  /// The weekday on which most was done, the first of several; nil where nothing was.
  public var busiestWeekday: Weekday? {
    Self.peak(of: weekdays).flatMap { Weekday(rawValue: $0 + 1) }
  }

  /// What is said where there are none.
  public static var nothingDone: String { "nothing done in \(days) days" }

  private static func peak(of counts: [Int]) -> Int? {
    let most = counts.max() ?? 0
    return most > 0 ? counts.firstIndex(of: most) : nil
  }
}
