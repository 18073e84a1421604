public import RedoTasks

extension Vantage {
  /// Looks at tasks from the moment and the place that date words are read against.
  public init(_ dates: DateContext, formula: RankingFormula) {
    self.init(now: dates.now, zone: dates.zone, formula: formula)
  }
}
