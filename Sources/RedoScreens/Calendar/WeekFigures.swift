internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// What the days of a week hold, in figures that stand below one another: what would come again,
/// what was done, and the points that are due.
struct WeekFigures {
  /// The columns of each kind of figure; none where no day has such a one.
  private let columns: [Int]
  /// The columns of all figures of a day.
  let width: Int

  /// Measures the figures of a week.
  init(of days: CalendarDays, _ glyphs: GlyphSet) {
    let figures = days.dates.map { Self.figures(of: days[$0], glyphs) }
    let columns = (0..<3).map { kind in
      figures.map { TextWidth.columns(of: $0[kind]) }.max() ?? 0
    }
    let shown = columns.filter { $0 > 0 }
    let words = zip(days.dates, figures).filter { $1.allSatisfy(\.isEmpty) }
      .map { TextWidth.columns(of: Self.word(for: $0.0, in: days)) }
    width = max(shown.reduce(0, +) + max(0, shown.count - 1), words.max() ?? 0)
    self.columns = columns
  }

  /// The figures of a day, each kind in its columns; all days have the same width.
  func text(of date: CivilDate, in days: CalendarDays, _ glyphs: GlyphSet) -> String {
    let figures = Self.figures(of: days[date], glyphs)
    guard !figures.allSatisfy(\.isEmpty) else {
      return Self.padded(Self.word(for: date, in: days), to: width)
    }
    let shown = zip(figures, columns).filter { $1 > 0 }.map { Self.padded($0, to: $1) }
    return Self.padded(shown.joined(separator: " "), to: width)
  }

  /// What is said of a day without figures: today is not free while something is overdue.
  private static func word(for date: CivilDate, in days: CalendarDays) -> String {
    date == days.today && days.lateCount > 0 ? "\(days.lateCount) late" : "free"
  }

  /// What would come again, what was done and what is due; a kind that a day lacks is empty.
  private static func figures(of day: CalendarDay, _ glyphs: GlyphSet) -> [String] {
    [
      day.repeatCount > 0 ? glyphs.repeats.text + String(day.repeatCount) : "",
      day.doneCount > 0 ? glyphs.text("✓", "+") + String(day.doneCount) : "",
      day.due.tasks > 0 ? PointsText.column(day.due.points) : "",
    ]
  }

  private static func padded(_ text: String, to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text))) + text
  }
}
