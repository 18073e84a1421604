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
  /// What to compare it with, in fewer and fewer words for less and less room.
  public let shorterNotes: [String]
  /// The colour of the number.
  public let role: Role

  init(
    _ statistic: Statistic, _ value: Int, _ note: String, short shorterNotes: String...,
    role: Role = .neonBright
  ) {
    self.statistic = statistic
    self.value = value
    self.note = note
    self.shorterNotes = shorterNotes
    self.role = role
  }

  static func all(_ analytics: Analytics) -> [NumberCard] {
    let load = analytics.workload
    let velocity = analytics.velocity
    let mean = velocity.month.tasksPerDay
    let usual = mean < 0.05 ? "none" : DecimalText.text(mean, places: 1)
    let streaks = analytics.streaks
    let (best, points) = (streaks.best, velocity.week.done.points)
    let soon = load.dueWithinWeek
    return [
      NumberCard(
        .active, load.active, "\(soon) due by \(Weekday(of: analytics.dueWeekEnd).shortName)",
        short: "\(soon) soon"),
      NumberCard(
        .overdue, load.overdue, "\(load.dueToday) due today", short: "\(load.dueToday) today",
        role: load.overdue > 0 ? .overdue : .success),
      NumberCard(
        .doneToday, velocity.today.done.tasks, "usually \(usual)", short: "usual \(usual)"),
      thisWeek(analytics.weeks),
      NumberCard(
        .streak, streaks.current, "best " + Quantity.text(best, "day"),
        short: "best \(best)",
        role: streaks.includesToday || streaks.current == 0 ? .neonBright : .amber),
      NumberCard(
        .points, Int(clamping: load.points), "\(points) done in 7 days",
        short: "\(points) done, 7 days", "\(points) done"),
    ]
  }

  /// What was done since the week began, beside what was done by the same day of the week before.
  private static func thisWeek(_ weeks: WeekReport) -> NumberCard {
    let done = weeks.current.done.tasks
    let more = done - weeks.samePart.done.tasks
    guard more != 0 else { return NumberCard(.thisWeek, done, "as last week") }
    let count = more < 0 ? "\(-more) less" : "\(more) more"
    let day = "by " + Weekday(of: weeks.samePart.days.upperBound).shortName
    return NumberCard(
      .thisWeek, done, "\(count) than last \(day)",
      short: "\(count) \(day)", "\(more > 0 ? "+" : "")\(more) \(day)")
  }
}
