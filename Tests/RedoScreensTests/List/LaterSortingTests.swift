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
    "<Esc><Esc>", "n", "aNew<Enter>", "p1", "@-1h<Enter>",
  ]

  @Test(arguments: 1...3)
  func `a screen that sorts later shows what one does that sorts at once`(seed: UInt64) throws {
    var generator = SeededGenerator.fromEnvironment(default: seed)
    var eager = ScreenScript(try .backlog(400))
    var later = ScreenScript(try .backlog(400))
    later.sortLater()
    var partly = 0
    for step in 0..<150 {
      let keys = Self.keys.randomElement(using: &generator) ?? "o"
      try eager.press(keys)
      try later.press(keys)
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
      later.finishSorting()
      try #require(later.viewModel.isSorted && later.text == eager.text, context)
      #expect(Array(later.viewModel.list.rows) == Array(eager.viewModel.list.rows), context)
    }
    #expect(partly > 3, "something is left for later")
  }
}
