import RedoIntents
import RedoTerminal
import RedoTestSupport
import Testing

/// The calendar as it was looked at and approved.
@Suite struct CalendarScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }

  private func expect(
    _ replica: ScriptedReplica, _ keys: String, is name: String, _ size: Size,
    glyphs: GlyphSet = .unicode
  ) throws {
    var script = ScreenScript(replica, size: size, glyphs: glyphs)
    try script.press(keys)
    Golden.expect(script.canvas, named: name)
  }

  @Test(arguments: sizes) func `a month`(size: Size) throws {
    try expect(try .worked(), "3", is: "month", size)
  }

  @Test(arguments: sizes) func `a week`(size: Size) throws {
    try expect(try .worked(), "3w", is: "week", size)
  }

  @Test(arguments: sizes) func `a week that reaches into another year`(size: Size) throws {
    let replica = try ScriptedReplica(at: "2026-12-30T11:00:00Z")
    replica.add("Walk 2027-01-01 10:00")
    try expect(replica, "3w", is: "new-year", size)
  }

  @Test func `a day on which tasks would come again and none is due names them`() throws {
    try expect(try .worked(), "3ll", is: "repeats", Self.sizes[1])
    var script = ScreenScript(try .many(600), size: Size(columns: 100, rows: 12))
    try script.press("3G")
    try script.press("<C-d><C-d>")
    #expect(script.text.contains("Would come again:"))
    #expect(script.text.contains(" more"))
  }

  @Test(arguments: sizes) func `a day`(size: Size) throws {
    try expect(try .worked(), "3<Enter>j", is: "day", size)
  }

  @Test(arguments: sizes) func `a task being moved`(size: Size) throws {
    try expect(try .worked(), "3<Enter>jmlj", is: "moving", size)
  }

  @Test(arguments: [(10, true), (12, false)])
  func `where no row names the weekdays the selected day is named`(rows: Int, isNamed: Bool) throws
  {
    var script = ScreenScript(try .worked(), size: Size(columns: 40, rows: rows))
    try script.press("3")
    #expect(script.text.contains("Fri 20 November 2026") == isNamed)
    try script.press("l")
    #expect(script.text.contains("Sat 21 November 2026") == isNamed)
  }

  @Test(arguments: sizes) func `a month with nothing in it`(size: Size) throws {
    try expect(try ScriptedReplica(), "3", is: "empty", size)
  }

  @Test(arguments: [40, 80, 120], ["3", "3w"])
  func `the key of the shades has their colours`(columns: Int, keys: String) throws {
    var script = ScreenScript(try .worked(), size: Size(columns: columns, rows: 24))
    try script.press(keys)
    let canvas = script.canvas
    let foot = Array(canvas.row(22))
    let start = try #require(foot.firstIndex { $0.glyph.text == "░" })
    let shades = foot[start..<start + 5]
    // Some day of the month has more than one can bear, and none of the week.
    let isOver = keys == "3"
    #expect(shades.map(\.glyph.text) == ["░", "▒", "▓", "█", isOver ? "▞" : " "])
    #expect(shades.prefix(4).map(\.role) == [.heat2, .heat3, .heat4, .heat4])
    #expect((shades.last?.role == .overdue) == isOver)
  }

  @Test(arguments: [80, 100, 120, 200]) func `all shades of a month are of one width`(
    columns: Int
  ) throws {
    var script = ScreenScript(try .worked(), size: Size(columns: columns, rows: 40))
    try script.press("3")
    let canvas = script.canvas
    let widths = (2..<38).flatMap { row in
      canvas.row(row).split { !["░", "▒", "▓", "█", "▞"].contains($0.glyph.text) }.map(\.count)
    }
    #expect(widths.count > 3)
    #expect(Set(widths).count == 1, "\(widths)")
  }

  /// The bars of a week's days, from Friday on, the points of which are 8, 8 and 3.
  private func bars(columns: Int) throws -> [[Cell]] {
    let replica = try ScriptedReplica()
    replica.add("Sweep")
    try replica.complete("Sweep")
    replica.add("Read 2026-11-20 18:00 ~8")
    replica.add("Write 2026-11-21 10:00 ~8")
    replica.add("Walk 2026-11-22 10:00 ~3")
    var script = ScreenScript(replica, size: Size(columns: columns, rows: 24))
    try script.press("3w")
    let canvas = script.canvas
    return try ["Fri 20 Nov ", "Sat 21 Nov ", "Sun 22 Nov "].map { day in
      let cells = try #require(
        (2..<22).lazy.map { canvas.row($0).dropFirst(3) }.first { row in
          row.prefix(11).map(\.glyph.text).joined() == day
        })
      return cells.filter { "░▒▓█▞".contains($0.glyph.text) }
    }
  }

  @Test(arguments: [40, 80, 99]) func `the bars of a week are as long as their days are full`(
    columns: Int
  ) throws {
    let bars = try bars(columns: columns)
    #expect(bars[0].count == bars[1].count, "one scale, whatever stands behind a bar")
    #expect(bars[2].count == Int((Double(bars[1].count) * 3 / 8).rounded()))
    #expect(bars[0].allSatisfy { $0.glyph.text == "█" })
    #expect(bars[2].allSatisfy { $0.glyph.text == "▒" })
  }

  @Test func `what goes beyond a full day is hatched, the more of it the longer`() throws {
    let replica = try ScriptedReplica.worked()
    replica.add("Paint the hall 2026-11-21 10:00 ~6")
    replica.add("Move house 2026-11-22 10:00 ~20")
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    func isHatched(_ cell: Cell) -> Bool { cell.glyph.text == "▞" && cell.role == .overdue }
    func bars() -> [(full: Int, hatched: Int)] {
      let canvas = script.canvas
      return (2..<22).map { row in
        let cells = canvas.row(row)
        return (cells.count { $0.glyph.text == "█" }, cells.count(where: isHatched))
      }.filter { $0.hatched > 0 }
    }
    try script.press("3w")
    let days = bars()
    try #require(days.count == 2)
    #expect(days[0].full > days[0].hatched, "a point of 6 is too much")
    #expect(days[1].full < days[1].hatched, "15 points of 20 are too much")
    #expect(script.text.contains("░▒▓█▞ over 5 pts"))
    #expect(script.canvas.row(22).count(where: isHatched) == 1)
    try script.press("w")
    #expect(bars().contains { $0.full > 0 }, "the days of the month are hatched too")
    #expect(script.text.contains("░▒▓█▞ over 5 pts"))
  }

  @Test(arguments: [40, 80, 120]) func `the rules of a week end at one column`(columns: Int)
    throws
  {
    var script = ScreenScript(try .worked(), size: Size(columns: columns, rows: 24))
    try script.press("3w")
    let canvas = script.canvas
    let ends = (2..<22).compactMap { row in
      Array(canvas.row(row)).lastIndex { ["┄", "░", "▒", "▓", "█", "▞"].contains($0.glyph.text) }
    }
    #expect(ends.count == 7)
    #expect(Set(ends).count == 1, "\(ends)")
  }

  @Test func `today is not free while something is overdue`() throws {
    let replica = try ScriptedReplica(at: "2026-11-12T08:00:00Z")
    for title in ["Call Ana", "Write to Ben"] { replica.add(title + " 2026-11-13 10:00") }
    try replica.move(to: "2026-11-20T14:05:00Z")
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    try script.press("3w")
    // Without the line of the screens, which names today too.
    let lines = script.text.split(separator: "\n").dropFirst()
    let ends = try ["Thu 19 Nov", "Fri 20 Nov", "Sat 21 Nov"].map { day in
      String(try #require(lines.first { $0.contains(day + " ") }).suffix(9))
    }
    #expect(ends.map { $0.contains("2 late") } == [false, true, false], "\(ends)")
    #expect(ends.map { $0.contains("free") } == [true, false, true], "\(ends)")
  }

  @Test func `a time of today looks alike in the week and in the day`() throws {
    var script = ScreenScript(try .worked(), size: Size(columns: 120, rows: 40))
    try script.press("3w")
    let canvas = script.canvas
    let row = try #require(
      script.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("18:00 ▮▮▮▮▮ Review the draft") })
    let times = canvas.row(row).filter { $0.glyph.text == ":" }
    #expect(times.map(\.role) == [.amber])
  }

  @Test(arguments: [(150, "✓150 "), (1_000, "✓1k+ ")])
  func `what was done on a day is never told too small`(count: Int, sign: String) throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft](repeating: TaskDraft(title: "Sweep"), count: count))
    try replica.complete("Sweep")
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    try script.press("3")
    #expect(script.text.contains(sign))
  }

  @Test func `a month without room for titles says what its numbers count`() throws {
    let replica = try ScriptedReplica()
    for title in ["Read", "Write"] { replica.add(title + " 2026-11-24 10:00") }
    var script = ScreenScript(replica, size: Size(columns: 60, rows: 24))
    try script.press("3")
    #expect(script.text.contains(" 2 due "))
  }

  @Test func `a full month`() throws {
    try expect(try .many(600), "3", is: "full", Self.sizes[1])
  }

  @Test func `a calendar in ASCII`() throws {
    try expect(try .worked(), "3", is: "ascii-month", Self.sizes[0], glyphs: .ascii)
    try expect(try .worked(), "3w", is: "ascii-week", Self.sizes[0], glyphs: .ascii)
  }

  @Test func `the smallest calendar, of a month with six weeks`() throws {
    try expect(try .worked(), "3", is: "month", Size(columns: 40, rows: 10))
  }
}
