internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// Days in a row on which the same tasks would come again and nothing else is; any other day is
/// alone.
struct DayRun {
  /// The days in order.
  private(set) var dates: [CivilDate]
  /// The tasks that would come again on each of them, as places in the projection; none where
  /// something was done.
  let coming: [Int]

  /// The runs that some days make on which nothing is due.
  static func runs(
    of dates: [CivilDate], in days: CalendarDays, _ projection: Projection, at clock: DateContext
  ) -> [DayRun] {
    var runs: [DayRun] = []
    for date in dates {
      let day = days[date]
      let coming =
        day.doneCount > 0
        ? []
        : CalendarDays.comingAgain(on: date, day.repeatCount, of: projection, at: clock)
      if let run = runs.last, !coming.isEmpty, run.coming == coming,
        run.dates.last?.advanced(byDays: 1) == date
      {
        runs[runs.count - 1].dates.append(date)
      } else {
        runs.append(DayRun(dates: [date], coming: coming))
      }
    }
    return runs
  }
}
