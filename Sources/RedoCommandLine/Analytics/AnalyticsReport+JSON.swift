internal import RedoProtocol
internal import RedoTasks

extension AnalyticsReport {
  /// One object, keys in canonical order; days are local dates, counts are todos completed.
  var json: CanonicalWriter {
    var writer = CanonicalWriter()
    let load = analytics.workload
    writer.beginObject()
    writer.member("active", load.active)
    writer.key("burnUp")
    writeBurnUp(to: &writer)
    writer.member("drafts", load.drafts)
    writer.member("dueToday", load.dueToday)
    writer.member("dueWithinWeek", load.dueWithinWeek)
    writer.key("forecast")
    writeForecasts(to: &writer)
    writer.member("overdue", load.overdue)
    writer.key("peaks")
    writePeaks(to: &writer)
    writer.member("points", load.points)
    writer.member("priorities", load.priorities.map(\.active))
    writer.key("streak")
    writer.beginObject()
    writer.member("best", analytics.streaks.best)
    writer.member("current", analytics.streaks.current)
    writer.endObject()
    writer.member("today", Self.date(in: 0, of: analytics))
    writer.member(
      "trend",
      analytics.history.tallies(of: Analytics.trendDays, through: analytics.today).map(\.tasks))
    writer.key("velocity")
    writeVelocity(to: &writer)
    writer.key("weeks")
    writer.beginObject()
    writer.key("current")
    write(analytics.weeks.current, to: &writer)
    writer.key("previous")
    write(analytics.weeks.previous, to: &writer)
    writer.endObject()
    writer.endObject()
    return writer
  }

  private func writeBurnUp(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.member("done", analytics.burnUp.done)
    writer.member("scope", analytics.burnUp.scope)
    writer.endObject()
  }

  private func writeForecasts(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.key("points")
    write(analytics.pointForecast, to: &writer)
    writer.key("tasks")
    write(analytics.taskForecast, to: &writer)
    writer.endObject()
  }

  /// The dates of the two chances; null where there is no forecast, or the date is over a year away.
  private func write(_ outlook: Outlook, to writer: inout CanonicalWriter) {
    guard let forecast = outlook.forecast else { return writer.null() }
    writer.beginObject()
    writer.key("by50")
    write(forecast.days(withChance: 50), to: &writer)
    writer.key("by85")
    write(forecast.days(withChance: 85), to: &writer)
    writer.endObject()
  }

  private func write(_ days: Int?, to writer: inout CanonicalWriter) {
    writer.orNull(days.map { Self.date(in: $0, of: analytics) })
  }

  private func writePeaks(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.member("hours", analytics.peaks.hours)
    writer.member("weekdays", analytics.peaks.weekdays)
    writer.endObject()
  }

  /// A week; its share is null where nothing was done.
  private func write(_ week: WeekReport.Part, to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.member("added", week.added)
    writer.member("done", week.done.tasks)
    writer.key("onTimeShare")
    if let share = week.onTimeShare { writer.number(share) } else { writer.null() }
    writer.member("points", week.done.points)
    writer.endObject()
  }

  private func writeVelocity(to writer: inout CanonicalWriter) {
    writer.beginArray()
    for span in analytics.velocity.spans {
      writer.beginObject()
      writer.member("days", span.days)
      writer.member("done", span.done.tasks)
      writer.member("points", span.done.points)
      writer.endObject()
    }
    writer.endArray()
  }
}
