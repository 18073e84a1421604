import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Tasks one after the other: what is gone through, what each key decides, and how it ends.
@Suite struct TriageStoryTests {
  private func titles(of ids: [TaskID], in script: ScreenScript) -> [String] {
    ids.map { id in
      script.viewModel.projection.flatMap { projection in
        projection[id].map { projection.title(of: $0).shown }
      } ?? ""
    }
  }

  @Test func `T goes through what is overdue, then what has no date`() throws {
    var script = ScreenScript(try .sample())
    try script.press("T")
    let triage = try #require(script.viewModel.triage)
    #expect(triage.source == .overdueAndDrafts)
    #expect(
      titles(of: triage.queue, in: script) == [
        "Pay rent", "Water the plants", "Read the book that Ana gave me",
      ])
    #expect(script.viewModel.context == .triage)
  }

  @Test func `the palette opens over a task, does what triage can do, and leads nowhere else`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("T:complete<Enter>")
    #expect(script.viewModel.message?.text.hasPrefix("Completed “Pay rent”") == true)
    #expect(script.cardTitle == "Water the plants")
    try script.press(":settings")
    #expect(
      script.text.contains(
        "No command has that name while the triage shows; Esc, then Esc leaves it"))
    try script.press("<C-u>xyzzy")
    #expect(script.text.contains("No command has that name; erase letters to see others"))
    try script.press("<Esc>")
    #expect(script.cardTitle == "Water the plants" && script.viewModel.context == .triage)
  }

  @Test func `at its end a triage offers nothing that needs a task`() throws {
    var script = ScreenScript(try .sample())
    let needTask: [Command] = [.skipTask, .snoozeDay, .snoozeTwoWeeks]
    func refused() -> [Command] {
      needTask.filter { !script.viewModel.availability(of: $0).isAvailable }
    }
    #expect(refused() == needTask, "no triage shows yet")
    try script.press("T")
    #expect(refused().isEmpty)
    try script.press("c<Esc>:as<Space>it<Space>is<Space>and<Enter>")
    #expect(refused() == needTask)
    #expect(script.viewModel.triage?.position == 1)
    #expect(script.viewModel.message?.text == "no task shows here; b goes on")
  }

  @Test func `T goes through what the filter leaves, in the order of the list`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/@ana<Enter>")
    let listed = script.titles
    try script.press("T")
    let triage = try #require(script.viewModel.triage)
    #expect(triage.source == .filter("@ana"))
    #expect(titles(of: triage.queue, in: script) == listed)
  }

  @Test func `T goes through the marked tasks`() throws {
    var script = ScreenScript(try .sample())
    try script.press("<Space>jj<Space>T")
    let triage = try #require(script.viewModel.triage)
    #expect(triage.source == .marked)
    #expect(titles(of: triage.queue, in: script) == ["Pay rent", "Stretch"])
  }

  @Test func `with nothing to go through T says why`() throws {
    var script = ScreenScript(try ScriptedReplica())
    script.replica.add("Later in 3 days")
    script.replay()
    try script.press("T")
    #expect(script.viewModel.triage == nil)
    #expect(script.viewModel.message?.text.hasPrefix("nothing is overdue") == true)
  }

  @Test func `T has something to go through as soon as a task is overdue, and no longer`() throws {
    let replica = try ScriptedReplica()
    replica.add("Water the plants today")
    var script = ScreenScript(replica)
    func isOffered() -> Bool { script.viewModel.availability(of: .triage).isAvailable }
    #expect(!isOffered())
    script.wait(seconds: 12 * 3600)
    #expect(isOffered(), "midnight has passed")
    try script.press("<lt>")
    #expect(script.viewModel.travel != nil && !isOffered())
    try script.press("<Esc>")
    #expect(isOffered(), "the present shows again")
    try replica.complete("Water the plants")
    script.replay()
    #expect(!isOffered())
    replica.add("Read a book")
    script.replay()
    #expect(!isOffered())
    try script.press("gdnone<Enter>")
    #expect(isOffered(), "it has no date")
  }

  @Test func `snooze keys say where they lead and lead there`() throws {
    var script = ScreenScript(try .sample())
    try script.press("T<Space>")
    #expect(script.cardTitle == "Water the plants")
    let days = script.viewModel.triage?.card?.later.map(\.day) ?? []
    #expect(days == ["Sat 21 Nov", "Mon 23 Nov", "Fri 27 Nov", "Fri 4 Dec"])
    for (key, words) in zip(["h", "j", "k", "l"], ["tomorrow", "Mon", "27 Nov", "4 Dec"]) {
      var other = script
      try other.press(key)
      #expect(other.viewModel.message?.text == "Snoozed “Water the plants” to \(words) 10:00")
      try other.press("u")
    }
  }

  @Test func `a click on a snooze presses its key`() throws {
    var script = ScreenScript(try .sample())
    try script.press("T")
    let place = TriageLayout(room: Size(columns: 80, rows: 22)).later
    script.mouse(.press(.left), row: place.row + 2, column: place.column + 2)
    #expect(script.viewModel.message?.text == "Snoozed “Pay rent” to tomorrow 14:00")
    script.mouse(.press(.left), row: 3, column: 3)
    #expect(script.viewModel.triage?.position == 1)
  }

  @Test(
    arguments: [
      ("skip", "2 of "), ("done", "Completed “Pay rent”"), ("archive", "Archived “Pay rent”"),
      ("delete", "y ok"), ("other date", "╭─ Snooze"), ("priority", "╭─ Priority"),
      ("edit line", "╭─ Edit"),
    ])
  func `a click on another hint below the card does what it says`(
    word: String, shows: String
  ) throws {
    let size = Size(columns: 100, rows: 30)
    let row = TriageLayout(room: Size(columns: 100, rows: 28)).others.row + 1
    // The key to its left, the word, and the blank behind it, which is no hint.
    for (offset, acts) in [(-2, true), (word.count - 1, true), (word.count, false)] {
      var script = ScreenScript(try .sample(), size: size)
      try script.press("T")
      let line = Array(script.text.split(separator: "\n", omittingEmptySubsequences: false)[row])
      let start = try #require(line.indices.first { line[$0...].starts(with: word) })
      script.mouse(.press(.left), row: row, column: start + offset)
      #expect(script.text.contains(shows) == acts, "\(offset)")
    }
  }

  @Test func `a digit sets the priority and stays, since more is to be decided`() throws {
    var script = ScreenScript(try .sample())
    try script.press("T2")
    #expect(script.cardTitle == "Pay rent")
    #expect(script.viewModel.message?.text == "Changed the priority of “Pay rent”")
    try script.press("2")
    #expect(script.viewModel.message?.kind == .failure)
    #expect(script.viewModel.message?.text == "“Pay rent” has priority 2 already")
    try script.press("6x")
    #expect(script.cardTitle == "Pay rent")
    #expect(script.viewModel.triage?.steps.count == 1)
    try script.press("<Esc>")
    #expect(script.text.contains("“Pay rent”: changed priority to 2"))
  }

  @Test func `help tells of the digits while there is a task to decide on`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("T?")
    #expect(script.text.contains("Set the priority of the task, which stays until"))
  }

  @Test func `b goes back to the task before, as it is now`() throws {
    var script = ScreenScript(try .sample())
    try script.press("Tjb")
    #expect(script.cardTitle == "Pay rent")
    let facts = script.viewModel.triage?.card?.lines.map(\.plainText).joined() ?? ""
    #expect(facts.contains("due Mon 23 Nov"), "\(facts)")
    try script.press("b")
    #expect(script.viewModel.message?.text == "this is the first task; Space goes on")
  }

  @Test func `a task that another program deletes stays named, and no key acts on another`() throws
  {
    var script = ScreenScript(try .sample())
    try script.press("T")
    let id = try #require(script.viewModel.triage?.current)
    _ = try script.replica.run(.delete([id]))
    script.replay()
    #expect(script.viewModel.triage?.isGone == true)
    #expect(script.text.contains("This task is deleted"))
    let written = script.replica.written.count
    for key in ["c", "h", "j", "k", "l", "s", "p", "e", "z", "D", "y", "3"] {
      try script.press(key)
      #expect(script.viewModel.context == .triage, "\(key)")
    }
    #expect(script.replica.written.count == written)
    #expect(script.viewModel.message?.text.hasPrefix("“Pay rent” is deleted") == true)
    try script.press("<Space>")
    #expect(script.cardTitle == "Water the plants")
  }

  @Test func `a task that another program completes shows as done and cannot be completed`() throws
  {
    var script = ScreenScript(try .sample())
    try script.press("T<Space><Space>")
    try script.replica.complete("Read the book that Ana gave me")
    script.replay()
    try script.press("c")
    #expect(script.viewModel.message?.text.contains("is done already") == true)
    #expect(script.viewModel.triage?.isOver == false)
  }

  @Test func `Esc shows what was changed, and Esc again closes`() throws {
    var script = ScreenScript(try .sample())
    try script.press("Tc<Esc>")
    #expect(script.viewModel.context == .triageSummary)
    #expect(script.text.contains("Completed “Pay rent”"))
    try script.press("b")
    #expect(script.cardTitle == "Water the plants")
    try script.press("<Esc><Esc>")
    #expect(script.viewModel.triage == nil)
    #expect(script.viewModel.context == .list)
  }

  @Test(arguments: [
    ("Tl<Space><Esc><Esc>", "Water the plants"), ("Tdfri<Enter><Esc><Esc>", "Water the plants"),
    ("Tlu<Esc><Esc>", "Pay rent"), ("jjjTl<Space><Esc><Esc>", "Stretch"),
    ("T<Space><Esc>", "Pay rent"), ("<Enter>Tl<Esc><Esc>", "Pay rent"),
  ])
  func `Esc leads back to where the triage began, not to where a task was put off`(
    keys: String, title: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys)
    #expect(script.viewModel.triage == nil)
    #expect(script.selectedTitle == title)
  }

  @Test func `Esc closes at once where nothing was changed`() throws {
    var script = ScreenScript(try .sample())
    try script.press("T<Space><Esc>")
    #expect(script.viewModel.triage == nil)
  }

  @Test func `an intent that fails decides nothing`() throws {
    var script = ScreenScript(try .sample())
    try script.press("T")
    script.replica.nextFailure = IntentFailure(message: "the disk is full")
    try script.press("h")
    #expect(script.cardTitle == "Pay rent")
    #expect(script.viewModel.triage?.steps.isEmpty == true)
    #expect(script.viewModel.message?.kind == .failure)
  }

  @Test func `M settles what went apart and comes back to the task`() throws {
    var script = ScreenScript(try .forked(), size: Size(columns: 120, rows: 40))
    try script.press("/renew<Enter>T")
    #expect(script.text.contains("2 versions: press M to settle"))
    #expect(script.text.contains("M settle  "), "the hints name the key first")
    #expect(!script.text.contains("laptop"), "this device is called so, as in the detail")
    try script.press("M")
    #expect(script.viewModel.context == .settling)
    try script.press("<Esc>")
    #expect(script.viewModel.context == .triage && script.viewModel.triage?.steps.isEmpty == true)
    try script.press("M<Enter>")
    #expect(script.viewModel.context == .triage && script.viewModel.triage?.position == 0)
    #expect(script.viewModel.triage?.steps.count == 1)
    #expect(!script.text.contains("2 versions: press"))
  }

  @Test func `M says why there is nothing to settle, and i opens the line that e opens`() throws {
    var script = ScreenScript(try .sample())
    try script.press("TM")
    #expect(
      script.viewModel.message?.text == "“Pay rent” was never changed in two places apart")
    try script.press("i<C-u>Pay<Space>it<Enter>")
    #expect(script.cardTitle == "Pay it" && script.viewModel.context == .triage)
  }

  @Test func `the end says where b leads, in the words of its hint`() throws {
    var script = ScreenScript(try .sample())
    try script.press("Tc<Esc>")
    #expect(script.text.contains("b goes on   Esc closes"))
    #expect(script.text.contains("b go on  "))
    #expect(
      script.viewModel.availability(of: .complete)
        == .unavailable(because: "no task shows here; b goes on"))
    try script.press("bhc")
    #expect(script.viewModel.triage?.isOver == true)
    #expect(script.text.contains("b goes to the last one   Esc closes"))
    #expect(
      script.viewModel.availability(of: .complete)
        == .unavailable(because: "no task shows here; b goes to the last one"))
    script.wait(seconds: 3600)
    #expect(script.text.contains("b last one  "))
  }

  @Test func `the other lines open over a triage and come back to it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("Te<C-u>Pay<Space>it<Enter>")
    #expect(script.cardTitle == "Pay it")
    try script.press("s24<Space>dec<Enter>")
    #expect(script.cardTitle == "Water the plants")
    try script.press("D<Esc>")
    #expect(script.cardTitle == "Water the plants")
    try script.press("p1")
    let triage = try #require(script.viewModel.triage)
    #expect(triage.steps.count { $0.kind == .changed } == 2)
    // What was changed and then snoozed counts once, so that the numbers add up.
    #expect(triage.counts.prefix(2).map(\.word) == ["snoozed", "changed"])
    #expect(triage.counts.prefix(2).map(\.count) == [1, 1])
    #expect(triage.counts.reduce(0) { $0 + $1.count } == triage.queue.count)
  }
}
