import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The screen of numbers as it was looked at and approved.
@Suite struct AnalyticsGoldenTests {
  private static let sizes = [(120, 40), (80, 24), (40, 12), (200, 60), (40, 10)].map {
    Size(columns: $0, rows: $1)
  }

  private func expect(
    _ replica: ScriptedReplica, _ size: Size, _ keys: String = "", is name: String,
    glyphs: GlyphSet = .unicode
  ) throws {
    var script = ScreenScript(replica, size: size, glyphs: glyphs)
    try script.press("4" + keys)
    Golden.expect(script.canvas, named: name)
  }

  @Test(arguments: sizes) func `a year of work`(size: Size) throws {
    try expect(.year(), size, is: "analytics")
  }

  @Test func `what the year comes to is brighter than what it is called`() throws {
    var script = ScreenScript(try .year(), size: Size(columns: 200, rows: 60))
    try script.press("4")
    let rows = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("best day") })
    func roles(_ row: Int) -> Set<Role> {
      let words = script.canvas.row(row).suffix(35).filter {
        $0.glyph.text.contains(where: \.isLetter)
      }
      return Set(words.map(\.role))
    }
    #expect(roles(row) == [.secondary])
    #expect(roles(row + 1) == [.text])
  }

  @Test(
    arguments: [(120, 40, "", 2), (80, 24, "G", 2), (40, 24, "G", 1)] as [(Int, Int, String, Int)])
  func `priorities stand apart where there is room, and what is overdue is always named`(
    columns: Int, rows: Int, keys: String, step: Int
  ) throws {
    var script = ScreenScript(try .year(), size: Size(columns: columns, rows: rows))
    try script.press("4" + keys)
    let lines = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let bars = try ["▮▮▮▮▮", "▮▮▮▮▯", "▮▮▮▯▯", "▮▮▯▯▯", "▮▯▯▯▯"].map { bar in
      try #require(lines.firstIndex { $0.contains(bar) })
    }
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $1 - $0 == step }, "\(bars)")
    #expect(script.text.contains("─ ▓ 5 overdue ─"))
  }

  @Test(arguments: sizes.dropFirst()) func `the end of the page`(size: Size) throws {
    try expect(.year(), size, "G", is: "analytics-end")
  }

  @Test(arguments: sizes.prefix(3)) func `a section that has all the room`(size: Size) throws {
    try expect(.year(), size, "GGkk<Enter>", is: "analytics-large")
  }

  @Test(arguments: sizes.prefix(3)) func `what the numbers mean`(size: Size) throws {
    try expect(.year(), size, "?", is: "analytics-help")
  }

  @Test(arguments: sizes.prefix(3)) func `an empty log`(size: Size) throws {
    try expect(ScriptedReplica(), size, is: "analytics-empty")
  }

  @Test(arguments: sizes.prefix(3)) func `a young log`(size: Size) throws {
    try expect(.sample(), size, is: "analytics-young")
  }

  @Test(arguments: sizes.prefix(3)) func `a screen of ASCII`(size: Size) throws {
    try expect(.year(), size, is: "analytics-ascii", glyphs: .ascii)
  }

  @Test(arguments: [
    "2026-04-07", "2026-07-07", "2026-11-10", "2027-01-05", "2026-12-01", "2027-02-28",
  ])
  func `no month runs into the next, and no year is cut`(day: String) throws {
    let replica = try ScriptedReplica.year()
    try replica.move(to: day + "T11:00:00Z")
    for columns in 80...130 {
      var script = ScreenScript(replica, size: Size(columns: columns, rows: 40))
      try script.press("4")
      for line in script.text.split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        for word in words where word.count == 6 {
          let halves = [word.prefix(3), word.suffix(3)].map(String.init)
          #expect(!halves.allSatisfy(Self.months.contains), "\(columns): \(line)")
        }
        for (month, year) in zip(words, words.dropFirst()) where year.hasPrefix("2") {
          let isYear = Self.months.contains(String(month)) && line.contains("\(month) \(year)")
          #expect(!isYear || year.count == 4, "\(columns): \(line)")
        }
      }
    }
  }

  private static let months = Set(Month.allCases.map(\.shortName))

  @Test func `the middle of a narrow page`() throws {
    let size = Size(columns: 40, rows: 12)
    for (name, keys) in [("heat", "jjj"), ("trend", "jjjj"), ("forecast", "jjjjjj")] {
      try expect(.year(), size, keys, is: "analytics-\(name)")
    }
  }

  @Test(arguments: [(40, 10), (40, 11), (80, 10), (120, 10)])
  func `on low screens the year shows all days of a week, and a plot its dates`(
    columns: Int, rows: Int
  ) throws {
    var script = ScreenScript(try .year(), size: Size(columns: columns, rows: rows))
    try script.press("4")
    while script.viewModel.analytics.focus != .heat { try script.press("<Tab>") }
    #expect(script.text.contains("│ Mon ") && script.text.contains("│ Sun "))
    try script.press("<Tab>")
    #expect(script.text.contains(" today"))
  }
}
