internal import RedoIntents
public import RedoTasks
public import RedoTerminal

/// A number that stands alone, with a few words that say how much it is.
public struct NumberCard: Hashable, Sendable {
  /// What it counts.
  public let statistic: Statistic
  /// The number.
  public let value: Int
  /// What to compare it with.
  public let note: String
  /// The same for little room.
  public let shortNote: String
  /// The colour of the number.
  public let role: Role

  init(
    _ statistic: Statistic, _ value: Int, _ note: String, short shortNote: String,
    _ role: Role = .neonBright
  ) {
    self.statistic = statistic
    self.value = value
    self.note = note
    self.shortNote = shortNote
    self.role = role
  }

  static func all(_ analytics: Analytics) -> [NumberCard] {
    let load = analytics.workload
    let velocity = analytics.velocity
    let mean = velocity.month.tasksPerDay
    let usual = mean < 0.05 ? "none" : DecimalText.text(mean, places: 1)
    let streaks = analytics.streaks
    let more = analytics.weeks.current.done.tasks - analytics.weeks.samePart.done.tasks
    let (best, points) = (streaks.best, velocity.week.done.points)
    return [
      NumberCard(
        .active, load.active, "\(load.dueWithinWeek) due in 7 days",
        short: "\(load.dueWithinWeek) soon"),
      NumberCard(
        .overdue, load.overdue, "\(load.dueToday) due today", short: "\(load.dueToday) today",
        load.overdue > 0 ? .overdue : .success),
      NumberCard(
        .doneToday, velocity.today.done.tasks, "usually \(usual)", short: "usual \(usual)"),
      NumberCard(
        .thisWeek, analytics.weeks.current.done.tasks, weekNote(more),
        short: more == 0 ? "as last week" : "\(more > 0 ? "+" : "")\(more)"),
      NumberCard(
        .streak, streaks.current, "best " + Quantity.text(best, "day"),
        short: "best \(best)",
        streaks.includesToday || streaks.current == 0 ? .neonBright : .amber),
      NumberCard(
        .points, Int(clamping: load.points), "\(points) done in 7 days",
        short: "\(points) done"),
    ]
  }

  private static func weekNote(_ more: Int) -> String {
    switch more {
    case 0: "as last week"
    case ..<0: "\(-more) less than last"
    default: "\(more) more than last"
    }
  }
}
