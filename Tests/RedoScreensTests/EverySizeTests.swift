import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The screens of days at every size that is large enough: nothing is drawn over a frame.
@Suite struct EverySizeTests {
  private static let columns = [40, 44, 57, 75, 76, 90, 99, 100, 120, 140]

  @Test(arguments: columns) func `no frame of the plan is broken`(columns: Int) throws {
    try check(["2", "2<Tab>"], columns) { room, viewModel in
      let layout = PlanLayout(room: room, focus: viewModel.plan.focus)
      return [layout.sum, layout.today, layout.suggestions]
    }
  }

  @Test(arguments: columns) func `no frame of the calendar is broken`(columns: Int) throws {
    try check(["3", "3w", "3<Enter>", "3<Enter>mlll", "3wGjj"], columns) { room, viewModel in
      let layout = CalendarLayout(room: room, focus: viewModel.calendar.focus)
      return [layout.grid, layout.day]
    }
  }

  @Test(arguments: columns) func `no frame of a triage is broken`(columns: Int) throws {
    try check(["T", "Thz", "*Tcccccc<Esc>"], columns) { room, _ in
      [TriageLayout(room: room).frame]
    }
  }

  @Test(arguments: columns) func `no frame of the settings is broken`(columns: Int) throws {
    try check(["6", "6G", "6<Tab><Tab>l"], columns) { room, _ in
      let layout = SettingsLayout(room: room)
      return [layout.index, layout.list, layout.note]
    }
  }

  @Test(arguments: [40, 50, 80], [10, 24])
  func `why a list is empty is told whole`(columns: Int, rows: Int) throws {
    let replica = try ScriptedReplica()
    replica.add("Water the plants")
    var script = ScreenScript(replica, size: Size(columns: columns, rows: rows))
    func words() -> String {
      script.text.split { " │\n".contains($0) }.joined(separator: " ")
    }
    try script.press("c")
    #expect(words().contains("/ with is:done or is:archived finds the rest"))
    try script.press("/due<lt>=7d p>=3 #home @ana sort:created points>2<Enter>")
    #expect(
      words().contains("Nothing matches /due<=7d p>=3 #home @ana sort:created points>2 Esc shows"))
  }

  @Test(arguments: [40, 60, 90], ["/zzz<Enter><Tab>", "/#admin<Enter><Enter>c"])
  func `a task's pane that has none to show says so, and the way back`(
    columns: Int, keys: String
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 12))
    try script.press(keys)
    #expect(script.text.contains("No task is selected") && script.text.contains("Esc leads back"))
    try script.press("<Esc>")
    #expect(!script.text.contains("No task is selected"))
  }

  @Test(arguments: 0...80) func `a room that is too small is told so whole, in words that fit it`(
    columns: Int
  ) throws {
    for rows in [1, 5, 8, 9] {
      let script = ScreenScript(
        try ScriptedReplica(), size: Size(columns: columns, rows: rows))
      let words = script.text.split(separator: "\n").joined()
      let sizes = ["40 x 10; here are \(columns) x \(rows)", "40 x 10", "40x10"]
      #expect(
        columns < 5 ? words.isEmpty : sizes.contains { words.hasSuffix($0) },
        "\(columns) x \(rows): \(words)")
    }
  }

  @Test func `the least room is named as long as there is room for its name`() throws {
    for (columns, words) in [
      (38, "redo needs 40 x 10; here are 38 x 8"), (30, "redo needs 40 x 10"),
      (18, "redo needs 40 x 10"), (17, "needs 40 x 10"), (12, "40 x 10"), (6, "40x10"),
    ] {
      let script = ScreenScript(try ScriptedReplica(), size: Size(columns: columns, rows: 8))
      #expect(script.text.split(separator: "\n").joined() == words)
    }
  }

  @Test(arguments: [
    "c", "Dy", "D<Enter>", "s3<Enter>", "aBuy milk<Enter>", "p5", "*c", "u", "Tc", "zA", "6l", "x",
  ])
  func `keys do nothing where nothing of it can be seen, but for leaving`(keys: String) throws {
    var script = ScreenScript(try .worked())
    script.resize(columns: 39, rows: 20)
    let count = script.replica.projection.graph.nodes.count
    let shown = script.viewModel.context
    try script.press(keys.replacing(" ", with: "<Space>"))
    #expect(script.replica.projection.graph.nodes.count == count && script.effects.isEmpty)
    #expect(script.viewModel.context == shown && script.viewModel.overlay == nil)
    try script.press("<C-c>")
    #expect(script.effects == [.quit])
  }

  /// Presses each of some keys over weeks of work and over hostile titles, at every height.
  private func check(
    _ keys: [String], _ columns: Int, frames: (Size, AppViewModel) -> [Rect]
  ) throws {
    let replicas = [try ScriptedReplica.worked(), try hostile(columns)]
    for keys in keys {
      for replica in replicas {
        // What the keys write is for this once.
        var script = ScreenScript(
          try replica.fork(device: "phone", seed: 8), size: Size(columns: columns, rows: 10))
        try script.press(keys)
        for rows in Array(10...18) + [24, 38, 50] {
          script.resize(columns: columns, rows: rows)
          check(script, "\(keys) at \(columns) x \(rows)", frames: frames)
        }
      }
    }
  }

  /// Titles that try to harm a screen, some due today and some without a date.
  ///
  /// Every foreign one is there at one of the widths.
  private func hostile(_ columns: Int) throws -> ScriptedReplica {
    let foreign = Vectors.arePresent ? try ForeignStrings().texts.filter { !$0.isEmpty } : []
    let turn = try #require(Self.columns.firstIndex(of: columns))
    let own = stride(from: turn, to: foreign.count, by: Self.columns.count).map { foreign[$0] }
    let replica = try ScriptedReplica()
    try replica.add(
      (own + ScriptedReplica.hostileTitles).enumerated().map { place, title in
        TaskDraft(title: title, due: place % 2 == 0 ? .at(replica.now) : .none)
      })
    return replica
  }

  private func check(
    _ script: ScreenScript, _ context: String, frames: (Size, AppViewModel) -> [Rect]
  ) {
    let body = script.viewModel.layout.body
    let canvas = script.canvas
    for frame in frames(body.size, script.viewModel) where !frame.isEmpty {
      check(frame.offset(rows: body.row, columns: body.column), canvas, context)
    }
    if let cursor = canvas.cursor { #expect(canvas.bounds.contains(cursor), "\(context)") }
  }

  private func check(_ frame: Rect, _ canvas: Canvas, _ context: String) {
    func glyph(_ row: Int, _ column: Int) -> String {
      canvas[Point(row: row, column: column)].glyph.text
    }
    let (bottom, right) = (frame.endRow - 1, frame.endColumn - 1)
    let corners = [
      glyph(frame.row, frame.column), glyph(frame.row, right), glyph(bottom, frame.column),
      glyph(bottom, right),
    ]
    #expect(corners == ["╭", "╮", "╰", "╯"], "\(context)")
    for row in frame.row + 1..<bottom {
      #expect(glyph(row, frame.column) == "│", "\(context), row \(row)")
      #expect(["│", "┃"].contains(glyph(row, right)), "\(context), row \(row)")
    }
  }
}
