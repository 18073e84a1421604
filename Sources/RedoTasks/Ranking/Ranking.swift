internal import RedoProtocol

/// The ranks of many tasks at one moment: what is the same for all of them is worked out once.
struct Ranking: Sendable {
  private let formula: RankingFormula
  private let now: Instant
  private let timeOfDay: Double

  init(from vantage: Vantage) {
    formula = vantage.formula
    now = vantage.now
    timeOfDay = RankingFormula.timeOfDay(at: now, in: vantage.zone).value
  }

  /// What ``RankingFormula/rank(of:deadline:at:in:)`` comes to.
  func value(of task: TaskState, deadline: Instant?) -> Double {
    switch formula {
    case .enhanced:
      Double(task.priority) * RankingFormula.doubling(since: deadline, at: now) * timeOfDay
        * RankingFormula.newness(since: task.created, at: now)
    case .sigmoid:
      Double(task.priority) * RankingFormula.urgency(of: deadline, at: now)
        * RankingFormula.complexity(of: task)
    }
  }
}
