import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What does not show is put in order after the frame; nobody can tell.
@Suite struct LaterSortingTests {
  private static let keys = [
    "o", "o<C-d><C-d><C-d>", "oG<C-u><C-u><C-u>", "ojc", "Tjjj", "2<C-d><C-d><C-d>", "j", "k", "G",
    "gg", "<C-d>", "<C-u>", "2", "<Tab>", "1", "T", "<Esc>", "c",
    "cu", "-", "z", "xo", "Vj", "/report<Enter>", "<Esc><Esc>/<C-u><Enter>",
    "<Esc><Esc>/report<Space>sort:due<Enter>", "<Esc><Esc>/report<Space>is:done<Enter>jc",
    "2<Enter>", "3<Enter>", "2<C-d><Enter>", "<Esc><Esc>", "n", "aNew<Enter>", "p1", "@-1h<Enter>",
    "<lt>", "<lt><lt>", ">", "j<lt>j<lt>", "<Enter><lt><lt><Esc>", "@-1h<Enter><lt><lt><C-d>",
  ]

  @Test(arguments: 1...3)
  func `a screen that sorts later shows what one does that sorts at once`(seed: UInt64) throws {
    var generator = SeededGenerator.fromEnvironment(default: seed)
    let size = Size(columns: 120, rows: 30)
    var eager = ScreenScript(try .backlog(400), size: size)
    var later = ScreenScript(try .backlog(400), size: size)
    later.sortLater()
    var partly = 0
    for step in 0..<150 {
      let keys = Self.keys.randomElement(using: &generator) ?? "o"
      try eager.press(keys)
      try later.press(keys)
      if step % 25 == 24 {
        eager.paste("report")
        later.paste("report")
      }
      if step % 20 == 9 {
        eager.wait(seconds: 60)
        later.wait(seconds: 60)
      }
      if step % 40 == 39 {
        let rows = Int.random(in: 12...60, using: &generator)
        eager.resize(columns: 100, rows: rows)
        later.resize(columns: 100, rows: rows)
      }
      let context: Comment = "after \(keys), step \(step), seed \(generator.seed)"
      try #require(later.text == eager.text, context)
      partly += later.viewModel.isSorted ? 0 : 1
      guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
      later.rest()
      try #require(!later.viewModel.hasIdleWork && later.text == eager.text, context)
      #expect(
        Array(later.viewModel.tasks.list.rows) == Array(eager.viewModel.tasks.list.rows), context)
    }
    #expect(partly > 3, "something is left for later")
  }

  @Test func `what a key interrupts is left as it was, and done the next time nobody types`()
    throws
  {
    var script = ScreenScript(try .backlog(1_500), size: Size(columns: 120, rows: 30))
    script.sortLater()
    try script.press("T<Esc>2 1o")
    let (rows, text) = (Array(script.viewModel.tasks.list.rows), script.text)
    try #require(!script.viewModel.isSorted)
    script.rest { false }
    #expect(!script.viewModel.isSorted && script.viewModel.hasIdleWork)
    #expect(Array(script.viewModel.tasks.list.rows) == rows && script.text == text)
    script.rest()
    #expect(!script.viewModel.hasIdleWork && script.text == text)
    #expect(Array(script.viewModel.tasks.list.rows) != rows)
  }

  @Test func `a triage goes through what it began with, whatever falls due meanwhile`() throws {
    let replica = try ScriptedReplica.backlog(400)
    var script = ScreenScript(replica)
    script.sortLater()
    try script.press("aUrgent<Space>p5<Space>in<Space>1<Space>hour<Enter>")
    script.wait(seconds: 3600 - 5)
    try script.press("T")
    let triage = try #require(script.viewModel.triage)
    #expect(!script.viewModel.isSorted)
    script.wait(seconds: 90)
    script.rest()
    let sorted = try #require(script.viewModel.triage)
    #expect(sorted.queue.count == triage.queue.count && sorted.queue.first == triage.queue.first)
    #expect(sorted.queue != triage.queue, "something was left to sort")
    #expect(Set(sorted.queue) == Set(triage.queue))
    try script.press("<Esc>T")
    let next = try #require(script.viewModel.triage)
    #expect(next.queue.count == triage.queue.count + 1, "it was due before the rest was sorted")
  }
}
