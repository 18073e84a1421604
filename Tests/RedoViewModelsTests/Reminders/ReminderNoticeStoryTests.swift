import RedoTestSupport
import RedoViewModels
import Testing

/// What somebody sees who was away when a task's time came.
@Suite struct ReminderNoticeStoryTests {
  /// A session at 14:05 with two tasks of this afternoon, watched from now on.
  private func script() throws -> ScreenScript {
    let replica = try ScriptedReplica()
    replica.add("Call Ana 2026-11-20 15:00")
    replica.add("Send the letter 2026-11-20 15:30")
    replica.add("Renew passport in 20 days")
    var script = ScreenScript(replica) { $0.preferences.remindMinutes = 0 }
    _ = script.remind()
    return script
  }

  private func wait(minutes: Int64, _ script: inout ScreenScript) {
    for _ in 0..<minutes {
      script.wait(seconds: 60)
      _ = script.remind()
    }
  }

  /// The last row.
  private func footer(_ script: ScreenScript) -> String {
    script.text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func `a task that was named is told of until a key is pressed that can mean it was read`()
    throws
  {
    var script = try script()
    wait(minutes: 55, &script)
    #expect(footer(script).contains("“Call Ana” is due now"))
    try script.press("j")
    #expect(footer(script).contains("“Call Ana” is due now"), "the key was on its way already")
    wait(minutes: 20, &script)
    #expect(footer(script).contains("“Call Ana” is due at 15:00"))
    try script.press("k")
    #expect(script.viewModel.board.notices.isEmpty)
    #expect(!footer(script).contains("Call Ana"))
  }

  @Test func `several are counted, the last to come by its title`() throws {
    var script = try script()
    wait(minutes: 90, &script)
    #expect(footer(script).contains("“Send the letter” is due at 15:30, and 1 more"))
    try script.press("j")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `what was done or moved elsewhere is told of no more`() throws {
    var script = try script()
    wait(minutes: 90, &script)
    try script.replica.complete("Send the letter")
    script.replay()
    wait(minutes: 1, &script)
    #expect(footer(script).contains("“Call Ana” is due at 15:00"))
    #expect(!script.text.contains("and 1 more"))
    try script.replica.complete("Call Ana")
    script.replay()
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `on another day it says of which it was`() throws {
    var script = try script()
    wait(minutes: 85, &script)
    script.wait(seconds: 12 * 3600)
    #expect(footer(script).contains("“Send the letter” was due 20 Nov 15:30, and 1 more"))
  }

  @Test func `a message of others covers it, and a key that ends that one does not end it`() throws
  {
    var script = try script()
    wait(minutes: 56, &script)
    script.notice(.reloaded)
    try script.press("j")
    #expect(footer(script).contains("“Call Ana” is due at 15:00"))
  }

  @Test func `a notice that came behind it covers it, and no key that goes on ends it`() throws {
    var script = try script()
    wait(minutes: 55, &script)
    script.notice(.problem("the disk failed"))
    // The key was on its way already.
    try script.press("j")
    #expect(footer(script).contains("the disk failed"))
    script.wait(seconds: 30)
    try script.press("k")
    #expect(script.viewModel.board.notices.count == 2)
  }

  @Test func `a notice covers it while a line is typed, and no key there ends it`() throws {
    var script = try script()
    wait(minutes: 55, &script)
    try script.press("a")
    script.notice(.problem("the disk failed"))
    #expect(footer(script).contains("the disk failed"))
    script.wait(seconds: 30)
    try script.press("<Esc>")
    #expect(script.viewModel.board.notices.count == 2)
  }

  @Test func `what covers it is taken away alone, and then it shows`() throws {
    var script = try script()
    wait(minutes: 55, &script)
    script.notice(.problem("the disk failed"))
    try script.press("j")
    script.wait(seconds: 30)
    try script.press("<Esc>")
    #expect(footer(script).contains("“Call Ana” is due now"))
    try script.press("<Esc>")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `an answer to a key is taken away alone, too`() throws {
    var script = try script()
    wait(minutes: 55, &script)
    try script.press(">")
    #expect(footer(script).contains("this is now"))
    script.wait(seconds: 6)
    try script.press("<Esc>")
    #expect(footer(script).contains("“Call Ana” is due now"))
  }

  @Test func `a key that reads the log again ends it where it can have been read, as any other`()
    throws
  {
    var script = try script()
    wait(minutes: 55, &script)
    try script.press("<F5>")
    #expect(footer(script).contains("“Call Ana” is due now"))
    script.wait(seconds: 30)
    try script.press("<F5>")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `where it shows, it is taken away however soon`() throws {
    var script = try script()
    wait(minutes: 55, &script)
    try script.press("<Esc>")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test(arguments: [("/letter", "<Enter>"), ("A<Tab>", "<Tab><Esc>")])
  func `what lies over the screen covers it, and no key that goes there ends it`(
    before: String, behind: String
  ) throws {
    var script = try script()
    wait(minutes: 55, &script)
    try script.press(before)
    #expect(!footer(script).contains("Call Ana"))
    wait(minutes: 1, &script)
    try script.press(behind)
    #expect(script.viewModel.board.notices.count == 1)
  }

  @Test func `the keys that may follow a begun one cover it, and the next one does not end it`()
    throws
  {
    var script = try script()
    wait(minutes: 54, &script)
    try script.press("5f")
    wait(minutes: 2, &script)
    #expect(!footer(script).contains("Call Ana"))
    try script.press("t")
    #expect(script.viewModel.board.notices.count == 1)
  }

  @Test func `a key that comes as soon as it shows again does not end it`() throws {
    var script = try script()
    wait(minutes: 55, &script)
    try script.press(">")
    script.wait(seconds: 12)
    #expect(footer(script).contains("“Call Ana” is due now"))
    try script.press("j")
    #expect(script.viewModel.board.notices.count == 1)
    script.wait(seconds: 3)
    try script.press("k")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `it waits behind what went wrong right before it`() throws {
    var script = try script()
    wait(minutes: 54, &script)
    script.wait(seconds: 54)
    try script.press(">")
    script.wait(seconds: 6)
    #expect(script.remind() == [.ring])
    #expect(footer(script).contains("this is now"))
    script.wait(seconds: 12)
    #expect(footer(script).contains("“Call Ana” is due now"))
  }

  @Test func `its words follow the clock and what others do while the past shows, too`() throws {
    var script = try script()
    wait(minutes: 55, &script)
    try script.press("<lt>")
    #expect(script.viewModel.travel != nil)
    #expect(told(script) == ["“Call Ana” is due now"])
    wait(minutes: 20, &script)
    #expect(told(script) == ["“Call Ana” is due at 15:00"])
    try script.replica.complete("Call Ana")
    script.replay()
    #expect(script.viewModel.travel != nil)
    #expect(told(script).isEmpty)
  }

  private func told(_ script: ScreenScript) -> [String] {
    script.viewModel.board.notices.map { script.viewModel.text(of: $0) }
  }
}
