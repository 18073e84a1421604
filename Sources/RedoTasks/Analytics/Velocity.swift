internal import RedoProtocol

/// How much is done in some spans of days, in all and for each day.
public struct Velocity: Hashable, Sendable {
  /// A span of days that ends today.
  public struct Span: Hashable, Sendable {
    /// How many days it was asked to have; nil for all days there are.
    public let length: Int?
    /// How many days it has, 1 or more: no more than there are in all.
    public let days: Int
    /// What was done in it.
    public let done: DayTally

    /// Todos completed for each day.
    public var tasksPerDay: Double { Double(done.tasks) / Double(days) }
  }

  /// Today, so far.
  public let today: Span
  /// The last 7 days.
  public let week: Span
  /// The last 30 days.
  public let month: Span
  /// All days since the first task or completion.
  public let all: Span

  /// Sums a history; `firstDay` is the day of the first task or completion.
  init(_ history: CompletionHistory, since firstDay: CivilDate) {
    let last = history.today
    let age = max(1, last.daysSinceEpoch - firstDay.daysSinceEpoch + 1)
    func span(_ length: Int) -> Span {
      let first = last.advanced(byDays: 1 - length)
      return Span(length: length, days: min(length, age), done: history.total(first...last))
    }
    (today, week, month) = (span(1), span(7), span(30))
    all = Span(length: nil, days: age, done: history.total)
  }

  /// All spans, the shortest first.
  public var spans: [Span] { [today, week, month, all] }
}
