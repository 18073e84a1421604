internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The analytics as lines of text.
struct AnalyticsReport {
  let analytics: Analytics

  init(_ analytics: Analytics) {
    self.analytics = analytics
  }

  /// How many days the strip of the trend shows.
  private static let stripDays = 30

  /// A field for each number, in the order of the full screen.
  var fields: [OutputField] {
    let (load, velocity) = (analytics.workload, analytics.velocity)
    let (streaks, weeks) = (analytics.streaks, analytics.weeks)
    let pace = velocity.spans.map { span in
      let name = span.length.map { $0 == 1 ? "today" : "\($0) days" } ?? "ever"
      return OutputField(
        "done, \(name)",
        "\(span.done.tasks), \(Quantity.text(span.done.points, "point")), "
          + "\(Self.rounded(span.tasksPerDay)) a day")
    }
    return [
      field(
        .active,
        "\(load.active), \(load.dueWithinWeek) due by \(analytics.dueWeekEnd.isoText), "
          + Quantity.text(load.drafts, "draft")),
      field(.overdue, "\(load.overdue), \(load.dueToday) due today"),
      field(.points, "\(load.points) open"),
      field(.streak, Quantity.text(streaks.current, "day") + ", best \(streaks.best)"),
    ] + pace + [
      field(.thisWeek, week(weeks.current)), OutputField("last week", week(weeks.previous)),
      field(.trend, strip + "  \(Self.stripDays) days"),
      field(.priorities, priorities), field(.peaks, peaks),
      OutputField("forecast, tasks", words(analytics.taskForecast)),
      OutputField("forecast, points", words(analytics.pointForecast)),
    ]
  }

  private func field(_ statistic: Statistic, _ value: String) -> OutputField {
    OutputField(statistic.name.lowercased(), value)
  }

  private func week(_ part: WeekReport.Part) -> String {
    let share = part.onTimeShare.map { ", \(Int(($0 * 100).rounded())) % on time" } ?? ""
    return "\(part.done.tasks) done\(share), \(part.added) added"
  }

  /// The last days' completions, a bar a day.
  private var strip: String {
    let bars = Array("▁▂▃▄▅▆▇█")
    let counts = analytics.history.tallies(of: Self.stripDays, through: analytics.today)
      .map(\.tasks)
    let most = max(1, counts.max() ?? 1)
    return String(counts.map { $0 == 0 ? "·" : bars[min(7, ($0 * 8 - 1) / most)] })
  }

  private var priorities: String {
    analytics.workload.priorities.reversed().map { "p\($0.priority) \($0.active)" }
      .joined(separator: ", ")
  }

  private var peaks: String {
    let days = analytics.peaks.busiestWeekdays
    guard !days.isEmpty else { return Peaks.nothingDone }
    let times = TiedNames(analytics.peaks.busiestTimes, "hour")
    return TiedNames(days.map(\.name), "day").words + ", "
      + (times.isCounted ? "" : "from ") + times.words
  }

  private func words(_ outlook: Outlook) -> String {
    guard let forecast = outlook.forecast else { return outlook.obstacle ?? "" }
    return [50, 85].map { percent in
      forecast.days(withChance: percent).map {
        "\(percent) % by \(Self.date(in: $0, of: analytics))"
      }
        ?? "\(percent) % in over a year"
    }.joined(separator: ", ")
  }

  /// A day from today as `YYYY-MM-DD`.
  static func date(in days: Int, of analytics: Analytics) -> String {
    analytics.today.advanced(byDays: days).isoText
  }

  private static func rounded(_ number: Double) -> String {
    CanonicalNumber.text(of: (number * 10).rounded() / 10) ?? ""
  }
}
