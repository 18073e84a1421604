import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The words and figures of the analytics, apart from where they stand.
@Suite struct AnalyticsContentTests {
  private func content(_ replica: ScriptedReplica) -> AnalyticsContent {
    let analytics = Analytics(of: replica.projection, at: replica.now, in: replica.zone)
    return AnalyticsContent(analytics, at: replica.dates)
  }

  /// A replica in which one task was done on each of some days, and some are open.
  private func replica(days: Int, open: Int, doneOn: (Int) -> Bool = { _ in true }) throws
    -> ScriptedReplica
  {
    let replica = try ScriptedReplica(at: "2026-01-02T09:00:00Z")
    if open > 0 {
      try replica.add((0..<open).map { TaskDraft(title: "open \($0)", due: .at(.latest)) })
    }
    for day in 0..<days {
      replica.wait(seconds: 86_400)
      guard doneOn(day) else { continue }
      replica.add("done \(day)")
      try replica.complete("done \(day)")
    }
    return replica
  }

  @Test func `the weekdays of the peaks begin with the day that a week starts with`() throws {
    let replica = try replica(days: 14, open: 0) { $0 < 3 }
    let analytics = Analytics(of: replica.projection, at: replica.now, in: replica.zone)
    // Done on a Saturday, a Sunday and a Monday.
    let monday = AnalyticsContent(analytics, at: replica.dates).peaks
    #expect(monday.weekdayNames == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
    #expect(monday.weekdays == [1, 0, 0, 0, 0, 1, 1])
    let dates = DateContext(now: replica.now, zone: replica.zone, weekStart: .sunday)
    let sunday = AnalyticsContent(analytics, at: dates).peaks
    #expect(sunday.weekdayNames == ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"])
    #expect(sunday.weekdays == [1, 1, 0, 0, 0, 0, 1])
  }

  @Test func `a forecast names its dates`() throws {
    let forecast = content(try replica(days: 20, open: 3)).forecast
    // One a day, but none on the first: three days at best, from 22 January on.
    #expect(forecast.bands[0].title == "3 one-time tasks to do")
    #expect(forecast.bands[1].title == "3 points to do")
    #expect(forecast.bands[0].half == "Sun 25 Jan")
    #expect(forecast.bands[0].likely == "Mon 26 Jan" || forecast.bands[0].likely == "Sun 25 Jan")
    #expect(forecast.bands[0].marks.first == 3)
    #expect(forecast.bands[0].forecast != nil)
  }

  @Test(arguments: [(14, 14), (20, 20), (60, 60), (61, 60)])
  func `a forecast names the days that it rests on, no more than there are`(
    days: Int, drawn: Int
  ) throws {
    let forecast = content(try replica(days: days, open: 3)).forecast
    #expect(forecast.basis == "your last \(drawn) days, nothing added")
  }

  @Test func `what is beyond a year has no date`() throws {
    let forecast = content(try replica(days: 20, open: 400)).forecast
    #expect(forecast.bands[0].half == "over a year")
    #expect(forecast.bands[0].likely == "over a year")
    #expect(forecast.bands[0].marks.isEmpty)
    #expect(forecast.days == Forecast.horizon + 1)
  }

  @Test func `where there is no forecast it says why`() throws {
    let young = content(try replica(days: 9, open: 1)).forecast
    #expect(young.bands[0].half == "too early: 9 of 14 days")
    #expect(young.bands[0].likely.isEmpty)
    #expect(young.basis.isEmpty)
    let idle = content(try replica(days: 20, open: 1) { $0 < 3 }).forecast
    #expect(idle.bands[0].half == "too little done: 3 of 5 days")
    let done = content(try replica(days: 20, open: 0)).forecast
    #expect(done.bands.map(\.half) == ["nothing open that ends", "nothing open that ends"])
    #expect(done.bands[0].title == "0 one-time tasks to do")
  }

  @Test func `what is usual is the mean of all days where those are few, as its definition says`()
    throws
  {
    // Fourteen done on fifteen days.
    let card = content(try replica(days: 14, open: 1)).card(of: .doneToday)
    #expect(card?.note == "usually 0.9")
    #expect(Statistic.doneToday.definition.hasSuffix("of the last 30 days, or of all there are."))
  }

  @Test func `a week is compared with the same days of the one before`() throws {
    let replica = try replica(days: 14, open: 1)
    let content = content(replica)
    // 16 January 2026 is a Friday: five days of each week.
    #expect(content.week.headings == ["this", "by Fri", "last"])
    #expect(content.week.rows[0].figures == ["5", "5", "7"])
    #expect(content.week.rows[3].figures == ["100 %", "100 %", "100 %"])
    #expect(content.card(of: .thisWeek)?.note == "as last week")
    #expect(content.card(of: .streak)?.value == 14)
    #expect(content.velocity.rows.map(\.name) == ["today", "7 days", "30 days", "all"])
    #expect(content.velocity.rows[1].figures == ["7", "7", "1.0"])
  }

  @Test func `more or less than last week says up to which day both were counted`() throws {
    let more = try #require(
      content(try replica(days: 14, open: 1) { $0 >= 5 }).card(of: .thisWeek))
    #expect(more.note == "3 more than last by Fri")
    #expect(more.shorterNotes == ["3 more by Fri", "+3 by Fri"])
    let less = try #require(
      content(try replica(days: 14, open: 1) { $0 < 11 }).card(of: .thisWeek))
    #expect(less.note == "3 less than last by Fri")
    #expect(less.shorterNotes == ["3 less by Fri", "-3 by Fri"])
  }

  @Test func `axes end at even or round numbers`() throws {
    let content = content(try ScriptedReplica.year())
    #expect(content.trend.heights == ["6", "3", "0"])
    #expect(content.burnUp.heights == ["660", "530", "400"])
    #expect(content.trend.firstDay == "23 Aug")
    #expect(content.trend.plot.lines.map(\.values.count) == [90, 90])
  }

  @Test func `a best and only day is strongest, and the legend names no other intensity`() throws {
    let heat = content(try replica(days: 3, open: 1) { $0 == 1 }).heat
    #expect(heat.weeks.joined().compactMap(\.self).filter { $0 > 0 } == [4])
    #expect(heat.legend == ["", "", "", "1+"])
  }

  @Test func `the year ends today and its months stand over their first days`() throws {
    let heat = content(try ScriptedReplica.year()).heat
    #expect(heat.weeks.count == 53)
    #expect(heat.weeks.allSatisfy { $0.count == 7 })
    // Friday is the last day there is.
    #expect(heat.weeks[52].map { $0 == nil } == [false, false, false, false, false, true, true])
    #expect(heat.weekdays == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(heat.months.first?.text == "Dec")
    #expect(heat.months.last?.text == "Nov")
    #expect(heat.weekTotals.reduce(0, +) == 681)
    #expect(heat.sum == "681 done on 295 days")
    #expect(
      heat.records.map { $0.name + ": " + $0.value } == [
        "best day: 6 on 26 Oct", "best week: 26 from 26 Oct", "best month: 87 in Oct",
      ])
    #expect(heat.legend == ["1", "2", "3", "4+"])
  }
}
