import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// Marks on the plan, which are those of the list in both of its columns.
struct PlanMarkStoryTests {
  /// The plan of a day with four tasks that are overdue.
  private func overdue() throws -> ScreenScript {
    let replica = try ScriptedReplica(at: "2026-11-18T08:00:00Z")
    let titles = ["Call Ana", "Write to Ben", "Sweep the yard", "Mow the lawn"]
    for (hour, title) in titles.enumerated() {
      replica.add("\(title) 2026-11-19 1\(hour):00")
    }
    try replica.move(to: "2026-11-20T14:05:00Z")
    var script = ScreenScript(replica)
    try script.press("2g")
    return script
  }

  @Test(arguments: [
    ("<Space><Space><Space><Space>-", 0), ("VjjjV-", 0), ("Vjjj-", 0), ("*stomorrow<Enter>", 0),
    ("*ip4<Space>tomorrow<Enter>", 0), ("*c", 0), ("*z", 0), ("*Dy", 0), ("*t", 4), ("*p1", 4),
  ])
  func `a command acts on all that is marked in one write, and what stays on the plan stays marked`(
    keys: String, staying: Int
  ) throws {
    var script = try overdue()
    let titles = Set(script.titles(in: .today))
    let written = script.replica.written.count
    try script.press(keys)
    #expect(script.replica.written.count == written + 1)
    #expect(script.titles(in: .today).count == staying && script.viewModel.markedCount == staying)
    try script.press("u")
    #expect(Set(script.titles(in: .today)) == titles && titles.count == 4)
    #expect(script.viewModel.markedCount == staying)
  }

  @Test(arguments: [40, 80])
  func `the column with the keys tells how many are marked in both, and Esc takes those away`(
    columns: Int
  ) throws {
    var script = ScreenScript(try .worked(), size: Size(columns: columns, rows: 24))
    try script.press("2<Space>")
    #expect(script.text.contains("│● ▮▮▮▮▮ Pay rent"))
    #expect(script.text.contains("6 pts planned · 1 marked"))
    try script.press("<Tab>Vj")
    #expect(script.text.contains("2/5 · range of 3"))
    #expect(!script.text.contains("6 pts planned · "))
    try script.press("<Tab>")
    #expect(script.text.contains("6 pts planned · 3 marked"))
    try script.press("<Tab>p1")
    #expect(script.viewModel.message?.text.contains("3 tasks") == true)
    #expect(script.text.contains("3 marked"))
    try script.press("<Esc>")
    #expect(script.viewModel.screen == .plan && script.viewModel.markedCount == 0)
    try script.press("<Esc>")
    #expect(script.viewModel.screen == .tasks)
  }

  @Test(arguments: [
    ("jj<Space><Space>t", "all 2 tasks are in today's plan already; - puts them off until"),
    ("*t", "Moved 2 tasks to today 23:59"),
    ("<Space><Tab><Space>-", "Snoozed “Pay rent” to tomorrow"),
    ("<Tab><Space><Space>-", "only what is planned for today can be put off; s takes any date"),
  ])
  func `what is marked goes into the plan or out of it as far as it is not there`(
    keys: String, says: String
  ) throws {
    var script = ScreenScript(try .worked())
    try script.press("2" + keys)
    let said = script.viewModel.message?.text ?? ""
    #expect(said.hasPrefix(says), "\(said)")
  }

  @Test func `the marks of the list and those of the plan are apart, and stay where they are`()
    throws
  {
    var script = ScreenScript(try .worked())
    try script.press("g<Space>2")
    #expect(script.viewModel.tasks.list.markedCount == 1 && script.viewModel.markedCount == 0)
    try script.press("j<Space>1<Esc>")
    #expect(script.viewModel.markedCount == 0)
    try script.press("2")
    #expect(script.viewModel.markedCount == 1)
  }

  @Test func `marks whose tasks a past does not plan are there again in the present`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2GV")
    #expect(script.viewModel.markedCount == 1)
    try script.press("@19<Space>oct<Enter>")
    #expect(script.viewModel.travel != nil && script.viewModel.markedCount == 0)
    try script.press("<Esc>")
    #expect(script.viewModel.travel == nil && script.viewModel.markedCount == 1)
  }

  @Test(arguments: ["2<Space>", "2<Space>6"])
  func `a task of the plan that another device completed is marked no more, and that is told`(
    keys: String
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press(keys)
    let phone = try script.replica.fork(device: "phone", seed: 8)
    try phone.complete("Pay rent")
    script.replica.take(from: phone)
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“Pay rent” was completed by Ana on phone; it is marked no more")
    #expect(script.viewModel.plan.today.marks.isEmpty)
  }

  @Test func `a task of the plan that another device puts off is marked no more, and that is told`()
    throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("2<Space>")
    let phone = try script.replica.fork(device: "phone", seed: 8)
    try phone.snooze("Pay rent", days: 3)
    script.replica.take(from: phone)
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“Pay rent” was snoozed by Ana on phone; it is marked no more")
    #expect(script.viewModel.markedCount == 0)
  }

  @Test func `a range does not grow to the task that an undo leads the cursor to`() throws {
    var script = try overdue()
    try script.press("-Vju")
    #expect(
      script.titles(in: .today).count == 4 && script.viewModel.plan.today.selectedOrdinal == 0)
    #expect(script.viewModel.plan.today.markedIDs == (1...2).map(script.viewModel.plan.today.id))
  }

  @Test func `T goes through what is marked on the plan, and W takes it`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2<Space><Tab><Space>W")
    #expect(script.text.contains("Export 2 marked tasks to which file?"))
    try script.press("<Esc>T")
    #expect(script.viewModel.triage?.source == .marked)
    #expect(script.text.contains("Pay rent"))
  }
}
