public import RedoProtocol

/// How tasks are ranked (PROTOCOL.md, "Ranking").
public enum RankingFormula: String, CaseIterable, Sendable {
  /// Priority, doubled for each day overdue, weighted by the time of day and by newness.
  case enhanced
  /// Priority × a sigmoid of the days left × the root of the story points.
  case sigmoid

  /// The rank of a task at a moment; a task without an open todo is never overdue.
  public func rank(
    of task: TaskState, deadline: Instant?, at now: Instant, in zone: LocalZone
  ) -> Rank {
    let priority = Rank.Factor(name: "priority", value: Double(task.priority))
    return switch self {
    case .enhanced:
      Rank(factors: [
        priority, .init(name: "overdue", value: Self.doubling(since: deadline, at: now)),
        Self.timeOfDay(at: now, in: zone),
        .init(name: "new", value: Self.newness(since: task.created, at: now)),
      ])
    case .sigmoid:
      Rank(factors: [
        priority, .init(name: "urgency", value: Self.urgency(of: deadline, at: now)),
        .init(name: "complexity", value: Self.complexity(of: task)),
      ])
    }
  }

  /// 2 for each whole day that a deadline lies back, 1024 at most; 1 before it.
  static func doubling(since deadline: Instant?, at now: Instant) -> Double {
    guard let deadline, deadline < now else { return 1 }
    return Double(1 << min(max(wholeDays(from: deadline, to: now), 0), 10))
  }

  /// 1.2 for what is new, less by 0.01 with each whole day, down to 1.
  static func newness(since creation: Instant, at now: Instant) -> Double {
    max(1, 1.2 - 0.01 * Double(max(wholeDays(from: creation, to: now), 0)))
  }

  /// What the time of day weighs.
  static func timeOfDay(at now: Instant, in zone: LocalZone) -> Rank.Factor {
    switch zone.civil(of: now).time.hour {
    case 5..<12: .init(name: "morning", value: 1.1)
    case 12..<20: .init(name: "afternoon", value: 1.2)
    default: .init(name: "night", value: 0.9)
    }
  }

  /// What a deadline weighs; 1 without one.
  static func urgency(of deadline: Instant?, at now: Instant) -> Double {
    guard let deadline else { return 1 }
    let days = Double(deadline.milliseconds - now.milliseconds) / Double(Instant.day)
    return urgency(daysLeft: days)
  }

  /// The root of the story points.
  static func complexity(of task: TaskState) -> Double {
    Double(max(1, task.storyPoints)).squareRoot()
  }

  /// U(t) = 1 + 10 / (1 + e^(0.4 t)), t in days until the deadline: 1 long before, 11 long after.
  public static func urgency(daysLeft: Double) -> Double {
    1 + 10 / (1 + Exponential.value(at: 0.4 * daysLeft))
  }

  /// Whole days of 86,400 s from one moment to a later one; negative the other way round.
  private static func wholeDays(from start: Instant, to end: Instant) -> Int {
    Int((end.milliseconds - start.milliseconds) / Instant.day)
  }
}
