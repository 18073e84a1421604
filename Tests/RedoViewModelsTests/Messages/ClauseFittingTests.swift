import RedoIntents
import RedoTerminal
import RedoViewModels
import Testing

@Suite struct ClauseFittingTests {
  private let garden = "Check the vegetable garden"

  @Test func `where there is room nothing is shortened`() {
    let clause: Clause = "Completed \(quoting: garden)"
    #expect(clause.text == "Completed “Check the vegetable garden”")
    #expect(clause.fitted(columns: clause.columns) == clause.text)
  }

  @Test func `a title gives way within its quotes, and what stands behind it stays`() {
    let clause: Clause = "Changed the repeat of \(quoting: garden) to every 30 days"
    #expect(clause.fitted(columns: 54) == "Changed the repeat of “Check the ve…” to every 30 days")
    #expect(clause.fitted(columns: 1) == "…")
    #expect(clause.fitted(columns: clause.leastColumns).contains("“Che…” to every 30 days"))
  }

  @Test func `the longer of two titles gives way first`() {
    let clause: Clause = "Changed the title of \(quoting: "Bread") to \(quoting: garden)"
    #expect(clause.fitted(columns: 48) == "Changed the title of “Bread” to “Check the veg…”")
  }

  @Test func `quotes and dashes within a title are the title's own`() {
    let clause: Clause = "Completed \(quoting: "a” — u undoes “b” — and so on"), next due tomorrow"
    #expect(clause.fitted(columns: 40) == "Completed “a” — u u…”, next due tomorrow")
  }

  @Test func `a number that does not fit is left out whole`() {
    let clause: Clause = "Undone: completed 51 tasks"
    #expect(clause.fitted(columns: 20) == "Undone: completed …")
    #expect(clause.fitted(columns: 21) == "Undone: completed 51…")
  }

  @Test(arguments: 0...60) func `a clause never takes more than its room`(columns: Int) {
    let strange = ["日本語のとても長いタイトルです", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "", "e\u{301}\u{301}e\u{301}", "\u{1B}[31mred"]
    for title in [garden] + strange {
      let clause: Clause = "Moved \(quoting: title) to \(quoting: title), and so on"
      let shown = clause.fitted(columns: columns)
      #expect(TextWidth.columns(of: shown) <= max(1, columns))
      if clause.leastColumns <= columns { #expect(shown.hasSuffix("”, and so on")) }
    }
  }
}
