internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The days of the last year as intensities, with what stands around them.
public struct HeatField: Hashable, Sendable {
  /// The weeks that are shown.
  static let weekCount = 53

  /// A word above a week.
  public struct Label: Hashable, Sendable {
    /// The week, 0 for the earliest.
    public let week: Int
    /// The month that begins in it.
    public let text: String
  }

  /// The intensity of each day, week by week; nil for days to come.
  public let weeks: [[Int?]]
  /// What was done in each week.
  public let weekTotals: [Int]
  /// The months, each above the week in which it begins.
  public let months: [Label]
  /// The weekdays, from the first of the week.
  public let weekdays: [String]
  /// What each intensity from 1 on stands for.
  public let legend: [String]
  /// What the field comes to, for a title.
  public let sum: String
  /// The best day, in a few short lines; none while nothing is done.
  public let records: [String]

  init(_ analytics: Analytics, at dates: DateContext) {
    let today = analytics.today
    let start = today.advanced(
      byDays: -Weekday(of: today).days(after: dates.weekStart) - 7 * (Self.weekCount - 1))
    let length = today.daysSinceEpoch - start.daysSinceEpoch + 1
    let counts = analytics.history.tallies(of: length, through: today).map(\.tasks)
    let scale = HeatScale(counts)
    weeks = (0..<Self.weekCount).map { week in
      (0..<7).map { day in
        let place = week * 7 + day
        return counts.indices.contains(place) ? scale.level(of: counts[place]) : nil
      }
    }
    weekTotals = (0..<Self.weekCount).map { week in
      counts.dropFirst(week * 7).prefix(7).reduce(0, +)
    }
    months = Self.months(from: start)
    weekdays = (0..<7).map { Weekday(of: start.advanced(byDays: $0)).shortName }
    legend = (1...HeatScale.levels).map { level in
      let counts = scale.counts(ofLevel: level)
      guard let last = counts.through else { return "\(counts.from)+" }
      return last == counts.from ? "\(last)" : "\(counts.from)–\(last)"
    }
    let active = counts.count { $0 > 0 }
    sum =
      active == 0
      ? "nothing done yet"
      : "\(counts.reduce(0, +)) done on \(active) day\(active == 1 ? "" : "s")"
    records = Self.records(counts, from: start, at: dates)
  }

  private static func months(from start: CivilDate) -> [Label] {
    var labels: [Label] = []
    for week in 0..<weekCount {
      // The month whose first day lies in the week, and the one that the field begins in.
      let last = start.advanced(byDays: week * 7 + 6)
      guard week == 0 || last.day <= 7 else { continue }
      let month = last.day <= 7 ? last.month : start.month
      labels.append(Label(week: week, text: (Month(rawValue: month) ?? .january).shortName))
    }
    // A first month that is almost over leaves its place to the next.
    if labels.count > 1, labels[1].week < 3 { labels.removeFirst() }
    return labels
  }

  private static func records(
    _ counts: [Int], from start: CivilDate, at dates: DateContext
  ) -> [String] {
    guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) else {
      return []
    }
    let date = FriendlyDate(in: dates).day(start.advanced(byDays: place))
    return ["best day", "\(most) on \(date)"]
  }
}
