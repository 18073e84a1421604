import RedoIntents
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Narrowing, searching and ordering the list.
@Suite struct FindingStoryTests {
  @Test func `the list narrows with every letter, and Enter keeps it so`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/rent")
    #expect(script.titles == ["Pay rent"])
    try script.press("<Enter>")
    #expect(script.viewModel.context == .list)
    #expect(script.titles == ["Pay rent"])
    #expect(script.viewModel.tasks.list.filterLine == "rent")
  }

  @Test func `a tag that is found by its beginning while it is typed is itself after Enter`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("aFeed the cat #home<Enter>aRead a page #homework<Enter>/#home")
    #expect(script.titles.contains("Read a page"))
    try script.press("<Enter>")
    #expect(!script.titles.contains("Read a page") && script.titles.contains("Feed the cat"))
  }

  @Test func `a search that is opened again goes on with a word of its own`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/due:today<Enter>/rent<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == "due:today rent")
    try script.press("/<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == "due:today rent")
  }

  @Test func `a snooze behind the filter's edge says that the filter hides the task`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/overdue<Enter>")
    let count = script.titles.count
    try script.press("s<Enter>")
    #expect(script.titles.count == count - 1)
    #expect(script.viewModel.message?.text.contains("(the filter hides it)") == true)
  }

  @Test(arguments: ["c", "z"])
  func `what is done or archived again is hidden by no filter`(key: String) throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("aBuy<Space>milk<Enter>aBuy<Space>rice<Enter>/buy<Enter>" + key + "u<C-r>")
    #expect(script.titles.count == 1)
    #expect(script.viewModel.message?.text.hasPrefix("Redone") == true)
    #expect(script.viewModel.message?.text.contains("filter") == false)
  }

  @Test func `where the filter lists nothing, a key for a task says how to list more`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/zzzz<Enter>c")
    #expect(script.viewModel.message?.text == "no task is selected; Esc shows every task again")
  }

  @Test func `a task with the letters in a row is selected before one that has them scattered`()
    throws
  {
    let replica = try ScriptedReplica()
    replica.add("Prepare the review of the new office today")
    replica.add("Renew passport next week")
    var script = ScreenScript(replica)
    try script.press("/renew")
    #expect(script.titles == ["Prepare the review of the new office", "Renew passport"])
    #expect(script.selectedTitle == "Renew passport")
    try script.press("<Esc>gg/rn")
    #expect(script.selectedTitle == "Prepare the review of the new office")
  }

  @Test(arguments: [("<Down>", "<Up>"), ("<C-n>", "<C-p>")])
  func `what a search finds is chosen while it is typed, and stays chosen behind it`(
    down: String, up: String
  ) throws {
    let replica = try ScriptedReplica()
    replica.add("Prepare the review of the new office today")
    replica.add("Renew passport next week")
    replica.add("Sweep the yard today")
    var script = ScreenScript(replica)
    try script.press("/renew" + up + up + "<Enter>")
    #expect(script.viewModel.context == .list && script.titles.count == 2)
    #expect(script.selectedTitle == "Prepare the review of the new office")
    try script.press("/" + down)
    #expect(script.viewModel.openPrompt?.field.text == "renew ")
    try script.press("<Esc>")
    #expect(script.selectedTitle == "Renew passport" && script.titles.count == 3)
  }

  @Test func `Esc in a search lists everything again and keeps the selection`() throws {
    var script = ScreenScript(try .sample())
    let all = script.titles
    try script.press("/passport<Esc>")
    #expect(script.titles == all)
    #expect(script.selectedTitle == "Renew passport")
  }

  @Test func `Esc in a search that found nothing leads back to where it began`() throws {
    var script = ScreenScript(try .sample())
    try script.press("Gk")
    let start = script.selectedTitle
    try script.press("/zzzz<Esc>")
    #expect(script.selectedTitle == start)
    try script.press("/zzzz<C-u>rent<Esc>")
    #expect(script.selectedTitle == "Pay rent")
  }

  @Test(arguments: ["2", "3"])
  func `a filter is not blamed on a screen that it does not narrow`(screen: String) throws {
    var script = ScreenScript(try .sample())
    try script.press("/rent<Enter>\(screen)aCall<Space>Ana<Enter>")
    #expect(script.viewModel.message?.text == "Added “Call Ana”")
  }

  @Test func `Esc on the list ends the narrowing`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/rent<Enter><Esc>")
    #expect(script.titles.count == 9)
  }

  @Test func `n and N go through what was searched for, round the end`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/#home<Esc>g")
    var found: [String?] = []
    for _ in 0..<3 {
      try script.press("n")
      found.append(script.selectedTitle)
    }
    #expect(found == ["Water the plants", "Read the book that Ana gave me", "Pay rent"])
    try script.press("N")
    #expect(script.selectedTitle == "Read the book that Ana gave me")
  }

  @Test func `n without a match says what was searched for`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/xyzzy<Esc>n")
    #expect(script.viewModel.message?.text.contains("xyzzy") == true)
  }

  @Test(arguments: ["n", "N"])
  func `n and N say so where the search left nothing`(key: String) throws {
    var script = ScreenScript(try .sample())
    try script.press("/xyzzy<Enter>" + key)
    #expect(script.viewModel.message?.text == "no task is listed; Esc shows every task again")
  }

  @Test func `o says so where the filter sorts, and changes nothing behind it`() throws {
    var script = ScreenScript(try .sample())
    let arrangement = script.viewModel.tasks.list.arrangement
    try script.press("/sort:title<Enter>o")
    #expect(
      script.viewModel.message?.text.contains("the filter sorts by title; Esc lists all") == true)
    #expect(script.viewModel.tasks.list.arrangement == arrangement)
    try script.press("<Esc>o")
    #expect(script.viewModel.tasks.list.arrangement != arrangement)
  }

  @Test(arguments: ["<Space>o", "<Enter>o", "@yesterday<Enter>o"])
  func `o names the way back only where that lists all`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press("/sort:title<Enter>" + keys)
    let said = script.viewModel.message?.text ?? ""
    #expect(said.contains("the filter sorts by title; f changes the filter"), "\(said)")
    try script.press("<Esc>")
    #expect(
      script.viewModel.tasks.list.filterLine == "sort:title", "Esc went back from something else")
  }

  @Test func `o goes through every order and comes back`() throws {
    var script = ScreenScript(try .sample())
    let start = script.titles
    var words: [String] = []
    repeat {
      words.append(script.viewModel.tasks.list.arrangement.words)
      try script.press("o")
    } while script.viewModel.tasks.list.arrangement != .standard && words.count < 20
    #expect(words.count == 6)
    #expect(script.titles == start)
    try script.press("ooooo")
    #expect(script.titles.first == "Book a dentist")
    #expect(script.titles == script.titles.sorted())
  }

  @Test func `a new task that the filter hides is announced so`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/rent<Enter>aCall<Space>Ana<Enter>")
    #expect(script.viewModel.message?.text == "Added “Call Ana” (the filter hides it)")
    #expect(script.selectedTitle == "Pay rent")
  }

  @Test func `a search started from a task shows the list`() throws {
    var script = ScreenScript(try .sample())
    try script.press("<Enter>/re")
    let room = script.viewModel.layout.body.size
    #expect(!script.viewModel.tasks.layout(in: room).list.isEmpty)
    #expect(script.titles.contains("Pay rent"))
  }

  @Test func `a search line says what of it cannot be read`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/due<lt>=7x<Space>rent")
    #expect(script.viewModel.openPrompt?.problem?.contains("is no date") == true)
  }

  @Test(arguments: ["/", "f"])
  func `Enter keeps a line with a mistake open, and the list is not narrowed by it`(key: String)
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("/#home<Enter>")
    let home = script.titles
    try script.press(key + "<C-u>p>9")
    #expect(script.titles != home)
    let shown = script.titles
    try script.press("<Enter>")
    #expect(script.viewModel.openPrompt?.field.text == "p>9")
    let reason = try #require(script.viewModel.openPrompt?.problem)
    #expect(reason.contains("needs a number: write one from 1 to 5"))
    #expect(script.text.contains("needs a number: write one from 1 to 5"))
    #expect(script.titles == shown)
    try script.press("<Esc>")
    #expect(script.titles == home)
    try script.press(key + "<C-u>p>9<Enter><BS>4<Enter>")
    #expect(script.viewModel.context == .list)
    #expect(script.titles == ["Pay rent", "Review the draft"])
  }

  @Test func `Enter keeps a line open that ends in a bar, which would find nothing`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/#home|")
    let found = script.titles
    #expect(!found.isEmpty && script.viewModel.openPrompt?.problem == nil)
    try script.press("<Enter>")
    #expect(script.viewModel.openPrompt?.problem?.contains("joins no terms") == true)
    #expect(script.titles == found)
    try script.press("#work<Enter>")
    #expect(script.viewModel.context == .list)
  }

  @Test func `a mistake lists what the line before it listed, whatever happens meanwhile`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/#home<Space>")
    let home = script.titles
    #expect(home.count == 3)
    for key in ["d", "u", "e", "<lt>", "=", "3", "1", "f", "e", "b", "<Space>"] {
      try script.press(key)
      if script.viewModel.openPrompt?.problem != nil {
        #expect(script.viewModel.tasks.list.filterLine == "#home due")
      }
    }
    #expect(script.viewModel.openPrompt?.problem != nil)
    script.replica.add("Sweep #home")
    script.replay()
    #expect(script.viewModel.tasks.list.filterLine == "#home due")
    #expect(script.titles.isEmpty)
  }

  @Test func `odd words are no mistake and find by title`() throws {
    let replica = try ScriptedReplica()
    replica.add("Read note:42 (draft) a>b")
    replica.add("Another")
    var script = ScreenScript(replica)
    for line in ["note:42", "(draft)", "a>b", "\"p>9\""] {
      try script.press("/" + line + "<Enter>")
      #expect(script.viewModel.context == .list, "\(line)")
      #expect(script.titles.count == (line.contains("9") ? 0 : 1), "\(line)")
      try script.press("<Esc>")
    }
  }

  @Test func `a search line may ask for an order`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/sort:title<Enter>")
    #expect(script.titles == script.titles.sorted())
    #expect(script.text.contains("by title"))
  }

  @Test func `a search shows where it matches`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/rent")
    let place = try #require(script.viewModel.tasks.list.selectedPlace)
    #expect(script.viewModel.taskRow(at: place)?.matches == [4..<8])
  }

  @Test func `a tag of which the beginning was typed is taken whole by Enter and by a click`()
    throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("/#adm<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == "#admin")
    #expect(script.titles == ["Renew passport"])
    script.replica.add("Oil the hinges #hobby 2026-11-28")
    script.replay()
    try script.press("<Esc>/#ho<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == "#home|#hobby")
    try script.press("<Esc>/#ho")
    let found = script.titles
    #expect(found.count > 1)
    let row = script.viewModel.tasks.list.visibleRows.lowerBound
    let second = try #require(
      script.text.split(separator: "\n").firstIndex { $0.contains(found[1]) })
    script.mouse(.press(.left), row: second, column: 10)
    #expect(script.viewModel.overlay == nil && script.titles == found && row == 0)
    #expect(script.selectedTitle == found[1])
    script.wait(seconds: 120)
    #expect(script.titles == found)
  }

  @Test func `what is typed goes on finding while help lies over it`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("/#ho")
    let found = script.titles
    try script.press("<F1>")
    script.wait(seconds: 120)
    try script.press("<Esc>")
    #expect(script.titles == found)
  }

  @Test func `Tab keeps the way back to the screen and the filter that gave way`() throws {
    let replica = try ScriptedReplica.sample()
    try replica.archive("Stretch")
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("/#home<Enter>5<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == "is:archived")
    try script.press("<Tab><Esc>")
    #expect(script.viewModel.screen == .activity)
    #expect(script.viewModel.tasks.list.filterLine == "#home")
  }
}
