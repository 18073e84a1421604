import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// Commands found by their names.
@Suite struct PaletteStoryTests {
  private func palette(_ script: ScreenScript) -> Palette? {
    if case .palette(let palette) = script.viewModel.overlay { palette } else { nil }
  }

  @Test func `what is typed finds a command, and Enter runs it`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":prio")
    #expect(palette(script)?.choice?.command == .setPriority)
    try script.press("<Enter>")
    #expect(script.viewModel.context == .choice)
    try script.press("2")
    #expect(script.viewModel.selectedTask?.priority == 2)
  }

  @Test func `Ctrl-p opens it too, and Esc leaves everything as it was`() throws {
    var script = ScreenScript(try .sample())
    try script.press("j<C-p>delete<Esc>")
    #expect(script.viewModel.context == .list)
    #expect(script.replica.written.count == ScreenScript(try .sample()).replica.written.count)
  }

  @Test func `the better a name fits, the further up it stands`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":un")
    #expect(palette(script)?.rows.first?.command == .undo)
    try script.press("<C-u>add")
    #expect(palette(script)?.rows.first?.command == .quickAdd)
    try script.press("<C-u>backup")
    #expect(palette(script)?.rows.first?.command == .export)
    try script.press("<C-u>move<Space>dead")
    #expect(palette(script)?.choice?.command == .snooze)
  }

  @Test(arguments: [("repeat", Command.setRepeat), ("later", .snooze), ("edit", .editTitle)])
  func `all of a hint stands before names that have such a word, where it can act`(
    word: String, command: Command
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(":" + word)
    #expect(palette(script)?.choice?.command == command)
  }

  @Test func `a command that cannot act stands below the others, with its reason`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press(":")
    let rows = try #require(palette(script)?.rows)
    let first = try #require(rows.firstIndex { !$0.availability.isAvailable })
    #expect(rows[first...].allSatisfy { !$0.availability.isAvailable })
    #expect(rows[first...].contains { $0.command == .complete })
    try script.press("complete<Space>the<Enter>")
    #expect(script.viewModel.message?.text.contains("no task is selected") == true)
  }

  @Test(arguments: [
    ("take<Space>the<Space>version", Command.takeLeft, "M on a task that went apart opens them"),
    ("node<Space>as", .showSource, "no change is open"),
    ("as<Space>it<Space>is<Space>and", .skipTask, "no triage shows; T begins one"),
    ("that<Space>this<Space>triage", .takeBackRun, "no triage shows; T begins one"),
  ])
  func `what is to be had on no screen is found with what leads to it`(
    words: String, command: Command, reason: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(":" + words)
    #expect(palette(script)?.choice?.command == command)
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text.contains(reason) == true)
  }

  @Test(arguments: ["tri", "triage"])
  func `what can act here comes before what is to be had on no screen`(words: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(":" + words + "<Enter>")
    #expect(script.viewModel.triage != nil)
  }

  @Test func `what means something here comes before what means something elsewhere`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":")
    var here = palette(script)?.rows.filter { $0.home == nil }.map(\.command) ?? []
    #expect(here.contains(.mark) && here.contains(.quit))
    #expect(!here.contains(.accept) && !here.contains(.renamePreset))
    try script.press("<Esc><Tab>:")
    here = palette(script)?.rows.filter { $0.home == nil }.map(\.command) ?? []
    #expect(!here.contains(.mark) && here.contains(.complete))
    let rows = palette(script)?.rows.filter(\.availability.isAvailable) ?? []
    let first = try #require(rows.firstIndex { $0.home != nil })
    #expect(rows[first...].allSatisfy { $0.home != nil })
    #expect(!rows.contains { $0.command == .accept || $0.command == .moveLeft })
  }

  @Test(
    arguments: [
      ("2:", "sort", Command.changeOrder, ScreenName.tasks, "the list is"),
      (":", "one<Space>week", .toggleWeek, .calendar, nil),
      (":", "into<Space>today's<Space>plan", .pickForToday, .plan, "t does it here: Put the task"),
      ("<Enter>:", "mark<Space>every", .markAll, .tasks, "* does it here"),
      ("6:", "complete", .complete, .tasks, "c does it here: Complete"),
      ("4:", "move<Space>deadline", .snooze, .tasks, "s does it here"),
      (":", "author's", .filterByAuthor, .activity, "fw does it here"),
      ("4:", "back<Space>to<Space>what", .resetSetting, .settings, "x does it here"),
    ] as [(String, String, Command, ScreenName, String?)])
  func `a command of another place leads there, and runs where nothing has to be selected first`(
    opening: String, words: String, command: Command, screen: ScreenName, says: String?
  ) throws {
    var script = ScreenScript(try .sample())
    let written = script.replica.written.count
    try script.press(opening + words)
    let row = try #require(palette(script)?.choice)
    #expect(row.command == command && row.home != nil)
    #expect(script.text.contains(row.home?.words ?? ""))
    try script.press("<Enter>")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.screen == screen)
    if let says { #expect(script.viewModel.message?.text.hasPrefix(says) == true) }
    #expect(script.replica.written.count == written)
  }

  @Test(arguments: [
    ("/stretch<Enter>:", "off<Space>until<Space>tomorrow", "Stretch", "- does it here: Put"),
    ("/dentist<Enter>:", "into<Space>today's<Space>plan", "Book a dentist", "t does it here: Put"),
    ("/dentist<Enter>:", "to<Space>another<Space>day", "Book a dentist", "m does it here: Move"),
    ("/bank<Enter>:", "this<Space>task's<Space>changes", "Call the bank about the card", "ft does"),
    (
      "/stretch<Enter><Esc>3<Enter>j:", "unmark<Space>it", "Review the draft",
      "Space does it here: Mark"
    ),
    (
      "/#home<Enter>*:", "off<Space>until<Space>tomorrow", "Pay rent",
      "- does it here, to “Pay rent” alone: Put"
    ),
  ])
  func `what a command of another place is about is selected there`(
    opening: String, words: String, title: String, says: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(opening + words + "<Enter>")
    #expect(script.viewModel.message?.text.hasPrefix(says) == true)
    // What a key is about there, the id that is copied says.
    try script.press("y")
    #expect(script.viewModel.message?.text.contains("“\(title)”") == true)
  }

  @Test(arguments: [
    (
      "/ana<Space>gave<Enter>:", "to<Space>another<Space>day",
      "“Read the book that Ana gave me” is not listed here; m does it: Move the task"
    ),
    (
      "/rent<Enter>3<Enter>j:", "unmark<Space>it",
      "“Review the draft” is not listed here; Space does it, to “Pay rent”: Mark the task"
    ),
  ])
  func `of what is not listed there that is said, and what would be hit instead`(
    opening: String, words: String, says: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(opening + words + "<Enter>")
    #expect(script.viewModel.message?.text.hasPrefix(says) == true)
  }

  @Test func `from the plan a filter is typed over the list, and presets are shown to be renamed`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("2:edit<Space>the<Space>filter<Enter>overdue")
    #expect(script.viewModel.openPrompt?.purpose == .filter)
    #expect(
      script.viewModel.screen == .tasks && script.viewModel.tasks.list.filterLine == "overdue")
    try script.press("<Esc>:rename<Space>the<Space>preset<Enter>")
    #expect(script.viewModel.context == .presets)
  }

  @Test(arguments: [
    ("sort", Command.changeOrder), ("search", .find), ("filter", .find), ("merge", .settle),
    ("history", .showActivity), ("exit", .quit), ("delete", .delete), ("due", .setDue),
    ("undo", .undo), ("postpone", .snooze), ("deadline", .snooze), ("new", .quickAdd),
    ("finish", .complete), ("statistics", .showAnalytics), ("preferences", .showSettings),
    ("color", .chooseTheme), ("recur", .setRepeat), ("remove", .delete), ("backup", .export),
    ("inbox", .triage), ("shortcuts", .showHelp), ("refresh", .reload), ("push", .sync),
    ("agenda", .showPlan), ("today", .showPlan), ("month", .showCalendar), ("tag", .editTitle),
    ("plan", .showPlan), ("calendar", .showCalendar), ("settings", .showSettings),
    ("wait", .snooze), ("defer", .snooze), ("annotate", .editInEditor), ("modify", .editTitle),
    ("rename", .editTitle), ("burndown", .showAnalytics), ("stats", .showAnalytics),
    ("reports", .showAnalytics), ("context", .showPresets), ("tags", .find), ("people", .find),
    ("project", .editTitle), ("colors", .chooseTheme), ("taskwarrior", .importFile),
    ("verify", .showSettings), ("remote", .showSettings), ("reminder", .showSettings),
    ("label", .showLabels), ("quick<Space>add", .quickAdd), ("upcoming", .showCalendar),
    ("wq", .quit), ("colorscheme", .chooseTheme),
  ])
  func `a command is found by what people call it`(word: String, command: Command) throws {
    var script = ScreenScript(try .sample())
    try script.press(":" + word)
    let found = palette(script)?.rows.prefix(4).map(\.command) ?? []
    #expect(found.contains(command), "\(word): \(found.map(\.rawValue))")
  }

  @Test(arguments: Command.allCases)
  func `what people call a command is no word of its own, and written once`(command: Command) {
    let own = command.summary.lowercased().split { !$0.isLetter }.map(String.init)
    for word in command.synonyms {
      #expect(word == word.lowercased() && !word.isEmpty && !own.contains(word), "\(word)")
    }
    #expect(Set(command.synonyms).count == command.synonyms.count)
  }

  @Test func `quitting and what opens a line work from here`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":quit<Enter>")
    #expect(script.effects == [.quit])
    try script.press(":one<Space>line<Enter>")
    #expect(script.viewModel.context == .prompt)
  }

  @Test func `nothing fits what is nobody's name`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":xyzzy<Enter>")
    #expect(palette(script)?.rows.isEmpty == true)
    script.paste("undo\n")
    #expect(palette(script)?.field.text == "xyzzyundo")
  }

  @Test func `a click runs a row and one beside the frame closes it`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":quit")
    let layout = try #require(palette(script).map { script.viewModel.layout(of: $0) })
    script.mouse(.press(.left), row: layout.list.row, column: layout.list.column + 3)
    #expect(script.effects == [.quit])
    try script.press(":")
    script.mouse(.press(.left), row: 1, column: 0)
    #expect(script.viewModel.overlay == nil)
  }
}
