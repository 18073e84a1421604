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
    switch self {
    case .enhanced:
      let (priority, overdue, time, new) = enhanced(task, deadline, now, zone)
      return Rank(factors: [priority, overdue, time, new])
    case .sigmoid:
      let (priority, urgency, complexity) = sigmoid(task, deadline, now)
      return Rank(factors: [priority, urgency, complexity])
    }
  }

  /// The rank's value alone, which sorting asks for once a task.
  func value(of task: TaskState, deadline: Instant?, at now: Instant, in zone: LocalZone) -> Double
  {
    switch self {
    case .enhanced:
      let (priority, overdue, time, new) = enhanced(task, deadline, now, zone)
      return priority.value * overdue.value * time.value * new.value
    case .sigmoid:
      let (priority, urgency, complexity) = sigmoid(task, deadline, now)
      return priority.value * urgency.value * complexity.value
    }
  }

  private func enhanced(
    _ task: TaskState, _ deadline: Instant?, _ now: Instant, _ zone: LocalZone
  ) -> (Rank.Factor, Rank.Factor, Rank.Factor, Rank.Factor) {
    let late = deadline.map { Self.wholeDays(from: $0, to: now) } ?? 0
    let isOverdue = deadline.map { $0 < now } ?? false
    let doubling = isOverdue ? Double(1 << min(max(late, 0), 10)) : 1
    let age = Double(max(Self.wholeDays(from: task.created, to: now), 0))
    return (
      .init(name: "priority", value: Double(task.priority)),
      .init(name: "overdue", value: doubling),
      Self.timeOfDay(zone.civil(of: now).time),
      .init(name: "new", value: max(1, 1.2 - 0.01 * age))
    )
  }

  private static func timeOfDay(_ time: CivilTime) -> Rank.Factor {
    switch time.hour {
    case 5..<12: .init(name: "morning", value: 1.1)
    case 12..<20: .init(name: "afternoon", value: 1.2)
    default: .init(name: "night", value: 0.9)
    }
  }

  private func sigmoid(
    _ task: TaskState, _ deadline: Instant?, _ now: Instant
  ) -> (Rank.Factor, Rank.Factor, Rank.Factor) {
    let urgency = deadline.map { deadline in
      let days = Double(deadline.milliseconds - now.milliseconds) / Double(Instant.day)
      return Self.urgency(daysLeft: days)
    }
    return (
      .init(name: "priority", value: Double(task.priority)),
      .init(name: "urgency", value: urgency ?? 1),
      .init(name: "complexity", value: Double(max(1, task.storyPoints)).squareRoot())
    )
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
