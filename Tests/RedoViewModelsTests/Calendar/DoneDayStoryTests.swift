import RedoProtocol
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct DoneDayStoryTests {
  private static let wide = Size(columns: 120, rows: 40)

  @Test func `a day on which nothing is due names what was done on it`() throws {
    var script = ScreenScript(try .worked(), size: Self.wide)
    try script.press("3hhh")
    #expect(script.viewModel.calendar.day == CivilDate(year: 2026, month: 11, day: 17))
    #expect(script.viewModel.calendar.done.map(\.title) == ["Work of day 17"])
    #expect(script.text.contains("1 done on this day:"))
    #expect(script.text.contains("✓ Work of day 17"))
    // The rent is due on the 18th, and so that day lists it.
    try script.press("l")
    #expect(script.viewModel.calendar.done.isEmpty)
  }

  @Test func `where there is no room for the list, Enter says what was done`() throws {
    var script = ScreenScript(try .worked())
    try script.press("3hhh<Enter>")
    #expect(
      script.viewModel.message?.text == "no task is due on this day; done: “Work of day 17”")
    #expect(script.viewModel.calendar.focus == .grid)
  }

  @Test func `very long titles hide neither each other nor how many more there are`() throws {
    let replica = try ScriptedReplica(at: "2026-11-18T08:00:00Z")
    for number in 1...4 {
      let title = "Errand \(number) " + Array(repeating: "step", count: 40).joined(separator: " ")
      replica.add(title + " today 22:00")
      try replica.complete(title)
    }
    try replica.move(to: "2026-11-20T14:05:00Z")
    var script = ScreenScript(replica)
    try script.press("3hh<Enter>")
    let text = try #require(script.viewModel.message?.text)
    #expect(text.contains("…”, “Errand 3 ") && text.hasSuffix("…” and 1 more"), "\(text)")
    #expect(text.count < 240)
  }

  @Test func `a repeat is named on each day on which it was done`() throws {
    let replica = try ScriptedReplica(at: "2026-11-17T08:00:00Z")
    replica.add("Stretch every day 2026-11-17 22:00")
    for day in [17, 18] {
      try replica.move(to: "2026-11-\(day)T21:00:00Z")
      try replica.complete("Stretch")
    }
    try replica.move(to: "2026-11-20T14:05:00Z")
    var script = ScreenScript(replica, size: Self.wide)
    for keys in ["3hh", "h"] {
      try script.press(keys)
      #expect(script.viewModel.calendar.done.map(\.title) == ["Stretch"])
    }
  }

  @Test func `of more than fit the rest is counted`() throws {
    let replica = try ScriptedReplica(at: "2026-11-18T08:00:00Z")
    for number in 1...30 {
      replica.add("Errand \(number) today 22:00")
      try replica.complete("Errand \(number)")
    }
    try replica.move(to: "2026-11-20T14:05:00Z")
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 20))
    try script.press("3hh")
    #expect(script.text.contains("30 done on this day:"))
    #expect(script.text.contains("✓ Errand 30"))
    #expect(script.text.contains(" more"))
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text.hasSuffix("“Errand 28” and 27 more") == true)
  }
}
