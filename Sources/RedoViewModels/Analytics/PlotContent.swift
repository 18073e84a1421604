internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
public import RedoTerminal

/// Lines over the last days with their axes and what they end at.
public struct PlotContent: Hashable, Sendable {
  /// What a line is and what it ends at.
  public struct Key: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// Its last value.
    public let figure: String
    /// Its last value without words behind it, for little room.
    public let shortFigure: String
    /// The line's colour.
    public let role: Role
    /// Whether the line is broken.
    public let isDotted: Bool
    /// What marks the line where there is no braille.
    public let mark: Unicode.Scalar
  }

  /// The lines.
  public let plot: LinePlot
  /// The lines' names, in the order in which they are read.
  public let keys: [Key]
  /// What stands at the top, the middle and the foot of the upright axis; empty for nothing.
  public let heights: [String]
  /// What stands below the first day.
  public let firstDay: String

  /// The days that are shown: as many as there are, but no less than two weeks.
  private static func days(of analytics: Analytics) -> Int {
    let age = analytics.today.daysSinceEpoch - analytics.firstDay.daysSinceEpoch + 1
    return min(Analytics.trendDays, max(14, age))
  }

  private init(
    _ lines: [(name: String, figure: String, unit: String, line: LinePlot.Line)],
    from least: Int, to most: Int, days: Int, _ analytics: Analytics, _ dates: DateContext
  ) {
    plot = LinePlot(lines.map(\.line), from: Double(least), to: Double(most))
    keys = lines.map {
      Key(
        name: $0.name, figure: $0.figure + $0.unit, shortFigure: $0.figure, role: $0.line.role,
        isDotted: $0.line.isDotted, mark: $0.line.mark)
    }
    let middle = (most - least).isMultiple(of: 2) ? "\(least + (most - least) / 2)" : ""
    heights = ["\(most)", middle, "\(least)"]
    firstDay = FriendlyDate(in: dates).day(analytics.today.advanced(byDays: 1 - days))
  }

  init(trendOf analytics: Analytics, at dates: DateContext) {
    let days = Self.days(of: analytics)
    let counts = analytics.history.tallies(of: days + 29, through: analytics.today).map(\.tasks)
    let first = analytics.today.advanced(byDays: 1 - counts.count)
    let start = max(0, analytics.firstDay.daysSinceEpoch - first.daysSinceEpoch)
    func line(_ window: Int, _ role: Role, _ mark: Unicode.Scalar) -> LinePlot.Line {
      LinePlot.Line(
        Trend.means(of: counts, window: window, last: days, since: start), role,
        isDotted: window > 7, mark: mark)
    }
    let (week, month) = (line(7, .neonBright, "*"), line(30, .cyan, "-"))
    func figure(_ line: LinePlot.Line) -> String {
      DecimalText.text(line.values.last ?? 0, places: 1)
    }
    let most = (week.values + month.values).max() ?? 0
    self.init(
      [("7 days", figure(week), "", week), ("30 days", figure(month), " a day", month)], from: 0,
      to: Self.round(up: Int(most.rounded(.up))), days: days, analytics, dates)
  }

  init(burnUpOf analytics: Analytics, at dates: DateContext) {
    let days = Self.days(of: analytics)
    let scope = Array(analytics.burnUp.scope.suffix(days))
    let done = Array(analytics.burnUp.done.suffix(days))
    // From the first height on, since a long past would press the lines together at the top.
    let lowest = min(done.first ?? 0, scope.first ?? 0)
    let unit = Self.unit(of: (scope.max() ?? 0) - lowest)
    let least = lowest / unit * unit
    let height = Self.round(up: (scope.max() ?? 0) - least)
    self.init(
      [
        (
          "done", "\(done.last ?? 0)", "",
          LinePlot.Line(done.map(Double.init), .neonBright, mark: "*")
        ),
        (
          "of", "\(scope.last ?? 0)", "",
          LinePlot.Line(scope.map(Double.init), .cyan, isDotted: true, mark: "-")
        ),
      ], from: least, to: least + height, days: days, analytics, dates)
  }

  /// The next number that reads well on an axis: an even one, or a round one.
  private static func round(up value: Int) -> Int {
    let unit = unit(of: value)
    return max(2, (value + unit - 1) / unit * unit)
  }

  /// What the numbers of an axis of some height are multiples of.
  private static func unit(of height: Int) -> Int {
    var unit = 2
    while height / 20 > unit, unit < Int.max / 100 { unit *= 10 }
    return unit
  }
}
