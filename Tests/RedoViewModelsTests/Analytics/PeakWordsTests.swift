import RedoIntents
import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

/// What the peaks say where hours or weekdays tie.
struct PeakWordsTests {
  private func peaks(_ moments: [String], weekStart: Weekday = .monday) throws -> PeakCharts {
    let replica = try ScriptedReplica(at: "2026-11-01T00:00:00Z")
    for (place, moment) in moments.enumerated() {
      replica.add("Task \(place)")
      try replica.move(to: "2026-11-\(moment):00Z")
      try replica.complete("Task \(place)")
    }
    let dates = DateContext(now: replica.now, zone: replica.zone, weekStart: weekStart)
    let analytics = Analytics(of: replica.projection, at: replica.now, in: replica.zone)
    return AnalyticsContent(analytics, at: dates).peaks
  }

  @Test func `one hour and one weekday are named alone`() throws {
    let peaks = try peaks(["16T09:10", "23T09:10"])
    #expect(peaks.words == "most at 09:00, on Mon")
    #expect(peaks.shortWords == "most: 09:00, Mon")
  }

  @Test func `what ties is named together, in the order of the week`() throws {
    let moments = ["15T09:10", "16T14:10"]
    let monday = try peaks(moments)
    #expect(monday.words == "most at 09:00 and 14:00, on Mon and Sun")
    #expect(monday.shortWords == "most: 09:00/14:00, Mon/Sun")
    #expect(try peaks(moments, weekStart: .sunday).words.hasSuffix("on Sun and Mon"))
  }

  @Test func `what ties with very many is counted`() throws {
    let peaks = try peaks(["16T09:10", "17T10:10", "18T11:10", "19T12:10"])
    #expect(peaks.words == "most in 4 hours alike, on 4 days alike")
    #expect(peaks.shortWords == "most: 4 hours, 4 days")
  }
}
