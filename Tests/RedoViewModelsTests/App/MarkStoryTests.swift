import RedoIntents
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

struct MarkStoryTests {
  private func script() throws -> ScreenScript {
    var script = ScreenScript(try ScriptedReplica())
    for title in ["one", "two", "three", "four"] { try script.press("a\(title)<Enter>") }
    try script.press("ooooo")
    try script.press("g")
    return script
  }

  @Test func `a command acts on every marked task in one step`() throws {
    var script = try self.script()
    let titles = script.titles
    try script.press("<Space><Space>c")
    #expect(Set(script.titles) == Set(titles.dropFirst(2)))
    try script.press("u")
    #expect(Set(script.titles) == Set(titles))
  }

  @Test func `Esc shows marks that the filter hides before it takes them away`() throws {
    var script = try self.script()
    let titles = script.titles
    try script.press("<Space>/\(titles[2])<Enter><Esc>")
    #expect(
      script.viewModel.tasks.list.filterLine.isEmpty && script.viewModel.tasks.list.markedCount == 1
    )
    try script.press("<Esc>")
    #expect(script.viewModel.tasks.list.markedCount == 0)
  }

  @Test func `a range marks what lies between its ends, whichever way it is drawn`() throws {
    var script = try self.script()
    let titles = script.titles
    try script.press("jjVkVzg")
    #expect(script.titles == [titles[0], titles[3]])
  }

  @Test func `a range that was not ended counts as it is drawn`() throws {
    var script = try self.script()
    let titles = script.titles
    try script.press("Vjc")
    #expect(Set(script.titles) == Set(titles.dropFirst(2)))
  }

  /// Five tasks of falling priority, with a range drawn over the first three.
  private func drawn() throws -> ScreenScript {
    let replica = try ScriptedReplica()
    for number in 1...5 { replica.add("Rg \(number) #t\(number % 2) p\(6 - number)") }
    var script = ScreenScript(replica)
    try script.press("gVjj")
    return script
  }

  private func marked(_ script: ScreenScript) -> [String] {
    script.titles.enumerated().compactMap { ordinal, title in
      script.viewModel.tasks.list.isMarked(ordinal: ordinal) ? title : nil
    }
  }

  @Test(arguments: [
    ("Gz", "u", 5), ("Gp2u", "<C-r>", 5), ("", "aNew<Enter>", 6), ("", "ANew<C-s>", 6),
    ("Gz", "<Enter>u", 5),
  ])
  func `a range does not grow to the task that a key leads the cursor to`(
    before: String, keys: String, count: Int
  ) throws {
    var script = try drawn()
    let titles = Set(script.titles.prefix(2))
    try script.press("<Esc>" + before + "gVj")
    #expect(Set(marked(script)) == titles)
    try script.press(keys)
    #expect(script.titles.count == count)
    #expect(Set(marked(script)) == titles && script.viewModel.tasks.list.markedCount == 2)
  }

  @Test func `what was drawn stays marked where the filter hides the task at which it begins`()
    throws
  {
    var script = try drawn()
    let titles = script.titles
    #expect(marked(script) == Array(titles.prefix(3)))
    try script.press("/#t0<Enter>")
    #expect(script.titles == [titles[1], titles[3]])
    #expect(marked(script) == [titles[1]])
    try script.press("/<Esc>G")
    #expect(script.titles == titles)
    #expect(marked(script) == Array(titles.prefix(3)))
  }

  @Test func `what was drawn stays marked where the task at which it begins goes elsewhere`()
    throws
  {
    var script = try drawn()
    let titles = script.titles
    try script.replica.archive(titles[0])
    script.replay()
    #expect(marked(script) == Array(titles[1...2]))
    try script.press("Gc")
    #expect(script.titles == Array(titles[3...]))
  }

  @Test(arguments: ["p1", "dfri<Enter>", "s2w<Enter>"])
  func `a range ends with what is done to it, and keeps its tasks wherever they are sorted then`(
    keys: String
  ) throws {
    var script = try self.script()
    try script.press("ooojVj")
    let marked = Set(script.viewModel.tasks.list.markedIDs)
    try script.press(keys + "G")
    #expect(Set(script.viewModel.tasks.list.markedIDs) == marked && marked.count == 2)
    try script.press("g")
    #expect(Set(script.viewModel.tasks.list.markedIDs) == marked)
  }

  @Test(arguments: ["p1", "p5", "dfri<Enter>", "s2w<Enter>"])
  func `the cursor stays where it is when marked tasks change`(keys: String) throws {
    var script = try self.script()
    try script.press("<Space>j")
    let selected = try #require(script.selectedTitle)
    let marked = try #require(script.titles.first)
    #expect(selected != marked)
    try script.press(keys)
    #expect(script.selectedTitle == selected)
    // Of one task that is not marked, the change leads to where it is now.
    try script.press("<Esc>ggp1")
    #expect(script.selectedTitle != selected)
  }

  @Test(arguments: ["2", "3<Enter>"])
  func `keys act on a task alone that was opened from another screen, whatever is marked`(
    screen: String
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 24))
    try script.press("G<Space>k<Space>")
    #expect(script.viewModel.tasks.list.markedCount == 2)
    try script.press(screen + "<Enter>")
    let opened = try #require(script.selectedTitle)
    #expect(script.viewModel.context == .detail)
    #expect(!script.text.contains("keys act on"))
    try script.press("c")
    #expect(script.viewModel.message?.text.hasPrefix("Completed “\(opened)”") == true)
  }

  @Test func `a range does not grow to a task that is opened from another screen`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 24))
    try script.press("GVk")
    let marked = script.viewModel.tasks.list.markedIDs
    try script.press("2<Enter>")
    #expect(script.viewModel.context == .detail)
    #expect(script.viewModel.tasks.list.markedIDs == marked && marked.count == 2)
  }

  @Test func `all shown tasks are marked and unmarked by one key`() throws {
    var script = try self.script()
    try script.press("*")
    #expect(script.viewModel.tasks.list.markedIDs.count == 4)
    try script.press("*")
    #expect(script.viewModel.tasks.list.markedIDs.isEmpty)
  }

  @Test func `a marked task that the filter hides is left alone`() throws {
    var script = try self.script()
    try script.press("*/two<Enter>c<Esc>")
    #expect(script.titles.count == 3)
    #expect(!script.titles.contains("two"))
  }

  @Test func `Esc takes the marks away before anything else`() throws {
    var script = try self.script()
    try script.press("/o<Enter>*<Esc>")
    #expect(script.viewModel.tasks.list.markedIDs.isEmpty)
    #expect(script.viewModel.tasks.list.filterLine == "o")
  }

  @Test(arguments: [80, 120])
  func `Esc leads back from a task before it takes the marks away`(columns: Int) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press("<Space><Space><Enter><Esc>")
    #expect(script.viewModel.context == .list)
    #expect(script.viewModel.tasks.list.markedCount == 2)
    try script.press("<Esc>")
    #expect(script.viewModel.tasks.list.marks.isEmpty)
  }

  @Test func `marks stay where the work goes on and go where it is done`() throws {
    var script = try self.script()
    try script.press("*p5")
    #expect(script.viewModel.tasks.list.markedIDs.count == 4)
    try script.press("s3<Enter>")
    #expect(script.viewModel.tasks.list.markedIDs.count == 4)
    try script.press("z")
    #expect(script.viewModel.tasks.list.marks.isEmpty)
    try script.press("u")
    #expect(script.titles.count == 4)
  }

  @Test func `deleting many asks once and says how many`() throws {
    var script = try self.script()
    try script.press("*D")
    #expect(script.text.contains("Delete these 4 tasks?"))
    for title in ["one", "two", "three", "four"] { #expect(script.text.contains("│  \(title) ")) }
    #expect(!script.text.contains("more"))
    try script.press("n")
    #expect(script.titles.count == 4)
    try script.press("Dy")
    #expect(script.titles.isEmpty)
    try script.press("u")
    #expect(script.titles.count == 4)
  }

  @Test func `a question names eight of many tasks and how many more there are`() throws {
    let replica = try ScriptedReplica()
    for number in 1...10 { replica.add("task \(number)") }
    var script = ScreenScript(replica)
    try script.press("*D")
    #expect(script.text.split(separator: "\n").count { $0.contains("│  task ") } == 8)
    #expect(script.text.contains("… and 2 more"))
  }

  @Test func `of several tasks it is told how many the filter hides`() throws {
    var script = try self.script()
    try script.press("*c/two<Enter>u")
    #expect(script.viewModel.message?.text.hasSuffix("(the filter hides 3 of them)") == true)
    try script.press("<Esc>*z/xyzzy<Enter>u")
    #expect(script.viewModel.message?.text.hasSuffix("(the filter hides them)") == true)
    try script.press("<Esc><Esc>/two<Enter>aanother<Enter>u")
    #expect(script.viewModel.message?.text == "Undone: added “another”")
  }

  @Test func `one date is told of several tasks only where it is the date of each`() throws {
    let replica = try ScriptedReplica()
    for line in ["A weekly mon 9:00", "B monthly tue 9:00", "C"] { replica.add(line) }
    var script = ScreenScript(replica)
    func after(_ keys: String) throws -> String {
      try script.press("*" + keys)
      defer { try? script.press("u<Esc>") }
      return try #require(script.viewModel.message?.text)
    }
    #expect(try after("c") == "Completed 3 tasks, 2 come back")
    #expect(try after("s2026-12-24<Enter>").hasPrefix("Snoozed 3 tasks to 24 Dec"))
    #expect(try after("s3<Enter>").hasPrefix("Snoozed 3 tasks, the first to "))
    try script.press("/A<Enter>")
    #expect(try after("c") == "Completed “A”, next due 27 Nov 14:05")
  }

  @Test func `one line cannot edit several titles and says so`() throws {
    var script = try self.script()
    try script.press("*e")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text.contains("one task") == true)
  }

  @Test func `what is done leaves the marks of other tasks alone`() throws {
    var script = try self.script()
    let titles = script.titles
    try script.press("<Space>/\(titles[2])<Enter><Space>c<Esc>")
    #expect(script.viewModel.tasks.list.markedIDs.count == 1)
    try script.press("c")
    #expect(script.titles == [titles[1], titles[3]])
  }

  @Test func `triage over marks whose tasks are gone begins with what there is, or says why not`()
    throws
  {
    var script = try self.script()
    let titles = script.titles
    try script.press("<Space>")
    try script.replica.complete(titles[0])
    script.replay()
    try script.press("T")
    #expect(script.viewModel.triage == nil)
    #expect(script.viewModel.message?.kind == .failure)
  }
}
