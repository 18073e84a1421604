import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What other devices, and other programs of this one, do to the task under the cursor.
@Suite struct SelectedTaskElsewhereTests {
  /// The sample after some keys, and the phone that is about to change it.
  private func meet(
    _ keys: String, columns: Int = 120
  ) throws -> (script: ScreenScript, phone: ScriptedReplica) {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 40))
    try script.press(keys)
    return (script, try script.replica.fork(device: "phone", seed: 8))
  }

  private func take(_ phone: ScriptedReplica, into script: inout ScreenScript) {
    script.replica.take(from: phone)
    script.replay()
  }

  @Test(arguments: [80, 120])
  func `an opened task stays open when another device has done it, until Esc`(columns: Int) throws {
    var (script, phone) = try meet("jj<Enter>", columns: columns)
    let title = try #require(script.selectedTitle)
    #expect(title == "Review the draft")
    try phone.complete(title)
    take(phone, into: &script)
    #expect(!script.titles.contains(title))
    #expect(script.selectedTitle == title)
    #expect(script.viewModel.tasks.detail.text?.title == title)
    #expect(script.viewModel.message?.text == "“\(title)” was completed by Ana on phone")
    let written = script.replica.written.count
    try script.press("c")
    #expect(script.replica.written.count == written)
    #expect(script.viewModel.message?.text.contains("is done already") == true)
    try script.press("<Esc>")
    #expect(script.selectedTitle == "Stretch")
    try script.press("<Enter>")
    #expect(script.selectedTitle == "Stretch")
  }

  @Test func `an opened task that stays open can be changed`() throws {
    var (script, phone) = try meet("jj<Enter>")
    try phone.complete("Review the draft")
    take(phone, into: &script)
    try script.press("p1")
    #expect(script.selectedTitle == "Review the draft")
    #expect(script.viewModel.selectedTask?.priority == 1)
    #expect(script.viewModel.selectedTask?.isDone == true)
  }

  @Test func `an opened task that stays open is selected where it is listed again`() throws {
    var (script, phone) = try meet("jj<Enter>")
    try phone.complete("Review the draft")
    take(phone, into: &script)
    _ = try phone.run(.undo)
    take(phone, into: &script)
    #expect(script.titles.contains("Review the draft"))
    #expect(script.selectedTitle == "Review the draft")
    #expect(script.viewModel.tasks.list.selectedID == script.viewModel.selectedTask?.id)
  }

  @Test func `an opened task that was archived elsewhere and is brought back stays under the keys`()
    throws
  {
    var (script, phone) = try meet("jj<Enter>")
    try phone.archive("Review the draft")
    take(phone, into: &script)
    #expect(!script.titles.contains("Review the draft"))
    try script.press("z")
    #expect(script.titles.contains("Review the draft"))
    #expect(script.selectedTitle == "Review the draft")
    try script.press("c")
    #expect(!script.titles.contains("Review the draft") && script.titles.contains("Stretch"))
  }

  @Test func `an opened task that is deleted elsewhere goes, and that is told`() throws {
    var (script, phone) = try meet("jj<Enter>")
    try phone.delete("Review the draft")
    take(phone, into: &script)
    #expect(script.selectedTitle == "Stretch")
    #expect(script.viewModel.message?.text == "“Review the draft” was deleted by Ana on phone")
  }

  @Test func `a task of the list that another device has done makes room for the next, by name`()
    throws
  {
    var (script, phone) = try meet("jj")
    try phone.complete("Review the draft")
    take(phone, into: &script)
    #expect(script.selectedTitle == "Stretch")
    #expect(script.viewModel.message?.text == "“Review the draft” was completed by Ana on phone")
  }

  @Test func `what another program of this device did names nobody`() throws {
    var (script, _) = try meet("jj")
    try script.replica.archive("Review the draft")
    script.replay()
    #expect(script.selectedTitle == "Stretch")
    #expect(script.viewModel.message?.text == "“Review the draft” was archived elsewhere")
  }

  @Test func `a repeating task that another device has done is not under the cursor any more`()
    throws
  {
    var (script, phone) = try meet("gg")
    #expect(script.selectedTitle == "Pay rent")
    let next = script.titles[1]
    try phone.complete("Pay rent")
    take(phone, into: &script)
    #expect(script.titles.contains("Pay rent"))
    #expect(script.selectedTitle == next)
    #expect(script.viewModel.message?.text == "“Pay rent” was completed by Ana on phone")
  }

  @Test func `a task that another device puts off leaves the cursor at its place`() throws {
    var (script, phone) = try meet("gg")
    let next = script.titles[1]
    try phone.snooze("Pay rent", days: 3)
    take(phone, into: &script)
    #expect(script.selectedTitle == next)
    #expect(script.viewModel.message?.text == "“Pay rent” was snoozed by Ana on phone")
  }

  @Test func `a change that leaves the task at its place is no news`() throws {
    var (script, phone) = try meet("jj")
    try phone.edit("Review the draft", TaskEdit(storyPoints: 5))
    try phone.complete("Pay rent")
    take(phone, into: &script)
    #expect(script.selectedTitle == "Review the draft")
    #expect(script.viewModel.message == nil)
  }

  @Test func `in the plan too it is told what another device did`() throws {
    var (script, phone) = try meet("2g")
    try phone.complete("Pay rent")
    take(phone, into: &script)
    #expect(script.viewModel.message?.text == "“Pay rent” was completed by Ana on phone")
  }

  @Test func `a title that tries to harm the screen is told as the list shows it`() throws {
    let replica = try ScriptedReplica.hostile()
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    let shown = try #require(script.selectedTitle)
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try replica.run(.complete([id]))
    script.replay()
    #expect(script.viewModel.message?.text == "“\(shown)” was completed elsewhere")
  }

  @Test func `in a triage no key acts on the next time of what another device did`() throws {
    var (script, phone) = try meet("T")
    #expect(script.viewModel.triage?.card?.title == "Pay rent")
    try phone.complete("Pay rent")
    take(phone, into: &script)
    #expect(script.viewModel.message?.text == "“Pay rent” was completed by Ana on phone")
    #expect(script.text.contains("It was completed by Ana on phone; this is the next time."))
    let written = script.replica.written.count
    for key in ["c", "h", "j", "k", "l", "s", "p", "e", "z", "D", "3"] {
      try script.press(key)
      #expect(script.viewModel.context == .triage, "\(key)")
    }
    #expect(script.replica.written.count == written)
    let reason = "“Pay rent” was completed by Ana on phone; "
    #expect(script.viewModel.message?.text.hasPrefix(reason) == true)
    try script.press("<Space>")
    #expect(script.viewModel.triage?.card?.title == "Water the plants")
    try script.press("c")
    #expect(script.replica.written.count == written + 1)
  }

  @Test func `in a triage a later change elsewhere does not free the next time, but an undo does`()
    throws
  {
    var (script, phone) = try meet("T")
    try phone.complete("Pay rent")
    take(phone, into: &script)
    try phone.edit("Pay rent", TaskEdit(storyPoints: 5))
    take(phone, into: &script)
    #expect(script.text.contains("It was completed by Ana on phone; this is the next time."))
    let written = script.replica.written.count
    try script.press("c")
    #expect(script.replica.written.count == written)
    #expect(script.viewModel.triage?.card?.title == "Pay rent")
    for _ in 0..<2 { _ = try phone.run(.undo) }
    take(phone, into: &script)
    #expect(!script.text.contains("this is the next time"))
    try script.press("c")
    #expect(script.replica.written.count > written)
  }

  @Test func `in a triage an undo here of what was done elsewhere frees the time that showed`()
    throws
  {
    var (script, _) = try meet("T")
    try script.replica.complete("Pay rent")
    script.replay()
    #expect(script.text.contains("It was completed elsewhere; this is the next time."))
    try script.press("u")
    #expect(!script.text.contains("this is the next time"))
    let written = script.replica.written.count
    try script.press("c")
    #expect(script.replica.written.count == written + 1)
  }

  @Test func `in a triage no click snoozes the next time of what another device did`() throws {
    var (script, phone) = try meet("T", columns: 80)
    try phone.complete("Pay rent")
    take(phone, into: &script)
    let written = script.replica.written.count
    let place = TriageLayout(room: Size(columns: 80, rows: 38)).later
    script.mouse(.press(.left), row: place.row + 2, column: place.column + 2)
    #expect(script.replica.written.count == written)
    try script.press("<Space>")
    script.mouse(.press(.left), row: place.row + 2, column: place.column + 2)
    #expect(script.replica.written.count == written + 1)
  }

  @Test func `what another device did to a card is told of that card alone`() throws {
    var (script, phone) = try meet("T")
    try phone.complete("Pay rent")
    try phone.complete("Water the plants")
    take(phone, into: &script)
    try script.press("<Space>")
    #expect(!script.text.contains("this is the next time"))
    try script.press("b")
    #expect(!script.text.contains("this is the next time"))
  }

  @Test func `a task that went apart is told of before the one under the cursor, and M means it`()
    throws
  {
    var (script, phone) = try meet("jj")
    phone.wait(seconds: 60)
    try phone.snooze("Write the talk", days: 3)
    try phone.complete("Review the draft")
    try script.replica.prioritize("Write the talk", 5)
    script.replay()
    take(phone, into: &script)
    #expect(script.selectedTitle == "Stretch")
    let words = "“Write the talk” was changed in two places apart; M settles it"
    #expect(script.viewModel.message?.text == words)
    try script.press("M")
    #expect(script.viewModel.context == .settling)
    #expect(script.text.contains("Write the talk"))
  }

  @Test func `what is told until Esc is not hidden by what became of the task under the cursor`()
    throws
  {
    var (script, phone) = try meet("jj")
    try phone.delete("Stretch")
    try phone.complete("Review the draft")
    take(phone, into: &script)
    #expect(script.viewModel.message == nil)
    let notices = script.viewModel.board.notices.map(script.viewModel.text(of:))
    #expect(notices.count == 2)
    #expect(notices.first?.hasPrefix("“Stretch” was deleted by a key") == true)
    #expect(notices.last?.hasPrefix("“Review the draft” was changed by a key") == true)
  }

  @Test func `what became of the task under the cursor is said first where nothing else names it`()
    throws
  {
    var (script, phone) = try meet("jj")
    try phone.prioritize("Book a dentist", 2)
    take(phone, into: &script)
    try script.press("<Esc>")
    try script.replica.prioritize("Write the talk", 5)
    script.replay()
    try phone.delete("Write the talk")
    try phone.complete("Review the draft")
    take(phone, into: &script)
    #expect(script.selectedTitle == "Stretch")
    #expect(script.viewModel.message?.text == "“Review the draft” was completed by Ana on phone")
    #expect(script.viewModel.board.notices.count == 1)
    try script.press("j")
    #expect(script.text.contains("“Write the talk” was deleted elsewhere and changed meanwhile"))
  }

  @Test func `that a task was deleted is said no more once it is back`() throws {
    var (script, phone) = try meet("jj")
    try phone.delete("Review the draft")
    take(phone, into: &script)
    #expect(script.viewModel.message?.text == "“Review the draft” was deleted by Ana on phone")
    _ = try phone.run(.undo)
    take(phone, into: &script)
    #expect(script.titles.contains("Review the draft"))
    #expect(script.viewModel.message == nil)
  }

  @Test func `at the top of the activity what another device did is selected, and that is told`()
    throws
  {
    var (script, phone) = try meet("5")
    phone.add("Newcomer tomorrow")
    take(phone, into: &script)
    #expect(
      script.viewModel.message?.text
        == "“Newcomer” was created by Ana on phone; it is selected now")
    try script.press("c")
    #expect(script.viewModel.message?.text.hasPrefix("Completed “Newcomer”") == true)
    try script.press("aOne more<Enter>")
    #expect(script.viewModel.message?.text == "Added “One more”")
    try script.press("j")
    phone.add("Another tomorrow")
    take(phone, into: &script)
    #expect(script.viewModel.message == nil, "the cursor was not at the top")
  }
}
