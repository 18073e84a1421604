import RedoTerminal
import RedoTestSupport
import Testing

/// Numbers of a log that is a day old.
@Suite struct FewDaysTests {
  /// The analytics after so many tasks were done on the first day.
  private func script(done count: Int, columns: Int, rows: Int) throws -> ScreenScript {
    let replica = try ScriptedReplica()
    replica.add("open")
    for place in 0..<count {
      replica.add("done \(place)")
      try replica.complete("done \(place)")
    }
    var script = ScreenScript(replica, size: Size(columns: columns, rows: rows))
    try script.press("4")
    return script
  }

  @Test(arguments: [(80, 24), (81, 24), (90, 30), (120, 40), (121, 40), (200, 60)])
  func `the head of the trend is cut in no word`(columns: Int, rows: Int) throws {
    let text = try script(done: 37, columns: columns, rows: rows).text
    let head = try #require(text.split(separator: "\n").first { $0.contains("30 days 37.0") })
    let behind = try #require(head.split(separator: "30 days 37.0").last)
    #expect(behind.hasPrefix(" a day ") || behind.hasPrefix("  "))
  }

  @Test func `the legend of the year names the shade of the only day alone`() throws {
    let text = try script(done: 37, columns: 120, rows: 40).text
    let foot = try #require(text.split(separator: "\n").first { $0.contains("█ 1+") })
    #expect(!foot.contains("░") && !foot.contains("▒") && !foot.contains("▓"))
  }

  @Test func `too little history is told of the days before today, whole in 80 columns`() throws {
    var script = try script(done: 3, columns: 80, rows: 24)
    try script.press("2")
    #expect(
      script.text.contains(
        "too little history: 0 active days of the 30 before today; a capacity needs 5"))
  }
}
