import Foundation
import RedoCommandLine
import RedoProtocol
import Testing

/// `merge` on logs that two devices grew apart.
struct MergeVerbTests {
  let laptop: Desk
  let phone: Desk

  init() throws {
    laptop = try Desk(1)
    laptop.run("add Water the plants every 3 days")
    phone = try Desk(2)
    phone.append(String(decoding: laptop.bytes, as: UTF8.self))
    phone.now = laptop.now
    phone.now.milliseconds += 60_000
  }

  private func meet() {
    let mine = String(decoding: laptop.bytes, as: UTF8.self)
    laptop.append(String(decoding: phone.bytes, as: UTF8.self))
    phone.append(mine)
  }

  private var id: String {
    String((laptop.run("list --all").lines.first ?? "").prefix(8))
  }

  @Test func `a merge says whose value was kept, and changes nothing that is shown`() throws {
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything"])
    meet()
    let before = try laptop.run("list --json").objects()
    let output = laptop.run("merge")
    #expect(
      output.text == """
        Merged the 2 branches of “Water everything”
          title: kept “Water everything” of desk-2; “Water the orchids” of desk-1 stays in history

        """)
    let after = try laptop.run("list --json").objects()
    #expect(after.count == 1 && before.count == 1)
    for key in ["title", "priority", "deadline"] {
      #expect("\(after[0][key] as Any)" == "\(before[0][key] as Any)")
    }
    #expect((before[0]["heads"] as? [Any])?.count == 2)
    #expect((after[0]["heads"] as? [Any])?.count == 1)
  }

  @Test func `two completions of one todo leave one repeat`() throws {
    laptop.run("done \(id)")
    phone.run("done \(id)")
    meet()
    let output = laptop.run("merge \(id)")
    #expect(output.exitCode == 0)
    #expect(output.text.contains("the repeat of desk-1 is withdrawn"))
    let todos = try laptop.run("list --json").objects()[0]["todos"] as? [[String: Any]] ?? []
    #expect(todos.count == 2)
    #expect(todos.filter { $0["completed"] is NSNull }.count == 1)
    #expect(laptop.run("verify").exitCode == 0)
  }

  @Test func `a merge with nothing apart says so and writes nothing`() {
    let writes = laptop.writes
    for line in ["merge", "merge \(id)"] {
      let output = laptop.run(line)
      #expect(output.exitCode == 1)
      #expect(output.complaint.hasPrefix("redo: nothing to merge"))
    }
    #expect(laptop.writes == writes)
    #expect(laptop.run("merge nonsense").exitCode == 2)
  }

  @Test func `ours and theirs take one side's values, and undo opens the fork again`() throws {
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything p1"])
    meet()
    #expect(laptop.run("merge \(id) --ours").exitCode == 0)
    #expect(try laptop.run("list --json").objects()[0]["title"] as? String == "Water the orchids")
    laptop.run("undo")
    #expect((try laptop.run("list --json").objects()[0]["heads"] as? [Any])?.count == 2)
    #expect(laptop.run("merge \(id) --theirs").exitCode == 0)
    let task = try laptop.run("list --json").objects()[0]
    #expect(task["title"] as? String == "Water everything")
    #expect(task["priority"] as? Int == 1)
    #expect(laptop.run("verify").exitCode == 0)
  }

  @Test func `of several other branches none gives way to what another left as it was`() throws {
    let tablet = try Desk(3)
    tablet.append(String(decoding: laptop.bytes, as: UTF8.self))
    tablet.now = phone.now
    tablet.now.milliseconds += 60_000
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything p1"])
    tablet.run(["edit", id, "p2"])
    for other in [phone, tablet] { laptop.append(String(decoding: other.bytes, as: UTF8.self)) }
    #expect(
      laptop.run("merge \(id) --theirs").lines == [
        "Settled “Water everything”", "  priority: 2", "  title: “Water everything”",
        "  where 2 branches of other devices differ, the last one counts; `redo log \(id)` shows all",
      ])
    laptop.run("undo")
    #expect(
      laptop.run("merge \(id) --ours").lines == [
        "Settled “Water the orchids”", "  priority: 5", "  title: “Water the orchids”",
      ])
  }

  @Test func `set gives one field a value of its own`() throws {
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything p1"])
    meet()
    #expect(laptop.run(["merge", id, "--ours", "--set", "priority=4"]).exitCode == 0)
    let task = try laptop.run("list --json").objects()[0]
    #expect(task["title"] as? String == "Water the orchids")
    #expect(task["priority"] as? Int == 4)
  }

  @Test func `several fields are set at once, and what was chosen is told`() throws {
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything p1 ~3"])
    meet()
    let settled = laptop.run([
      "merge", id, "--set", "title=Water all", "--set", "priority=4", "--set", "points=8",
    ])
    #expect(
      settled.lines == [
        "Settled “Water all”", "  points: 8", "  priority: 4", "  title: “Water all”",
      ])
    let task = try laptop.run("list --json").objects()[0]
    #expect(task["title"] as? String == "Water all" && task["priority"] as? Int == 4)
    #expect(task["storyPoints"] as? Int == 8)
  }

  @Test func `a title that is set leaves how the repeat is counted`() throws {
    let id = try #require(laptop.run("add Meds daily 9am").lines.first)
    phone.append(String(decoding: laptop.bytes, as: UTF8.self))
    laptop.run(["edit", id, "Meds here"])
    phone.run(["edit", id, "Meds there"])
    meet()
    #expect(laptop.run(["merge", id, "--set", "title=Meds everywhere"]).exitCode == 0)
    let task = try laptop.run("show \(id) --json").object()
    #expect(task["storedTitle"] as? String == "Meds everywhere #fixed")
  }

  @Test func `a title that is set leaves how the repeat is counted that is taken with it`() throws {
    laptop.run(["edit", id, "Water the orchids every 15th"])
    phone.run(["edit", id, "Water everything weekly"])
    meet()
    #expect(laptop.run(["merge", id, "--ours", "--set", "title=Water all"]).exitCode == 0)
    let task = try laptop.run("show \(id) --json").object()
    #expect(task["storedTitle"] as? String == "Water all #monthly")
    #expect(task["frequencyDays"] as? Int == 30)
  }

  @Test(arguments: [["repeat=weekly", "title=Water all"], ["title=Water all", "repeat=weekly"]])
  func `a title that is set leaves nothing of the repeat that another one takes the place of`(
    settings: [String]
  ) throws {
    laptop.run(["edit", id, "Water the orchids weekly"])
    phone.run(["edit", id, "Water everything every 15th"])
    meet()
    #expect(laptop.run(["merge", id] + settings.flatMap { ["--set", $0] }).exitCode == 0)
    let task = try laptop.run("show \(id) --json").object()
    #expect(task["storedTitle"] as? String == "Water all")
    #expect(task["frequencyDays"] as? Int == 7)
  }

  @Test func `whose values were kept of the fields that are not set is told as without --set`() {
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything p1"])
    meet()
    #expect(
      laptop.run(["merge", id, "--set", "title=Both"]).lines == [
        "Settled “Both”", "  title: “Both”",
        "  priority: kept 1 of desk-2; 5 of desk-1 stays in history",
      ])
  }

  /// A completion that the laptop took back while the phone, which knew of it, renamed the task.
  private func takeBackCompletion(of task: String) {
    laptop.run("done \(task)")
    phone.append(String(decoding: laptop.bytes, as: UTF8.self))
    laptop.run("undo")
    phone.run(["edit", task, "Call Ana again"])
    meet()
  }

  /// The one task of that title, done or not.
  private func renamed() throws -> [String: Any] {
    let tasks = try laptop.run("list --all --json").objects()
    return try #require(tasks.first { $0["title"] as? String == "Call Ana again" })
  }

  @Test func `a completion that was taken back and counts again has a line`() throws {
    let call = try #require(laptop.run("add Call Ana tomorrow").lines.first)
    takeBackCompletion(of: call)
    let lines = laptop.run("merge \(call)").lines
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("  done: kept ") == true)
    #expect(lines.last?.hasSuffix(" of desk-2; open of desk-1 stays in history") == true)
  }

  @Test func `with ours a completion that was taken back stays so`() throws {
    let call = try #require(laptop.run("add Call Ana tomorrow").lines.first)
    takeBackCompletion(of: call)
    #expect(
      laptop.run("merge \(call) --ours").lines == ["Settled “Call Ana again”", "  done: open"])
    let todos = try #require(try renamed()["todos"] as? [[String: Any]])
    #expect(todos.count == 1 && todos[0]["completed"] is NSNull)
    #expect(laptop.run("verify").exitCode == 0)
  }

  @Test func `a repeat that was taken back and counts again stays with ours too, which is told`()
    throws
  {
    takeBackCompletion(of: id)
    let lines = laptop.run("merge \(id) --ours").lines
    #expect(lines.first == "Settled “Call Ana again”")
    #expect(lines.dropFirst().map { $0.prefix { $0 != ":" } } == ["  done", "  due"])
    let todos = try #require(try renamed()["todos"] as? [[String: Any]])
    #expect(todos.count { $0["completed"] is NSNull } == 1)
  }

  @Test func `a date that was taken off and is there again has a line`() {
    laptop.run(["edit", id, "someday"])
    phone.run(["edit", id, "Water everything"])
    meet()
    let lines = laptop.run("merge \(id)").lines
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("  due: kept ") == true)
    #expect(lines.last?.hasSuffix(" of desk-2; no date of desk-1 stays in history") == true)
  }

  @Test func `ours without a date says that the date of the other branch stays`() throws {
    let call = try #require(laptop.run("add Call Ana friday").lines.first)
    phone.append(String(decoding: laptop.bytes, as: UTF8.self))
    laptop.run(["edit", call, "someday"])
    phone.run("snooze \(call) --days 2")
    meet()
    #expect(
      laptop.run("merge \(call) --ours").lines == [
        "Settled “Call Ana”", "  due: the date stays; `redo edit \(call) someday` takes it off",
      ])
    #expect(laptop.run("edit \(call) someday").lines == ["Took the date off “Call Ana”"])
  }

  @Test func `a field that no branch changed is not settled, and nothing is written`() throws {
    laptop.run(["edit", id, "p5"])
    phone.run(["edit", id, "p1"])
    meet()
    let writes = laptop.writes
    for setting in ["points=4", "description=hello world", "archived=yes", "due=fri 14:30"] {
      let refused = laptop.run(["merge", id, "--ours", "--set", setting])
      let field = setting.split(separator: "=")[0]
      #expect(refused.exitCode == 2)
      #expect(
        refused.complaint
          == "redo: no branch of \(id) changed its \(field), so there is nothing of that to "
          + "settle; `redo edit \(id)` changes it\n")
    }
    let refused = laptop.run(["merge", id, "--set", "private=yes"])
    #expect(refused.exitCode == 2)
    #expect(refused.complaint.contains("changed whether it is private, so there is nothing of"))
    #expect(refused.complaint.contains("only an import makes a task private"))
    #expect(laptop.writes == writes)
  }

  @Test func `a wrong field, a wrong value and two sides are explained, and write nothing`() {
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything p1"])
    meet()
    let writes = laptop.writes
    let lines = [
      ["merge", id, "--set", "prio=4"], ["merge", id, "--set", "priority=9"],
      ["merge", id, "--set", "priority"], ["merge", id, "--ours", "--theirs"],
      ["merge", "--ours"],
    ]
    for line in lines {
      let output = laptop.run(line)
      #expect(output.exitCode == 2, "\(line)")
      #expect(!output.complaint.isEmpty, "\(line)")
    }
    #expect(laptop.writes == writes)
  }

  @Test func `what is wrong with a value names the field and the value`() {
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything p1"])
    meet()
    let settings = ["archived=maybe", "repeat=never", "title=", "priority=9", "due=garbage"]
    for setting in settings {
      let output = laptop.run(["merge", id, "--set", setting])
      #expect(output.exitCode == 2)
      #expect(output.complaint.hasPrefix("redo: --set \(setting): "), "\(output.complaint)")
    }
    #expect(
      laptop.run(["merge", id, "--set", "archived=maybe"]).complaint
        == "redo: --set archived=maybe: type yes or no\n")
  }

  @Test func `a field that is named twice is refused, and nothing is written`() {
    laptop.run(["edit", id, "Water the orchids p5"])
    phone.run(["edit", id, "Water everything p1"])
    meet()
    let writes = laptop.writes
    let output = laptop.run(["merge", id, "--set", "priority=4", "--set", "priority=2"])
    #expect(output.exitCode == 2)
    #expect(output.complaint == "redo: --set names priority twice; leave one of them out\n")
    #expect(laptop.writes == writes)
  }

  @Test func `a task without a date has none to set, which is said`() {
    laptop.run(["edit", id, "someday"])
    let output = laptop.run(["merge", id, "--set", "due=fri"])
    #expect(output.exitCode == 2)
    #expect(output.complaint.contains("has no date to set; `redo edit \(id) fri` gives it one"))
  }
}
