import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Lines being typed: nothing that was typed is ever lost.
@Suite struct TypingStoryTests {
  @Test(arguments: [
    ("-#old", "Dentist at noon #x"), ("-#OLD #new", "Dentist at noon #x #new"),
    ("-#gone", "Dentist at noon #old #x -#gone"),
  ])
  func `a label is taken off in the line of one task as in that of many`(
    typed: String, title: String
  ) throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "Dentist at noon #old #x")])
    var script = ScreenScript(replica)
    try script.press("i<Space>\(typed.replacing(" ", with: "<Space>"))<Enter>")
    #expect(replica.projection.tasks.map { replica.projection.storedTitle(of: $0) } == [title])
  }

  @Test func `other words for a title leave its repeat as the line tells it`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Meds #health daily 9am"))
    func stored() -> String? {
      replica.projection[id].map { replica.projection.storedTitle(of: $0) }
    }
    var script = ScreenScript(replica)
    try script.press("i")
    #expect(script.viewModel.openPrompt?.field.text == "Meds #health")
    try script.press("<Space>more")
    #expect(script.viewModel.openPrompt?.meaning?.contains("every day fixed") == true)
    try script.press("<Enter>")
    #expect(stored() == "Meds #health more #fixed")
    try script.press("rnever<Enter>i")
    #expect(script.viewModel.openPrompt?.meaning?.contains("one-time") == true)
    try script.press("<C-u>Take<Space>pills<Enter>")
    #expect(stored() == "Take pills #fixed #once")
    try script.press("i<Space>-#once<Enter>")
    #expect(stored() == "Take pills #fixed")
  }

  @Test func `words of a title stay words in its line once that is another day's`() throws {
    let replica = try ScriptedReplica(at: "2026-11-20T23:50:00Z")
    try replica.add([TaskDraft(title: "Report Fri 20 Nov")])
    var script = ScreenScript(replica)
    try script.press("i")
    #expect(script.viewModel.openPrompt?.chips.isEmpty == true)
    try replica.move(to: "2026-11-21T00:05:00Z")
    let written = replica.written.count
    try script.press("<Enter>")
    #expect(replica.written.count == written)
    try replica.move(to: "2026-11-20T23:55:00Z")
    try script.press("i p4<Esc>")
    try replica.move(to: "2026-11-21T00:10:00Z")
    try script.press("i")
    #expect(script.viewModel.openPrompt?.field.text == "Report Fri 20 Nov p4")
    #expect(script.viewModel.openPrompt?.chips.map(\.kind) == [.priority])
  }

  @Test func `chips light up while the line is typed`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aPay<Space>p5<Space>tomorrow<Space>#home")
    let chips = script.viewModel.openPrompt?.chips ?? []
    #expect(chips.map(\.kind) == [.priority, .due, .tag])
    #expect(script.viewModel.openPrompt?.meaning == "“Pay”")
  }

  @Test func `words of another program that an edit adds are told, those of the title are not`()
    throws
  {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "Fix p9")])
    var script = ScreenScript(replica)
    try script.press("i")
    #expect(script.viewModel.openPrompt?.meaning?.contains("stays in the title") == false)
    try script.press("<Space>+home")
    let meaning = script.viewModel.openPrompt?.meaning ?? ""
    #expect(meaning.hasPrefix("“+home” stays in the title; write #home · "), "\(meaning)")
  }

  @Test func `a word that another program would understand is told while the line is typed`() throws
  {
    var script = ScreenScript(try .sample())
    try script.press("adue:tomorrow<Space>+home<Space>buy<Space>milk<Space>//<Space>pri:H")
    let meaning = script.viewModel.openPrompt?.meaning ?? ""
    #expect(
      meaning.hasSuffix(
        "2 words of other programs stay in the title: instead of due:tomorrow write tomorrow; "
          + "instead of +home write #home"))
    try script.press("<C-u>buy<Space>milk<Space>tomorrow")
    #expect(script.viewModel.openPrompt?.meaning == "“buy milk”")
  }

  @Test func `a line that was left comes back with its text`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aPay<Space>p5<Esc>")
    #expect(script.viewModel.context == .list)
    try script.press("ja<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Pay p5")
    try script.press("<Enter>")
    #expect(script.selectedTitle == "Pay")
    try script.press("a<Up>")
    #expect(script.viewModel.openPrompt?.field.isEmpty == true)
  }

  @Test func `an edit that was left comes back for its own task alone`() throws {
    var script = ScreenScript(try .sample())
    try script.press("i<Space>now<Esc>ji")
    #expect(script.viewModel.openPrompt?.field.text == "Water the plants #home")
    try script.press("<C-u><Esc>ki")
    #expect(script.viewModel.openPrompt?.field.text == "Pay rent #home now")
  }

  @Test func `words left as they are in one line mean what they say in the next`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("aRead<Space>tomorrow<C-x><C-u>Pay<Space>rent<Space>tomorrow<Enter>")
    #expect(script.selectedTitle == "Pay rent")
  }

  @Test func `Ctrl-x leaves the last recognised words in the title`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("aRead<Space>tomorrow<C-x><Enter>")
    #expect(script.selectedTitle == "Read tomorrow")
  }

  @Test func `Esc on a chip keeps its words in the title, and Esc on the line leaves`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("aRead<Space>tomorrow<Space>p5<Space>#home")
    try script.press("<S-Tab><S-Tab>")
    #expect(script.viewModel.openPrompt?.chosenChip == 1)
    #expect(script.viewModel.context == .chip)
    try script.press("<Left><Esc>")
    #expect(script.viewModel.openPrompt?.chips.map(\.kind) == [.priority, .tag])
    #expect(script.viewModel.context == .prompt)
    try script.press("<Enter>")
    let task = try #require(script.viewModel.selectedTask)
    #expect(script.selectedTitle == "Read tomorrow" && task.priority == 5)
    try script.press("aCall<Space>mon<S-Tab><S-Tab><Right><Esc>")
    #expect(script.viewModel.context == .list)
  }

  @Test func `what is typed while a chip is chosen goes into the line`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("aRead<Space>tomorrow<S-Tab><Space>x")
    #expect(script.viewModel.openPrompt?.field.text == "Read tomorrow x")
    #expect(script.viewModel.openPrompt?.chosenChip == nil)
    try script.press("<S-Tab>")
    script.replica.add("From another program")
    script.replay()
    #expect(script.viewModel.openPrompt?.chosenChip == 0)
    try script.press("<Enter>")
    #expect(script.selectedTitle == "Read x")
  }

  @Test(arguments: [("aRead", KeyContext.prompt), ("/Read", .search)])
  func `a line without chips has none to choose`(keys: String, context: KeyContext) throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press(keys + "<S-Tab>")
    #expect(script.viewModel.context == context)
  }

  @Test func `a line without a title is explained and kept`() throws {
    var script = ScreenScript(try .sample())
    try script.press("ap5<Space>tomorrow<Enter>")
    let prompt = try #require(script.viewModel.openPrompt)
    #expect(prompt.field.text == "p5 tomorrow")
    #expect(prompt.problem?.contains("no words for a title") == true)
  }

  @Test func `a line whose write failed is there again`() throws {
    var script = ScreenScript(try .sample())
    script.replica.nextFailure = IntentFailure(
      message: "the disk is full; make room and press Enter again")
    try script.press("aCall<Space>Ana<Enter>")
    #expect(script.viewModel.openPrompt?.field.text == "Call Ana")
    #expect(script.viewModel.openPrompt?.problem?.hasPrefix("the disk is full") == true)
    try script.press("<Enter>")
    #expect(script.selectedTitle == "Call Ana")
  }

  @Test func `why a line was refused stays below it until something is typed`() throws {
    var script = ScreenScript(try .sample())
    script.replica.nextFailure = IntentFailure(message: "the disk is full")
    try script.press("aCall<Space>Ana<Enter>")
    script.replica.add("From another program")
    script.replay()
    #expect(script.viewModel.openPrompt?.problem == "the disk is full")
    script.wait(seconds: 61)
    #expect(script.viewModel.openPrompt?.problem == "the disk is full")
    try script.press("<Left>")
    #expect(script.viewModel.openPrompt?.problem == "the disk is full")
    try script.press("x")
    #expect(script.viewModel.openPrompt?.problem == nil)
  }

  @Test func `a line that is left and opened again is not refused any more`() throws {
    var script = ScreenScript(try .sample())
    script.replica.nextFailure = IntentFailure(message: "the disk is full")
    try script.press("aCall<Space>Ana<Enter><Esc>a<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Call Ana")
    #expect(script.viewModel.openPrompt?.problem == nil)
  }

  @Test func `Tab completes a tag or person from those in use`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aRead<Space>#ho<Tab>@a<Tab>#zzz<Tab>")
    #expect(script.viewModel.openPrompt?.field.text == "Read #home @ana #zzz")
  }

  @Test func `Tab completes the parts that a bar joins in a filter, and behind a sign`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/-#ho<Tab>p5|#ho<Tab>")
    #expect(script.viewModel.openPrompt?.field.text == "-#home p5|#home ")
    try script.press("<Esc>a")
    try script.press("Read<Space>a|#ho<Tab>")
    #expect(script.viewModel.openPrompt?.field.text == "Read a|#ho")
  }

  @Test func `words of a title that look like fields stay words when it is edited`() throws {
    let titles = [
      "Buy p5 paper tomorrow ~3 every day #office", "say \"hi\" to \\#notag", "50% // of it",
      "call at noon !!", "p1 p2 p3", "a \\\\b \"unclosed", "#only #labels",
    ]
    for title in titles {
      let replica = try ScriptedReplica()
      try replica.add([TaskDraft(title: title)])
      var script = ScreenScript(replica)
      try script.press("i<Space>p2<Enter>")
      let task = try #require(script.viewModel.selectedTask)
      if title == "#only #labels" {
        #expect(script.viewModel.openPrompt?.problem != nil)
      } else {
        #expect(script.viewModel.projection?.storedTitle(of: task) == title)
        #expect(task.priority == 2, "\(title)")
      }
    }
  }

  @Test func `an edit that was left does not put an old title back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("i<Space>now<Esc>")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(title: "Pay the rent")))
    script.replay()
    try script.press("i")
    #expect(script.viewModel.openPrompt?.field.text == "Pay the rent")
  }

  @Test func `keys that are commands elsewhere are letters in a line`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aqDuc?/<Esc>")
    #expect(script.effects.isEmpty)
    try script.press("a<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "qDuc?/")
  }

  @Test func `characters typed together say what they say one after the other`() throws {
    let words = "Pay 漢字 e\u{301} p5 tomorrow 9am #home"
    for keys in ["a", "A", ":", "/", "i"] {
      var (single, together) = (ScreenScript(try .sample()), ScreenScript(try .sample()))
      try single.press(keys)
      try together.press(keys)
      for character in words { single.press(.character(character)) }
      #expect(together.viewModel.takesTextAtOnce)
      together.type(words)
      #expect(single.viewModel.overlay == together.viewModel.overlay, "after \(keys)")
      #expect(single.selectedTitle == together.selectedTitle, "after \(keys)")
    }
  }

  @Test func `while keys are for a chip or a digit chooses, each is taken by itself`() throws {
    var script = ScreenScript(try .sample())
    #expect(!script.viewModel.takesTextAtOnce)
    try script.press("aRead<Space>tomorrow<S-Tab>")
    #expect(!script.viewModel.takesTextAtOnce)
  }

  @Test func `a line that is full takes no more, says so and is not written until it is shorter`()
    throws
  {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("a")
    script.type(String(repeating: "word ", count: 2_001))
    #expect(script.viewModel.openPrompt?.field.text.utf8.count == 10_000)
    #expect(script.viewModel.openPrompt?.problem?.contains("a line holds 10000 bytes") == true)
    try script.press("x<Enter>")
    #expect(script.viewModel.openPrompt?.field.text.utf8.count == 10_000)
    #expect(script.viewModel.openPrompt?.problem?.contains("shorten it") == true)
    try script.press("<C-w>")
    #expect(script.viewModel.openPrompt?.problem == nil)
    try script.press("<Enter>")
    #expect(script.viewModel.openPrompt == nil)
    #expect(script.selectedTitle?.utf8.count == 9_994)
  }
}
