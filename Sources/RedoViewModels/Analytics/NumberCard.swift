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
  /// The colour of the number.
  public let role: Role

  init(_ statistic: Statistic, _ value: Int, _ note: String, _ role: Role = .neonBright) {
    self.statistic = statistic
    self.value = value
    self.note = note
    self.role = role
  }

  static func all(_ analytics: Analytics) -> [NumberCard] {
    let load = analytics.workload
    let velocity = analytics.velocity
    let usual = DecimalText.text(velocity.month.tasksPerDay, places: 1)
    let streaks = analytics.streaks
    return [
      NumberCard(.active, load.active, "\(load.dueWithinWeek) due in 7 days"),
      NumberCard(
        .overdue, load.overdue, "\(load.dueToday) due today",
        load.overdue > 0 ? .overdue : .success),
      NumberCard(.doneToday, velocity.today.done.tasks, "usually \(usual)"),
      NumberCard(.thisWeek, analytics.weeks.current.done.tasks, weekNote(analytics.weeks)),
      NumberCard(
        .streak, streaks.current, "best \(streaks.best) day\(streaks.best == 1 ? "" : "s")",
        streaks.includesToday || streaks.current == 0 ? .neonBright : .amber),
      NumberCard(
        .points, Int(clamping: load.points), "\(velocity.week.done.points) in 7 days"),
    ]
  }

  private static func weekNote(_ weeks: WeekReport) -> String {
    switch weeks.current.done.tasks - weeks.samePart.done.tasks {
    case 0: "as last week"
    case let more where more > 0: "\(more) more than last"
    case let less: "\(-less) less than last"
    }
  }
}
