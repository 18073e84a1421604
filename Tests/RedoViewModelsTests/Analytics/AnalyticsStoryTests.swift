import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

@Suite struct AnalyticsStoryTests {
  private func script(columns: Int = 120, rows: Int = 40) throws -> ScreenScript {
    var script = ScreenScript(try .year(), size: Size(columns: columns, rows: rows))
    try script.press("4")
    return script
  }

  @Test func `4 shows the numbers and Esc the tasks again`() throws {
    var script = try script()
    #expect(script.viewModel.screen == .analytics)
    #expect(script.viewModel.context == .analytics)
    try script.press("<Esc>")
    #expect(script.viewModel.screen == .tasks)
  }

  @Test func `nothing is counted before the screen shows`() throws {
    var script = ScreenScript(try .sample())
    #expect(script.viewModel.analytics.content == nil)
    try script.press("4")
    #expect(script.viewModel.analytics.content != nil)
  }

  @Test(arguments: [
    ("hl", Statistic.active), ("l", .overdue), ("<Tab><Tab>", .doneToday), ("h", .peaks),
    ("j", .heat), ("jj", .burnUp), ("lllllj", .heat), ("jjj", .week), ("jjjj", .week),
    ("jjjl", .priorities), ("jjjkk", .heat), ("G", .peaks), ("Gg", .active), ("k", .active),
  ])
  func `keys go to the nearest section`(keys: String, section: Statistic) throws {
    var script = try script()
    try script.press(keys)
    #expect(script.viewModel.analytics.focus == section)
  }

  @Test(arguments: [(40, 10), (40, 12), (80, 24), (100, 20), (120, 40), (200, 12)])
  func `j leads from the first section to the last band, each one whole on screen`(
    columns: Int, rows: Int
  ) throws {
    var script = try script(columns: columns, rows: rows)
    var seen: Set<Int> = []
    for _ in 0..<20 {
      let screen = script.viewModel.analytics
      let place = screen.layout.place(of: screen.focus)
      let room = screen.layout.room.rows
      seen.insert(place.row)
      #expect(place.row >= screen.scroll)
      #expect(place.endRow <= screen.scroll + room || place.row == screen.scroll)
      try script.press("j")
    }
    let layout = script.viewModel.analytics.layout
    #expect(seen == Set(Statistic.allCases.map { layout.place(of: $0).row }))
  }

  @Test(arguments: [(120, 40), (100, 30), (80, 24), (60, 60)])
  func `a window that grows leaves no rows empty below the last section`(columns: Int, rows: Int)
    throws
  {
    for keys in ["G", "Ggjjjj", "Gg"] {
      var script = try script(columns: 40, rows: 12)
      try script.press(keys)
      script.resize(columns: columns, rows: rows)
      let screen = script.viewModel.analytics
      let place = screen.layout.place(of: screen.focus)
      #expect(screen.scroll <= screen.layout.lastScroll)
      #expect(place.row >= screen.scroll)
      #expect(place.endRow <= screen.scroll + screen.layout.room.rows)
    }
  }

