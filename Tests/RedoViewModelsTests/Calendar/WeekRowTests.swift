import RedoProtocol
import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct WeekRowTests {
  private func days(_ lines: [String]) throws -> CalendarDays {
    let replica = try ScriptedReplica()
    for line in lines { replica.add(line) }
    var script = ScreenScript(replica)
    try script.press("3w")
    return try #require(script.viewModel.calendar.days)
  }

  @Test(arguments: 0...20) func `days stand apart where all of a week fits so`(height: Int) throws {
    let days = try days(["Call 2026-11-16 09:00", "Walk 2026-11-22 09:00"])
    let selected = days.range.lowerBound
    let rows = WeekRow.rows(of: days, showing: selected, height: height)
    let lines = WeekRow.lines(of: days, showing: selected, height: height)
    #expect(lines.compactMap(\.self) == rows, "blank rows take none away")
    // Seven days, two tasks, and a blank row above each day but the first.
    #expect(lines.count == (height < 15 ? rows.count : 15))
    for (line, next) in zip(lines, lines.dropFirst()) where line == nil {
      guard case .day? = next else {
        Issue.record("a blank row that no day follows")
        continue
      }
    }
    #expect(lines.first != .some(nil))
  }

  @Test(arguments: 7...40)
  func `no day says alone how many more tasks it has, and no row is empty that a task could have`(
    height: Int
  ) throws {
    let days = try days(
      (0..<5).flatMap { index in
        ["17", "18", "20"].map { "Read \(index) 2026-11-\($0) 18:\(index + 10)" }
      } + ["Call 2026-11-16 09:00"])
    let rows = WeekRow.rows(of: days, showing: days.range.lowerBound, height: height)
    for (row, next) in zip(rows, rows.dropFirst()) {
      guard case .day = row, case .more = next else { continue }
      Issue.record("only how many more there are on \(row.date)")
    }
    // The three days need two rows each before one is of use.
    #expect(rows.count == (height == 9 ? 8 : min(height, 23)))
  }

  @Test(arguments: 0...40) func `a week fills no more rows than there are, and loses no task`(
    height: Int
  ) throws {
    let days = try days(
      (0..<9).map { "Read \($0) 2026-11-20 18:\($0 + 10)" }
        + ["Call 2026-11-16 09:00", "Walk 2026-11-22 09:00", "Rest 2026-11-22 10:00"])
    for selected in days.dates {
      let rows = WeekRow.rows(of: days, showing: selected, height: height)
      #expect(rows.count <= height)
      #expect(height == 0 || rows.contains(.day(selected)))
      #expect(height < 19 || rows.count == 19)
    }
    let rows = WeekRow.rows(of: days, showing: days.range.lowerBound, height: max(7, height))
    for date in days.dates {
      let own = rows.filter { $0.date == date }
      #expect(own.first == .day(date))
      let shown = own.filter { if case .task = $0 { true } else { false } }.count
      let more = own.compactMap { if case .more(_, let count) = $0 { count } else { nil } }
      #expect(own.count == 1 || shown + more.reduce(0, +) == days[date].places.count)
    }
  }
}
