import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Today and what could be done today: what each column lists, and what the keys do to it.
@Suite struct PlanStoryTests {
  @Test func `2 shows what is overdue and due today, and suggests the rest by rank`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2")
    #expect(script.viewModel.context == .plan)
    #expect(
      script.titles(in: .today) == ["Pay rent", "Water the plants", "Review the draft", "Stretch"])
    #expect(script.titles(in: .suggestions).first == "Renew passport")
    #expect(script.titles(in: .suggestions).contains("Read the book that Ana gave me"))
    #expect(Set(script.titles(in: .suggestions)).isDisjoint(with: script.titles(in: .today)))
  }

  @Test(arguments: 1...6)
  func `after any change the plan is what a program makes of it that starts then`(seed: UInt64)
    throws
  {
    var generator = SeededGenerator.fromEnvironment(default: seed)
    var script = ScreenScript(try .worked())
    try script.press("2")
    let keys = [
      "c", "t", "-", "u", "<C-r>", "j", "k", "<Tab>", "z", "p5", "p1", "s<Enter>",
      "dsomeday<Enter>", "dtoday<Space>20:00<Enter>", "aNew<Space>today<Enter>",
      "aNew<Space>in<Space>9<Space>days<Enter>", "Vj-", "*t", "<Space><Tab><Space>c",
    ]
    for step in 0..<60 {
      try script.press("<Esc><Esc>2" + (keys.randomElement(using: &generator) ?? "j"))
      if step % 7 == 3 { script.wait(seconds: .random(in: 1...300, using: &generator) * 60) }
      // The 1 of a priority leads to another screen where no task is left to take it.
      if script.viewModel.screen != .plan { try script.press("2") }
      var fresh = ScreenScript(script.replica)
      try fresh.press("2")
      let context: Comment = "step \(step), seed \(generator.seed)"
      for column in [PlanColumn.today, .suggestions] {
        #expect(script.titles(in: column) == fresh.titles(in: column), context)
      }
      #expect(try script.dayPlan == fresh.dayPlan, context)
    }
  }

  @Test func `a line that was left on the plan means the same on another screen`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2aBuy bread in 9 days<Esc>1a<Up><Enter>")
    #expect(script.titles.contains("Buy bread"))
  }

  @Test(arguments: ["<Esc>", "<Backspace><Esc>", "<Backspace><Backspace><Backspace><Esc>"])
  func `what is left of the day that the plan offers is no line to bring back`(keys: String) throws
  {
    var script = ScreenScript(try .worked())
    try script.press("2a" + keys + "a")
    #expect(script.viewModel.leftLine == nil)
    #expect(script.viewModel.allUnwritten.texts.isEmpty)
  }

  @Test func `what is added to the plan is due today, unless the line says when`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2aCall Ana<Enter>aCall Ben in 9 days<Enter>")
    #expect(script.titles(in: .today).contains("Call Ana"))
    #expect(script.titles(in: .suggestions).contains("Call Ben"))
    script.paste("Pack\nWash\n")
    try script.press("<Enter><Tab>aCall Eve<Enter>")
    #expect(Set(script.titles(in: .today)).isSuperset(of: ["Pack", "Wash"]))
    #expect(script.titles(in: .suggestions).contains("Call Eve"), "a suggestion is for any day")
  }

  @Test func `a repeat that was done today is suggested from tomorrow on`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2jc")
    #expect(!script.titles(in: .today).contains("Water the plants"))
    #expect(!script.titles(in: .suggestions).contains("Water the plants"))
    #expect(script.titles(in: .suggestions).contains("Renew passport"))
    script.wait(seconds: 10 * 3600)
    try script.press("12")
    #expect(script.titles(in: .suggestions).contains("Water the plants"))
  }

  @Test func `t puts a suggestion into today, due at its end, and u takes it out`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2<Tab>t")
    #expect(script.viewModel.message?.text == "Planned “Renew passport” for today 23:59")
    #expect(script.titles(in: .today).contains("Renew passport"))
    #expect(!script.titles(in: .suggestions).contains("Renew passport"))
    #expect(script.viewModel.plan.focus == .suggestions)
    try script.press("u")
    #expect(script.titles(in: .suggestions).first == "Renew passport")
  }

  @Test func `t on what is overdue makes it due today; on what is due today it says so`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2t")
    #expect(script.viewModel.message?.text == "Planned “Pay rent” for today 23:59")
    try script.press("jjt")
    #expect(
      script.viewModel.message?.text.hasPrefix("the task is in today's plan already") == true)
  }

  @Test func `a plan longer than its room begins with today, and shows what is picked`() throws {
    let replica = try ScriptedReplica(at: "2026-11-01T08:00:00Z")
    for number in 10..<40 { replica.add("Room \(number) to sweep 2026-11-02 10:00") }
    replica.add("Call Ana 2026-11-20 20:00")
    replica.add("Call Ben 2026-12-24 10:00")
    try replica.move(to: "2026-11-20T14:05:00Z")
    var script = ScreenScript(replica)
    try script.press("2")
    #expect(selected(script) == "Call Ana")
    #expect(script.text.contains("TODAY") && !script.text.contains("OVERDUE"))
    try script.press("<Tab>t")
    #expect(selected(script) == "Call Ana" && script.text.contains("by 23:59"))
    try script.press("<Tab>gt")
    #expect(selected(script)?.hasPrefix("Room") == true && script.text.contains("OVERDUE"))
  }

  @Test func `t on one overdue task after the other works down what is overdue`() throws {
    var script = ScreenScript(try overdue())
    try script.press("2g")
    #expect(selected(script) == "Call Ana")
    try script.press("t")
    #expect(selected(script) == "Write to Ben")
    // Another date of today is no reason to follow it either.
    try script.press("stoday<Space>20:00<Enter>")
    #expect(selected(script) == "Sweep the yard")
    try script.press("t")
    #expect(script.viewModel.message?.text == "Planned “Sweep the yard” for today 23:59")
  }

  @Test func `u leads the cursor back to what it brings back`() throws {
    var script = ScreenScript(try overdue())
    try script.press("2g")
    #expect(selected(script) == "Call Ana")
    try script.press("c")
    #expect(selected(script) == "Write to Ben")
    try script.press("u")
    #expect(selected(script) == "Call Ana")
    try script.press("<C-r>")
    #expect(selected(script) == "Write to Ben")
  }

  @Test(arguments: [false, true])
  func `the cursor stays where it is once another device makes due today what was put off`(
    failed: Bool
  ) throws {
    let replica = try overdue()
    let task = try #require(
      replica.projection.tasks.first { replica.projection.title(of: $0).shown == "Call Ana" })
    var script = ScreenScript(replica)
    if failed { replica.nextFailure = IntentFailure(message: "the disk is full") }
    try script.press(failed ? "2gt" : "2gs24<Space>dec<Enter>G")
    let stays = failed ? "Call Ana" : "Sweep the yard"
    #expect(selected(script) == stays)
    let tonight = try #require(Instant(rfc3339: "2026-11-20T20:00:00Z"))
    _ = try replica.run(.snooze([task.id], .until(tonight)))
    script.replay()
    #expect(script.titles(in: .today).contains("Call Ana"))
    #expect(selected(script) == stays)
  }

  /// Three tasks that are overdue.
  private func overdue() throws -> ScriptedReplica {
    let replica = try ScriptedReplica(at: "2026-11-18T08:00:00Z")
    replica.add("Call Ana 2026-11-19 10:00")
    replica.add("Write to Ben 2026-11-19 11:00")
    replica.add("Sweep the yard 2026-11-19 12:00")
    try replica.move(to: "2026-11-20T14:05:00Z")
    return replica
  }

  private func selected(_ script: ScreenScript) -> String? {
    script.viewModel.plan.today.selectedPlace.flatMap { script.viewModel.taskRow(at: $0)?.title }
  }

  @Test func `a draft that is picked is due today`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2<Tab>")
    let place = try #require(
      script.titles(in: .suggestions).firstIndex(of: "Read the book that Ana gave me"))
    try script.press(String(repeating: "j", count: place) + "+")
    #expect(script.titles(in: .today).contains("Read the book that Ana gave me"))
  }

  @Test func `- puts a task off until tomorrow at its time of day`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2jj-")
    #expect(script.viewModel.message?.text == "Snoozed “Review the draft” to tomorrow 18:00")
    #expect(!script.titles(in: .today).contains("Review the draft"))
    try script.press("<Tab>-")
    #expect(script.viewModel.message?.kind == .failure)
  }

  @Test func `s puts a task off until any day`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2s24<Space>dec<Enter>")
    #expect(script.viewModel.message?.text == "Snoozed “Pay rent” to 24 Dec 18:00")
    #expect(script.viewModel.context == .plan)
  }

  @Test func `putting off over a clock change keeps the time of day`() throws {
    let change = try #require(Instant(rfc3339: "2026-10-25T01:00:00Z"))
    let zone = LocalZone { $0 < change ? 7200 : 3600 }
    let replica = try ScriptedReplica(at: "2026-10-24T08:00:00Z", zone: zone)
    replica.add("Walk today 18:00")
    var script = ScreenScript(replica)
    try script.press("2-")
    #expect(script.viewModel.message?.text == "Snoozed “Walk” to tomorrow 18:00")
  }

  @Test func `Enter opens the task with the others, and 2 comes back`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2jj<Enter>")
    #expect(script.viewModel.context == .detail)
    #expect(script.selectedTitle == "Review the draft")
    try script.press("2")
    #expect(script.viewModel.context == .plan)
    try script.press("<Esc>")
    #expect(script.viewModel.screen == .tasks)
  }

  @Test func `an empty plan says where to go`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("2j")
    #expect(script.viewModel.message?.text == "nothing is planned for today; press a to add one")
    #expect(script.text.contains("Nothing planned for today"))
    for key in ["t", "-", "<Enter>", "c", "<Tab>j"] {
      try script.press(key)
      #expect(script.viewModel.message?.kind == .failure, "\(key)")
    }
    #expect(script.viewModel.message?.text == "no task is left to suggest; press a to add one")
    script.replica.add("Call Ana today 23:00")
    script.replay()
    try script.press("j")
    #expect(
      script.viewModel.message?.text == "no task is left to suggest; Tab goes to what is planned")
  }

  @Test func `where nothing is planned, a key for a task leads to the suggestions`() throws {
    let replica = try ScriptedReplica()
    replica.add("Renew passport in 20 days")
    var script = ScreenScript(replica)
    try script.press("2")
    for key in ["c", "s", "p", "d", "y", "D"] {
      try script.press(key)
      #expect(
        script.viewModel.message?.text == "no task is selected; Tab goes to the suggestions",
        "\(key)")
    }
    try script.press("j")
    #expect(
      script.viewModel.message?.text == "nothing is planned for today; Tab goes to the suggestions")
    try script.press("<Tab>s")
    #expect(script.viewModel.context == .prompt)
  }

  @Test func `what falls due is overdue when the plan shows again, be it within the same minute`()
    throws
  {
    func overdue(_ script: ScreenScript) -> Int? {
      script.viewModel.plan.today.rows.lazy.compactMap { row in
        if case .heading(.overdue, let count) = row { count } else { nil }
      }.first
    }
    var script = ScreenScript(try .worked())
    try script.press("2")
    let before = try #require(overdue(script))
    // Up to 18:00, when the draft is due.
    script.wait(seconds: 3 * 3600 + 55 * 60)
    try script.press("12")
    #expect(overdue(script) == before)
    script.wait(seconds: 1)
    try script.press("12")
    #expect(overdue(script) == before + 1)
  }

  @Test func `the plan and the calendar show what was changed while another screen did`() throws {
    var script = ScreenScript(try .worked())
    try script.press("3")
    let due = script.viewModel.calendar.list.taskCount
    try script.press("21aRing the bell today 23:00<Enter>2")
    #expect(script.titles(in: .today).contains("Ring the bell"))
    try script.press("3")
    #expect(script.viewModel.calendar.list.taskCount == due + 1)
    try script.press("u")
    #expect(script.viewModel.calendar.list.taskCount == due)
    try script.press("2")
    #expect(!script.titles(in: .today).contains("Ring the bell"))
  }

  @Test func `in the past nothing is planned, moved or gone through`() throws {
    var script = ScreenScript(try .worked())
    try script.press("<lt>")
    let written = script.replica.written.count
    for keys in ["2t", "-", "<Tab>t", "T", "3<Enter>m", "1T"] {
      try script.press(keys)
      #expect(script.viewModel.message?.text.contains("the past") == true, "\(keys)")
      #expect(script.viewModel.triage == nil)
    }
    #expect(script.viewModel.calendar.moving == nil)
    #expect(script.replica.written.count == written)
  }

  @Test func `a click selects, a double click opens`() throws {
    var script = ScreenScript(try .worked(), size: Size(columns: 120, rows: 40))
    try script.press("2")
    script.mouse(.press(.left), row: 8, column: 70)
    #expect(script.viewModel.plan.focus == .suggestions)
    #expect(script.viewModel.plan.suggestions.selectedOrdinal == 1)
    script.mouse(.doublePress(.left), row: 8, column: 5)
    #expect(script.viewModel.screen == .tasks)
    #expect(script.selectedTitle == "Pay rent")
  }

  @Test func `T from the plan goes through what is overdue and comes back to the plan`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2Th<Esc><Esc>")
    #expect(script.viewModel.context == .plan)
    #expect(script.titles(in: .today) == ["Water the plants", "Review the draft", "Stretch"])
  }

  @Test func `the wheel scrolls the column below it, whichever has the keys`() throws {
    let replica = try ScriptedReplica.sample()
    for number in 1...60 { replica.add("Task \(number) 2026-12-\(10 + number % 20)") }
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 24))
    try script.press("2")
    #expect(script.viewModel.plan.focus == .today)
    let body = script.viewModel.layout.body
    let frame = PlanLayout(room: body.size, focus: .today).frame(of: .suggestions)
    script.mouse(
      .scroll(1), row: body.row + frame.row + 2, column: body.column + frame.column + 2)
    #expect(script.viewModel.plan.suggestions.visibleRows.lowerBound == 3)
    #expect(script.viewModel.plan.today.visibleRows.lowerBound == 0)
  }
}