  @Test(arguments: [(40, 10), (59, 11), (80, 24), (97, 33), (120, 40), (300, 90)])
  func `sections fill the page without overlapping`(columns: Int, rows: Int) {
    let layout = AnalyticsLayout(room: Size(columns: columns, rows: rows))
    let places = Statistic.allCases.map { layout.place(of: $0) }
    for (index, place) in places.enumerated() {
      #expect(place.columns >= 16 && place.rows >= 3)
      #expect(place.endColumn <= columns && place.endRow <= layout.height)
      for other in places[..<index] { #expect(place.intersection(other).isEmpty) }
    }
    #expect(places.contains { $0.endRow == layout.height })
  }

  @Test(arguments: [60, 80, 97, 120, 160, 200, 300])
  func `a room that is higher than the page needs is filled to its last row`(columns: Int) {
    let least = AnalyticsLayout(room: Size(columns: columns, rows: 30)).height
    for rows in max(least, 30)...140 {
      let layout = AnalyticsLayout(room: Size(columns: columns, rows: rows))
      #expect(layout.height == rows, "\(rows) rows")
      #expect(layout.lastScroll == 0)
      // What there is more of goes to what says more with it.
      for section in [Statistic.active, .velocity, .priorities] where rows < 60 {
        #expect(layout.place(of: section).rows <= 11)
      }
    }
  }

  @Test(arguments: [40, 69, 80, 100, 116, 150, 240])
  func `a page that is higher than the room begins with a section and ends with the room`(
    columns: Int
  ) {
    for rows in 8...60 {
      let layout = AnalyticsLayout(room: Size(columns: columns, rows: rows))
      #expect(layout.lastScroll + rows == layout.height, "\(rows) rows")
      let places = Statistic.allCases.map { layout.place(of: $0) }
      #expect(places.contains { $0.row == layout.lastScroll }, "\(rows) rows")
    }
  }

  @Test func `v gives a section all the room, and v or Esc takes it back`() throws {
    var script = try script()
    for back in ["v", "<Esc>"] {
      try script.press("v")
      #expect(script.viewModel.analytics.isEnlarged)
      #expect(script.text.contains(Statistic.active.definition.prefix(40)))
      try script.press(back)
      #expect(!script.viewModel.analytics.isEnlarged)
      #expect(script.viewModel.screen == .analytics)
    }
    try script.press("vj")
    #expect(script.viewModel.analytics.focus == .overdue)
  }

  @Test func `the hint of v says what v does now`() throws {
    var script = try script()
    #expect(script.text.contains("v larger"))
    try script.press("v")
    #expect(script.text.contains("v smaller") && !script.text.contains("v larger"))
    try script.press("v")
    #expect(script.text.contains("v larger"))
  }

  @Test(arguments: [("g", ""), ("l", "overdue"), ("ll", "done>=today"), ("lll", "done>=mon")])
  func `Enter or a double click on a number lists what it counts`(keys: String, filter: String)
    throws
  {
    var script = try script()
    try script.press(keys)
    let section = script.viewModel.analytics.focus
    let card = script.viewModel.analytics.content?.cards.first { $0.statistic == section }
    let place = script.viewModel.analytics.layout.place(of: section)
    script.mouse(.doublePress(.left), row: place.row + 2, column: place.column + 2)
    #expect(script.viewModel.screen == .tasks)
    #expect(script.viewModel.tasks.list.filterLine == filter)
    #expect(script.viewModel.tasks.filter?.problems.isEmpty ?? true)
    if section != .thisWeek { #expect(script.viewModel.tasks.list.taskCount == card?.value) }
    try script.press("4<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == filter)
  }

  @Test func `Esc leads from what a number counts back to it, and to the filter of before`() throws
  {
    var script = try script()
    try script.press("1/rent<Enter>4l<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == "overdue")
    #expect(script.viewModel.backWords == "returns to Analytics")
    try script.press("<Esc>")
    #expect(script.viewModel.screen == .analytics)
    #expect(script.viewModel.tasks.list.filterLine == "rent")
    try script.press("<Enter>/p4<Enter><Esc>")
    #expect(script.viewModel.screen == .tasks, "the list was narrowed otherwise meanwhile")
    #expect(script.viewModel.tasks.list.filterLine.isEmpty)
  }

  @Test func `Enter on a section that counts no tasks gives it all the room`() throws {
    var script = try script()
    try script.press("j<Enter>")
    #expect(script.viewModel.analytics.isEnlarged)
    try script.press("<Enter>")
    #expect(!script.viewModel.analytics.isEnlarged)
  }

  @Test func `the mouse focuses, enlarges and scrolls`() throws {
    var script = try script(columns: 80, rows: 24)
    script.mouse(.press(.left), row: 5, column: 40)
    #expect(script.viewModel.analytics.focus == .streak)
    script.mouse(.doublePress(.left), row: 10, column: 40)
    #expect(script.viewModel.analytics.focus == .heat)
    #expect(script.viewModel.analytics.isEnlarged)
    script.mouse(.doublePress(.left), row: 10, column: 40)
    #expect(!script.viewModel.analytics.isEnlarged)
    script.mouse(.scroll(1), row: 10, column: 40)
    #expect(script.viewModel.analytics.scroll == 3)
    for (turns, scroll) in [(100, script.viewModel.analytics.layout.lastScroll), (-100, 0)] {
      script.mouse(.scroll(turns), row: 10, column: 40)
      let screen = script.viewModel.analytics
      #expect(screen.scroll == scroll)
      let focus = screen.layout.place(of: screen.focus)
      let isSeen = focus.row < scroll + 22 && focus.endRow > scroll
      #expect(isSeen, "\(screen.focus): keys act on what is seen")
    }
  }

  @Test func `a key for tasks says why it does nothing here`() throws {
    var script = try script()
    for key in ["c", "s", "p", "e", "z", "D", "y"] {
      try script.press(key)
      #expect(script.viewModel.message?.text.contains("not tasks") == true)
    }
    #expect(script.effects.isEmpty)
    #expect(script.replica.written.isEmpty)
  }

  @Test func `an empty log says which key begins`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("4")
    #expect(script.text.contains("Press a to add the first task"))
    try script.press("j")
    #expect(script.viewModel.message?.text.contains("nothing to count yet") == true)
    try script.press("aPay<Space>rent<Enter>")
    #expect(script.viewModel.screen == .analytics)
    #expect(script.viewModel.analytics.content?.card(of: .active)?.value == 1)
  }

  @Test func `nothing is cut at any width`() throws {
    var script = try script()
    for columns in 40...220 {
      script.resize(columns: columns, rows: 86)
      #expect(!script.text.contains("…"), "at \(columns) columns:\n\(script.text)")
    }
    try script.press("<Enter>")
    for _ in Statistic.allCases {
      for size in [(40, 10), (40, 12), (64, 20), (80, 24), (200, 50)] {
        script.resize(columns: size.0, rows: size.1)
        #expect(!script.text.contains("…"), "at \(size):\n\(script.text)")
      }
      try script.press("j")
    }
  }

  @Test func `numbers follow the log and the days`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pay rent")
    var script = ScreenScript(replica)
    try script.press("4")
    func done() -> Int? { script.viewModel.analytics.content?.card(of: .doneToday)?.value }
    #expect(done() == 0)
    try replica.complete("Pay rent")
    script.replay()
    #expect(done() == 1)
    script.wait(seconds: 86_400)
    #expect(done() == 0)
    #expect(script.viewModel.analytics.content?.card(of: .streak)?.value == 1)
    script.wait(seconds: 86_400)
    #expect(script.viewModel.analytics.content?.card(of: .streak)?.value == 0)
  }

  @Test func `the same log at the same day says the same dates`() throws {
    let first = try script().viewModel.analytics.content?.forecast
    var later = try script()
    later.wait(seconds: 3600)
    #expect(first?.bands.allSatisfy { $0.forecast != nil } == true)
    #expect(later.viewModel.analytics.content?.forecast == first)
  }

  @Test func `the help says what every number means`() throws {
    var script = try script(columns: 120, rows: 150)
    try script.press("??")
    for statistic in Statistic.allCases {
      #expect(script.text.contains(statistic.name))
      let start = statistic.definition.split(separator: " ").prefix(4).joined(separator: " ")
      #expect(script.text.contains(start))
    }
    for command in Command.allCases {
      #expect(script.text.contains(command.summary), "\(command.rawValue) is missing")
    }
    #expect(!script.text.contains("…"))
  }
}
