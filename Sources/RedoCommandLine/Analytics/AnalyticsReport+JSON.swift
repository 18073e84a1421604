internal import RedoProtocol
internal import RedoTasks

extension AnalyticsReport {
  /// One object, keys in canonical order; days are local dates, counts are todos completed.
  var json: CanonicalWriter {
    var writer = CanonicalWriter()
    let load = analytics.workload
    writer.beginObject()
    writer.key("active")
    writer.value(Int64(load.active))
    writer.key("burnUp")
    writeBurnUp(to: &writer)
    writer.key("drafts")
    writer.value(Int64(load.drafts))
    writer.key("dueToday")
    writer.value(Int64(load.dueToday))
    writer.key("dueWithinWeek")
    writer.value(Int64(load.dueWithinWeek))
    writer.key("forecast")
    writeForecasts(to: &writer)
    writer.key("overdue")
    writer.value(Int64(load.overdue))
    writer.key("peaks")
    writePeaks(to: &writer)
    writer.key("points")
    writer.value(load.points)
    writer.key("priorities")
    writer.numbers(load.priorities.map(\.active))
    writer.key("streak")
    writer.beginObject()
    writer.key("best")
    writer.value(Int64(analytics.streaks.best))
    writer.key("current")
    writer.value(Int64(analytics.streaks.current))
    writer.endObject()
    writer.key("today")
    writer.value(Self.date(in: 0, of: analytics))
    writer.key("trend")
    writer.numbers(
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
    writer.key("done")
    writer.numbers(analytics.burnUp.done)
    writer.key("scope")
    writer.numbers(analytics.burnUp.scope)
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
    writer.key("hours")
    writer.numbers(analytics.peaks.hours)
    writer.key("weekdays")
    writer.numbers(analytics.peaks.weekdays)
    writer.endObject()
  }

  /// A week; its share is null where nothing was done.
  private func write(_ week: WeekReport.Part, to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.key("added")
    writer.value(Int64(week.added))
    writer.key("done")
    writer.value(Int64(week.done.tasks))
    writer.key("onTimeShare")
    if let share = week.onTimeShare { writer.number(share) } else { writer.null() }
    writer.key("points")
    writer.value(week.done.points)
    writer.endObject()
  }

  private func writeVelocity(to writer: inout CanonicalWriter) {
    writer.beginArray()
    for span in analytics.velocity.spans {
      writer.beginObject()
      writer.key("days")
      writer.value(Int64(span.days))
      writer.key("done")
      writer.value(Int64(span.done.tasks))
      writer.key("points")
      writer.value(span.done.points)
      writer.endObject()
    }
    writer.endArray()
  }
}
