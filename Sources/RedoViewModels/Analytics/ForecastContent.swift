internal import RedoIntents
internal import RedoProtocol
public import RedoTasks

/// The forecast in words, with the chances that its bands are drawn from.
public struct ForecastContent: Hashable, Sendable {
  /// What is to be done of one kind, and when it is done.
  public struct Band: Hashable, Sendable {
    /// What there is to do, such as `24 tasks to do`.
    public let title: String
    /// The chances, where there is a forecast.
    public let forecast: Forecast?
    /// The date with a chance of 50 %, or why there is none.
    public let half: String
    /// The date with a chance of 85 %; empty where there is none.
    public let likely: String
    /// The days from today to the two dates, where they are within a year.
    public let marks: [Int]
  }

  /// Tasks and story points.
  public let bands: [Band]
  /// The days that the bands span, today among them.
  public let days: Int
  /// The last of them.
  public let lastDay: String
  /// What the forecast rests on.
  public let basis: String

  init(_ analytics: Analytics, at dates: DateContext) {
    let load = analytics.workload
    let friendly = FriendlyDate(in: dates)
    func date(_ days: Int) -> CivilDate { analytics.today.advanced(byDays: days) }
    func words(_ days: Int?) -> String {
      // Within a year a day and a month are enough.
      guard let date = days.map(date) else { return "over a year" }
      return "\(Weekday(of: date).shortName) \(date.day) \(Month(of: date).shortName)"
    }
    func band(_ count: Int64, _ noun: String, _ outlook: Outlook) -> Band {
      let forecast = outlook.forecast
      let days = [50, 85].map { forecast?.days(withChance: $0) }
      let title = Quantity.text(count, noun) + " to do"
      if let obstacle = outlook.obstacle {
        return Band(title: title, forecast: nil, half: obstacle, likely: "", marks: [])
      }
      return Band(
        title: title, forecast: forecast, half: words(days[0]), likely: words(days[1]),
        marks: days.compactMap { $0 })
    }
    bands = [
      band(Int64(load.ending), "one-time task", analytics.taskForecast),
      band(load.endingPoints, "point", analytics.pointForecast),
    ]
    // Until nearly every run is done, and a little beyond the later date.
    let ends = bands.compactMap { $0.forecast.map { $0.days(withChance: 97) ?? Forecast.horizon } }
    days = min(max(7, ends.max() ?? 7), Forecast.horizon) + 1
    lastDay = friendly.day(date(days - 1))
    basis = ends.isEmpty ? "" : "your last \(analytics.daysDrawnFrom) days, nothing added"
  }
}
