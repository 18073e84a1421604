import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What versions of a task are called: their fields, their devices and what each says.
@Suite struct VersionWordsStoryTests {
  @Test func `the detail says that there are two versions and which fields they are about`() throws
  {
    let script = try ScreenScript.forked()
    #expect(script.text.contains("2 versions: press M to settle"))
    #expect(script.text.contains("apart on title,"))
    #expect(script.text.contains("priority, due · phone, this device"))
  }

  @Test func `what was taken back and counts again is told, and can be taken back for good`() throws
  {
    let replica = try ScriptedReplica()
    replica.add("Call Ana tomorrow")
    try replica.complete("Call Ana")
    let phone = try replica.fork(device: "phone", seed: 8)
    _ = try replica.run(.undo)
    phone.wait(seconds: 60)
    try phone.edit("Call Ana", TaskEdit(title: "Call Ana again"))
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("/is:done<Enter>")
    #expect(script.text.contains("apart on done"))
    #expect(!script.text.contains("each changed something else"))
    try script.press("M")
    let fields = script.viewModel.settlingAccount?.fields ?? []
    #expect(fields.map(\.name) == ["done", "title"])
    #expect(fields.first?.note == "this device took it back, another branch went on from it")
    try script.press("h<Enter>")
    #expect(replica.projection.tasks.map(\.headCount) == [1])
    #expect(replica.projection.todos.map(\.completed) == [nil])
  }

  @Test func `who set a field is called as in the heading, with its name for others`() throws {
    let script = try ScreenScript.forked("M")
    #expect(script.text.contains("this device (laptop) set it"))
  }

  @Test func `a device without a name has one name, above its versions and below`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Renew passport"))
    let other = try ScriptedReplica(device: "8d7fb5b6-73", seed: 9, isNamed: false)
    other.take(from: replica)
    other.wait(seconds: 60)
    _ = try other.run(.edit([id], TaskEdit(priority: 2)))
    replica.wait(seconds: 120)
    _ = try replica.run(.edit([id], TaskEdit(priority: 4)))
    replica.take(from: other)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("M")
    let name = "\(other.author.userID.prefix(8)) on 8d7fb5b6"
    #expect(script.text.contains(name + " · "))
    #expect(script.text.contains(name + " set it "))
  }

  @Test func `a long name of a device leaves room for its value on a small screen`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Renew passport"))
    let phone = try replica.fork(device: "a telephone with a long name", seed: 8)
    phone.wait(seconds: 60)
    _ = try phone.run(.edit([id], TaskEdit(title: "Renew both passports")))
    replica.wait(seconds: 120)
    _ = try replica.run(.edit([id], TaskEdit(title: "Renew the passport")))
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 40, rows: 12))
    try script.press("M")
    #expect(script.text.contains("○ “Renew both"))
  }

  @Test func `a long name of a device has the room that a short value leaves`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Renew passport"))
    let phone = try replica.fork(device: "the old telephone", seed: 8)
    phone.wait(seconds: 60)
    _ = try phone.run(.edit([id], TaskEdit(priority: 2)))
    replica.wait(seconds: 120)
    _ = try replica.run(.edit([id], TaskEdit(priority: 4)))
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 40, rows: 12))
    try script.press("M")
    #expect(script.text.contains(" 2 · Ana on the old telephone"))
  }

  @Test(arguments: [40, 80, 120]) func `notes on versions begin below the names of the fields`(
    columns: Int
  ) throws {
    let script = try ScreenScript.forked("Mj", columns: columns)
    let lines = try #require(script.viewModel.settlingPage).lines.map(\.plainText)
    #expect(lines.contains { $0.hasPrefix(" Until then all counts") })
    #expect(lines.allSatisfy { $0.isEmpty || $0.hasPrefix(" ") }, "\(lines)")
  }

  @Test func `a field that reads the same on both sides is no row`() throws {
    let replica = try ScriptedReplica()
    replica.add("Call Ana someday")
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 60)
    try phone.snooze("Call Ana", days: 3)
    replica.wait(seconds: 90)
    try replica.prioritize("Call Ana", 5)
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("M")
    #expect(script.viewModel.settlingAccount?.fields.map(\.name) == ["priority", "due"])
    #expect(script.text.contains("no date"))
    try script.press("<Enter>")
    #expect(replica.projection.tasks[0].headCount == 1)
  }

  @Test func `a version without the repeat that followed shows when it is due itself`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pay the rent in 3 days every month")
    let phone = try replica.fork(device: "phone", seed: 8)
    try replica.prioritize("Pay the rent", 1)
    try phone.complete("Pay the rent")
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 100, rows: 40))
    try script.press("M")
    let due = try #require(script.viewModel.settlingAccount?.fields.last)
    #expect(due.name == "due")
    #expect(due.versions.allSatisfy { !$0.contains("no date") }, "\(due.versions)")
    #expect(Set(due.versions).count == 2)
    try script.press("jjh")
    let reason = "a date that one side gave stays; settle first, then d and none take it away"
    #expect(script.text.contains(reason))
    script.resize(columns: 80, rows: 24)
    let words = script.text.split { " │\n".contains($0) }.joined(separator: " ")
    #expect(words.contains(reason))
  }

  @Test func `the date of a time that is done is told apart from the next one's`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pay the rent every month 2026-11-18 09:00")
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.complete("Pay the rent")
    try replica.snooze("Pay the rent", days: 3)
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 100, rows: 40))
    try script.press("M")
    let fields = try #require(script.viewModel.settlingAccount?.fields)
    #expect(fields.map(\.name) == ["old due", "done", "due"])
    #expect(fields.first?.versions.contains { $0.hasPrefix("Wed 18 Nov 09:00, ") } == true)
    #expect(script.text.contains("old due     "))
    try script.press("e2026-11-17")
    let prompt = try #require(script.viewModel.openPrompt)
    #expect(prompt.purpose.title == "Another value for old due")
    #expect(prompt.meaning?.hasPrefix("old due Tue 17 Nov ") == true)
    try script.press("<Enter>jje")
    #expect(script.viewModel.openPrompt?.purpose.title == "Another value for due")
  }

  @Test func `of several times that were done apart each has names of its own`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pay the rent every month 2026-11-18 09:00")
    let phone = try replica.fork(device: "phone", seed: 8)
    for _ in 1...3 { try phone.complete("Pay the rent") }
    try replica.snooze("Pay the rent", days: 3)
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 100, rows: 40))
    try script.press("M")
    let names = try #require(script.viewModel.settlingAccount?.fields).map(\.name)
    #expect(
      names.filter { $0.contains("due") }.sorted() == ["due", "old due", "old due 2", "old due 3"])
    #expect(Set(names).count == names.count)
  }
}
