public import RedoIntents
public import RedoTasks

/// What the sections of the analytics say: numbers in words, lines, bars and fields, ready to draw.
public struct AnalyticsContent: Sendable {
  /// The numbers that stand alone, in the order in which they are shown.
  public let cards: [NumberCard]
  /// The year's days.
  public let heat: HeatField
  /// Completions a day, averaged.
  public let trend: PlotContent
  /// What there was to do and what was done.
  public let burnUp: PlotContent
  /// When what is open is done.
  public let forecast: ForecastContent
  /// How much is done in some spans.
  public let velocity: FigureTable
  /// This week and the one before.
  public let week: FigureTable
  /// Active tasks by priority, the highest first.
  public let priorities: [Workload.Priority]
  /// When things get done.
  public let peaks: PeakCharts
  /// Whether there is no task and never was a completion.
  public let isEmpty: Bool

  /// Puts numbers into words.
  public init(_ analytics: Analytics, at dates: DateContext) {
    cards = NumberCard.all(analytics)
    heat = HeatField(analytics, at: dates)
    trend = PlotContent(trendOf: analytics, at: dates)
    burnUp = PlotContent(burnUpOf: analytics, at: dates)
    forecast = ForecastContent(analytics, at: dates)
    velocity = FigureTable(analytics.velocity)
    week = FigureTable(analytics.weeks)
    priorities = analytics.workload.priorities.reversed()
    peaks = PeakCharts(analytics.peaks, weekStart: dates.weekStart)
    isEmpty = analytics.workload.began == nil
  }

  /// The card of a statistic; nil for one that has none.
  public func card(of statistic: Statistic) -> NumberCard? {
    cards.first { $0.statistic == statistic }
  }
}
