import RedoIntents
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// What others do to marked tasks, and what becomes of the marks and of what is open about them.
struct MarksElsewhereStoryTests {
  @Test func `a marked task that another device completed is marked no more, and that is told`()
    throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("gg<Space>j")
    let other = try #require(script.selectedTitle)
    let phone = try script.replica.fork(device: "phone", seed: 8)
    try phone.complete("Pay rent")
    script.replica.take(from: phone)
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“Pay rent” was completed by Ana on phone; it is marked no more")
    #expect(script.viewModel.tasks.list.marks.isEmpty)
    #expect(script.titles.contains("Pay rent") && script.selectedTitle == other)
    try script.press("c")
    #expect(script.viewModel.message?.text.contains("Pay rent") == false)
  }

  @Test func `the task under the cursor is told of beside a marked one`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("gg<Space>jj")
    let other = try #require(script.selectedTitle)
    let phone = try script.replica.fork(device: "phone", seed: 8)
    for title in ["Pay rent", other] { try phone.complete(title) }
    script.replica.take(from: phone)
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“\(other)” was completed by Ana on phone; "
        + "“Pay rent” was completed by Ana on phone; it is marked no more")
  }

  /// The sample, and a phone whose key has changed a task of it before.
  private func acquainted() throws -> (replica: ScriptedReplica, phone: ScriptedReplica) {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.prioritize("Book a dentist", 2)
    replica.take(from: phone)
    return (replica, phone)
  }

  @Test func `that a mark went is told before what lasts until Esc`() throws {
    let (replica, phone) = try acquainted()
    try phone.complete("Pay rent")
    try phone.delete("Stretch")
    try replica.edit("Stretch", TaskEdit(storyPoints: 8))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("gg<Space>j")
    script.replica.take(from: phone)
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“Pay rent” was completed by Ana on phone; it is marked no more")
    #expect(script.viewModel.board.notices.count == 1)
    try script.press("k")
    #expect(script.viewModel.message == nil)
    #expect(script.text.contains("“Stretch” was deleted elsewhere and changed"))
  }

  @Test func `that a mark went is told before what went apart, and M means that`() throws {
    let (replica, phone) = try acquainted()
    phone.wait(seconds: 60)
    try phone.snooze("Write the talk", days: 3)
    try phone.complete("Pay rent")
    try replica.prioritize("Write the talk", 5)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("gg<Space>j")
    script.replica.take(from: phone)
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“Pay rent” was completed by Ana on phone; it is marked no more; "
        + "“Write the talk” was changed in two places apart; M settles it")
    try script.press("M")
    #expect(script.text.contains("Settle “Write the talk”"))
  }

  @Test(arguments: ["snoozed", "archived", "deleted"])
  func `that no marked task is listed any more is told before a key means another`(
    deed: String
  ) throws {
    let (replica, phone) = try acquainted()
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("/due:today<Enter>gg<Space><Space>")
    let marked = Array(script.titles.prefix(2))
    #expect(script.viewModel.markedCount == 2 && marked.count == 2)
    for title in marked {
      switch deed {
      case "snoozed": try phone.snooze(title, days: 3)
      case "archived": try phone.archive(title)
      default: try phone.delete(title)
      }
    }
    script.replica.take(from: phone)
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“\(marked[0])” and 1 more were \(deed) by Ana on phone; they are marked no more")
    try script.press("/<Esc>")
    #expect(script.viewModel.markedCount == 0)
  }

  @Test func `while a marked task is listed, of another that goes no word is said`() throws {
    let (replica, phone) = try acquainted()
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("gg<Space><Space>")
    try phone.archive("Pay rent")
    script.replica.take(from: phone)
    script.replay()
    #expect(script.viewModel.message == nil)
    #expect(script.viewModel.markedCount == 1)
  }

  @Test func `of several marked tasks that another device completed it is said how many`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("*")
    let count = script.viewModel.tasks.list.markedCount
    let phone = try script.replica.fork(device: "phone", seed: 8)
    // Any other change leaves a mark as it is.
    try phone.prioritize("Stretch", 5)
    script.replica.take(from: phone)
    script.replay()
    #expect(script.viewModel.tasks.list.markedCount == count)
    for title in ["Pay rent", "Water the plants"] { try phone.complete(title) }
    script.replica.take(from: phone)
    script.replay()
    #expect(script.viewModel.tasks.list.markedCount == count - 2)
    #expect(
      script.viewModel.message?.text
        == "“Pay rent” and 1 more were completed by Ana on phone; they are marked no more")
  }

  /// Tasks that come back each day, all of them marked, and after that some keys.
  private func repeating(_ titles: [String], _ keys: String) throws -> ScreenScript {
    let replica = try ScriptedReplica()
    for title in titles { replica.add("\(title) daily") }
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("*" + keys)
    return script
  }

  @Test(arguments: [
    ("s2w", "<Enter>"), ("ip4", "<Enter>"), ("ip4<F1>", "<Esc><Enter>"), ("p", "5"), ("D", "y"),
  ])
  func `what is open about marked tasks leaves out the one that is completed elsewhere`(
    keys: String, answer: String
  ) throws {
    var script = try repeating(["Walk", "Read", "Write"], keys)
    try script.replica.complete("Walk")
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“Walk” was completed elsewhere; it is marked no more")
    try script.press(answer)
    #expect(script.viewModel.message?.text.contains("2 tasks") == true)
    #expect(script.titles.contains("Walk"))
  }

  @Test(arguments: ["p", "D"])
  func `a choice or a question about marked tasks goes with the last that is completed elsewhere`(
    keys: String
  ) throws {
    var script = try repeating(["Walk", "Read"], keys)
    for title in ["Walk", "Read"] { try script.replica.complete(title) }
    script.replay()
    #expect(script.viewModel.overlay == nil)
    #expect(
      script.viewModel.message?.text
        == "“Walk” and 1 more were completed elsewhere; they are marked no more")
  }

  @Test(arguments: ["ip4", "s2w"])
  func `a line about marked tasks stays for what is still typed, and acts on no other task`(
    keys: String
  ) throws {
    var script = try repeating(["Walk", "Read"], keys)
    for title in ["Walk", "Read"] { try script.replica.complete(title) }
    script.replay()
    #expect(
      script.viewModel.message?.text
        == "“Walk” and 1 more were completed elsewhere; they are marked no more")
    let written = script.replica.written.count
    try script.press("c")
    #expect(script.viewModel.openPrompt?.field.text == keys.dropFirst() + "c")
    try script.press("<BS><Enter>")
    #expect(script.replica.written.count == written)
    #expect(
      script.viewModel.openPrompt?.problem
        == "what the line is about was completed elsewhere while it was open; Esc leaves it")
    try script.press("<Esc>*i")
    #expect(script.viewModel.openPrompt?.field.text == (keys == "ip4" ? "p4" : ""))
  }
}
