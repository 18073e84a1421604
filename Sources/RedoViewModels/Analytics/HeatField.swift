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

  /// What was the best of its kind.
  public struct Record: Hashable, Sendable {
    /// Of which kind, such as `best day`.
    public let name: String
    /// How much it was, and when, with the year where that is not the present one.
    public let value: String
    /// How much it was, and when, without a year, for little room.
    public let shortValue: String
  }

  /// The intensity of each day, week by week; nil for days to come.
  public let weeks: [[Int?]]
  /// What was done in each week.
  public let weekTotals: [Int]
  /// The months, each above the week in which it begins.
  public let months: [Label]
  /// The weekdays, from the first of the week.
  public let weekdays: [String]
  /// What each intensity from 1 on stands for; empty for one that no day has.
  public let legend: [String]
  /// What the field comes to, for a title.
  public let sum: String
  /// The best day, week and month; none while nothing is done.
  public let records: [Record]

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
        return counts.indices.contains(place) ? scale.shade(of: counts[place]) : nil
      }
    }
    weekTotals = (0..<Self.weekCount).map { week in
      counts.dropFirst(week * 7).prefix(7).reduce(0, +)
    }
    months = Self.months(from: start)
    weekdays = (0..<7).map { Weekday(of: start.advanced(byDays: $0)).shortName }
    legend = (1...HeatScale.levels).map { level in
      guard let counts = scale.counts(ofShade: level) else { return "" }
      guard let last = counts.through else { return "\(counts.from)+" }
      return last == counts.from ? "\(last)" : "\(counts.from)–\(last)"
    }
    let active = counts.count { $0 > 0 }
    sum =
      active == 0
      ? "nothing done yet"
      : "\(counts.reduce(0, +)) done on " + Quantity.text(active, "day")
    records = Self.records(counts, from: start, at: dates)
  }

  private static func months(from start: CivilDate) -> [Label] {
    var labels: [Label] = []
    for week in 0..<weekCount {
      // The month whose first day lies in the week, and the one that the field begins in.
      let last = start.advanced(byDays: week * 7 + 6)
      guard week == 0 || last.day <= 7 else { continue }
      labels.append(Label(week: week, text: month(last.day <= 7 ? last : start)))
    }
    // A first month that is almost over leaves its place to the next.
    if labels.count > 1, labels[1].week < 3 { labels.removeFirst() }
    return labels
  }

  private static func records(
    _ counts: [Int], from start: CivilDate, at dates: DateContext
  ) -> [Record] {
    guard counts.contains(where: { $0 > 0 }) else { return [] }
    let days = counts.indices.map { start.advanced(byDays: $0) }
    // The first of equal ones: it was the record when it was made.
    func best(
      _ name: String, _ key: (Int) -> Int, _ when: String, _ words: (CivilDate) -> String
    ) -> Record? {
      var sums: [(key: Int, first: Int, sum: Int)] = []
      for place in counts.indices {
        if sums.last?.key != key(place) { sums.append((key(place), place, 0)) }
        sums[sums.count - 1].sum += counts[place]
      }
      guard let most = sums.map(\.sum).max(), let found = sums.first(where: { $0.sum == most })
      else { return nil }
      let day = days[found.first]
      let short = "\(most) \(when) " + words(day)
      return Record(
        name: name, value: day.year == dates.today.year ? short : "\(short) \(day.year)",
        shortValue: short)
    }
    return [
      best("best day", { $0 }, "on") { "\($0.day) " + month($0) },
      best("best week", { $0 / 7 }, "from") { "\($0.day) " + month($0) },
      best("best month", { days[$0].year * 12 + days[$0].month }, "in", month),
    ].compactMap(\.self)
  }

  private static func month(_ day: CivilDate) -> String {
    Month(of: day).shortName
  }
}
