import RedoTerminal
import RedoTestSupport
import Testing

/// The plan as it was looked at and approved.
@Suite struct PlanScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }

  private func expect(
    _ replica: ScriptedReplica, _ keys: String, is name: String, _ size: Size,
    glyphs: GlyphSet = .unicode
  ) throws {
    var script = ScreenScript(replica, size: size, glyphs: glyphs)
    try script.press(keys)
    Golden.expect(script.canvas, named: name)
  }

  @Test(arguments: sizes) func `the plan`(size: Size) throws {
    try expect(try .worked(), "2j", is: "plan", size)
  }

  @Test(arguments: sizes) func `the suggestions`(size: Size) throws {
    try expect(try .worked(), "2jj--<Tab>j", is: "suggestions", size)
  }

  @Test(arguments: sizes) func `a plan with nothing in it`(size: Size) throws {
    try expect(try ScriptedReplica(), "2", is: "empty", size)
  }

  @Test(arguments: [(40, "p "), (80, "p "), (120, " pts ")])
  func `a size is never cut so that it reads as another`(columns: Int, unit: String) throws {
    for points in [1, 999, 1000, 9999] {
      let replica = try ScriptedReplica()
      replica.add("Write the whole of the long history of the house ~\(points) today 18:00")
      var script = ScreenScript(replica, size: Size(columns: columns, rows: 24))
      try script.press("2")
      let unit = points == 1 ? String(unit.filter { $0 != "s" }) : unit
      #expect(script.text.contains(" \(points)\(unit)"), "\(script.text)")
    }
  }

  @Test func `a title has the room that size and date leave beside the suggestions`() throws {
    let replica = try ScriptedReplica(at: "2026-11-20T08:00:00Z")
    replica.add("Order coffee beans today 18:00")
    replica.add("Write the long history of the house ~13 today 18:00")
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    try script.press("2")
    #expect(script.text.contains("Order coffee bea… 1p by 18:00"), "\(script.text)")
    #expect(script.text.contains("Write the long … 13p by 18:00"), "\(script.text)")
  }

  @Test func `the digits of all points end in one column`() throws {
    let replica = try ScriptedReplica(at: "2026-11-20T08:00:00Z")
    for (name, points) in [("little", 1), ("more", 2), ("most", 13)] {
      replica.add("Do \(name) today 18:00 ~\(points)")
      replica.add("Did \(name) today 18:00 ~\(points)")
      try replica.complete("Did \(name)")
    }
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 24))
    try script.press("2")
    let rows = script.text.split(separator: "\n")
    for word in ["Do", "Did"] {
      let ends = rows.filter { $0.contains(" \(word) ") }.map { row -> Int in
        let unit = row.firstRange(of: " pt").map { $0.lowerBound } ?? row.startIndex
        return row.distance(from: row.startIndex, to: unit)
      }
      #expect(ends.count == 3, "\(script.text)")
      #expect(Set(ends).count == 1, "\(word): \(ends)")
    }
  }

  @Test func `a bar of too much shows where the capacity ends`() throws {
    var script = ScreenScript(try .worked(), size: Size(columns: 120, rows: 24))
    try script.press("2")
    let bar = script.canvas.row(2)
    let mark = try #require(bar.firstIndex { $0.glyph.text == "┃" })
    #expect(bar[mark].role == .text)
    #expect(bar[mark].emphasis.contains(.bold))
    #expect(bar[mark + 1].glyph.text == "▞")
    // 5 of 8 points fit, in 116 columns that begin behind the frame and a blank.
    #expect(mark - bar.startIndex == 2 + 73)
  }

  @Test func `a bar of a day that fits shows no end of the capacity`() throws {
    var script = ScreenScript(try .worked(), size: Size(columns: 120, rows: 24))
    try script.press("2-----")
    #expect(!script.canvas.row(2).contains { $0.glyph.text == "┃" })
  }

  @Test func `a plan in ASCII`() throws {
    try expect(try .worked(), "2j", is: "ascii", Self.sizes[0], glyphs: .ascii)
  }

  @Test(arguments: [("marked", GlyphSet.unicode), ("ascii-marked", .ascii)])
  func `marks on the plan`(name: String, glyphs: GlyphSet) throws {
    try expect(try .worked(), "2<Space>Vj<Tab><Space>", is: name, Self.sizes[0], glyphs: glyphs)
  }

  @Test func `the smallest plan`() throws {
    try expect(try .worked(), "2j", is: "plan", Size(columns: 40, rows: 10))
  }
}
