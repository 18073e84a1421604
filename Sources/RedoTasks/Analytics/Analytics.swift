public import RedoProtocol

/// What a log says about how its user works, at a moment: every number comes from the replay alone.
///
/// ``Statistic`` says what each number means. Archived tasks count for what was done of them;
/// deleted ones and completions that were undone are not in the replay and count for nothing.
public struct Analytics: Hashable, Sendable {
  /// The days that trends, the burn-up and their figures look back.
  public static let trendDays = 90
  /// The most days of a forecast's own past.
  public static let sampleDays = 60

  /// The local day of the moment.
  public let today: CivilDate
  /// The local day of the first task or completion; today where there is none.
  ///
  /// What was imported may have been done before it was made here.
  public let firstDay: CivilDate
  /// What was done on each day.
  public let history: CompletionHistory
  /// What is to be done.
  public let workload: Workload
  /// Days in a row.
  public let streaks: Streaks
  /// How much is done.
  public let velocity: Velocity
  /// When it is done.
  public let peaks: Peaks
  /// This week and the one before.
  public let weeks: WeekReport
  /// How scope and work grew.
  public let burnUp: BurnUp
  /// When the open tasks are done.
  public let taskForecast: Outlook
  /// When the open story points are done.
  public let pointForecast: Outlook

  /// The last day on which what counts as ``Workload/dueWithinWeek`` is due.
  public var dueWeekEnd: CivilDate { today.advanced(byDays: TaskGrouping.daysOfWeek - 1) }

  /// The whole days that a forecast draws from: up to ``sampleDays``, as many as there are.
  public var daysDrawnFrom: Int {
    min(Self.sampleDays, today.daysSinceEpoch - firstDay.daysSinceEpoch)
  }

  /// Works everything out.
  ///
  /// - Complexity: O(*n*) in the number of todos, and O(*d* log *d*) in the number of active days.
  public init(
    of projection: Projection, at moment: Instant, in zone: LocalZone,
    weekStart: Weekday = .monday
  ) {
    let now = moment.clamped
    // West of UTC the first moment there is falls on a day before the first.
    let today = max(.first, zone.date(of: now))
    let repeating = RepeatingTasks(of: projection)
    let completions = projection.completions(in: zone, through: today, repeating)
    let history = CompletionHistory(completions, today: today)
    let workload = Workload(of: projection, at: now, in: zone, repeating)
    self.today = today
    self.history = history
    self.workload = workload
    firstDay = min(
      today, history.firstDay ?? today, workload.began.map { zone.date(of: $0) } ?? today)
    streaks = Streaks(history)
    velocity = Velocity(history, since: firstDay)
    peaks = Peaks(completions, today: today)
    let created = CreationCount(of: projection, days: 14, through: today, in: zone)
    weeks = WeekReport(completions, history, created: created.count, weekStart: weekStart)
    burnUp = BurnUp(
      of: projection, completions, repeating, days: Self.trendDays, through: today, in: zone)
    let ending = CompletionHistory(completions.lazy.filter { !$0.isRepeat }, today: today)
    let throughput = Throughput(ending, since: firstDay, days: Self.sampleDays)
    taskForecast = Outlook(
      of: Int64(workload.ending), at: throughput.tasks, seed: throughput.seed)
    pointForecast =
      workload.ending > 0 && workload.endingPoints == 0
      ? .noPoints
      : Outlook(of: workload.endingPoints, at: throughput.points, seed: throughput.seed)
  }
}
