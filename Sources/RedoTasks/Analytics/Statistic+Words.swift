extension Statistic {
  /// What the number is called.
  public var name: String {
    switch self {
    case .active: "Active"
    case .overdue: "Overdue"
    case .doneToday: "Done today"
    case .thisWeek: "This week"
    case .streak: "Streak"
    case .points: "Points"
    case .heat: "Year"
    case .trend: "Trend"
    case .burnUp: "Burn-up"
    case .forecast: "Forecast"
    case .velocity: "Velocity"
    case .week: "Week by week"
    case .priorities: "Priorities"
    case .peaks: "Peaks"
    }
  }

  /// What is counted, in a sentence or a few.
  public var definition: String {
    switch self {
    case .active:
      "Tasks that are neither done nor archived, drafts among them. Due by a day are those of "
        + "today, from now on, and of the six days up to that one."
    case .overdue:
      "Active tasks whose deadline is past. Due today are those whose deadline is yet to come."
    case .doneToday:
      "Completions on today's local date. A completion counts once for each todo, so a repeat "
        + "counts each time; one that was undone, or whose task was deleted, does not count, "
        + "one whose task was archived does. Usually is the mean of the last 30 days, or of all "
        + "there are."
    case .thisWeek:
      "Completions since the week began, on the day that the settings name; more or less than "
        + "on the same days of the week before."
    case .streak:
      "Days in a row with a completion, up to today, or up to yesterday while nothing is done "
        + "today. The best is the longest run there was."
    case .points:
      "Story points of the active tasks, and of what was done in the last 7 days. A completion "
        + "counts the points that its task has now."
    case .heat:
      "Completions on each day of the last 53 weeks. The levels part the days that have "
        + "any about evenly."
    case .trend:
      "Completions a day: the mean of the 7 and of the 30 days up to each day, but of no day "
        + "before the first task or completion."
    case .burnUp:
      "Todos there were and todos done at each day's end, of one-time tasks and the last of ended "
        + "repeats; archived ones only if done. The gap is what is open."
    case .forecast:
      "When the open one-time tasks with a date are done, if none is added: \(Forecast.runs) runs, "
        + "each drawing days at random from your last \(Analytics.sampleDays) whole days, or all "
        + "there are, idle ones too, from tomorrow on. Repeats count for nothing. By the 50 % date "
        + "half of the runs are done, by the 85 % date 85 of 100. Below \(Outlook.leastDays) days, or "
        + "\(Outlook.leastActiveDays) that count, it says nothing; beyond a year it gives no date."
    case .velocity:
      "Completions and their points today, in the last 7 and 30 days with today, and ever; a "
        + "day's mean is over the days since the first task or completion where those are fewer."
    case .week:
      "This week so far beside the week before up to the same day, and all of it. Added are "
        + "tasks made and not deleted since; on time is done by the deadline, of what had one; "
        + "days are those with a completion."
    case .priorities:
      "Active tasks of each priority; the part of a bar that stands out is overdue."
    case .peaks:
      "Completions by hour and by weekday of the last \(Peaks.days) days: 12 whole weeks, so "
        + "every weekday is in them equally often."
    }
  }
}
