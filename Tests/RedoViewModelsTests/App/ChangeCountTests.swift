import RedoIntents
import RedoTerminal
import RedoTestSupport
import Testing

/// What is counted of three tasks that one key made: a step, three changes, six lines of the log.
struct ChangeCountTests {
  private func text(_ keys: String) throws -> String {
    let replica = try ScriptedReplica()
    replica.add("Stretch")
    try replica.add(["one", "two", "three"].map { TaskDraft(title: $0) })
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 60))
    try script.press(keys)
    return script.text
  }

  @Test(arguments: [
    ("5", "─ 1/4 ─"), ("5<lt>", "1 step before now"), ("6G", "8 lines"),
    ("5v", "2 nodes that did this together"),
  ])
  func `each has a word of its own`(keys: String, words: String) throws {
    let text = try text(keys)
    #expect(text.contains(words), "\(text)")
  }
}
