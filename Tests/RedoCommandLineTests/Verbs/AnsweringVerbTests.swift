import Foundation
import RedoCommandLine
import RedoProtocol
import Testing

/// The verbs that answer about one thing: show, identity, version, help.
struct AnsweringVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test func `show tells one task field by field`() throws {
    let id = try #require(
      desk.run("add Water the plants mon 9am p4 every 3 days #home // first\nsecond").lines.first)
    desk.run("done \(id)")
    let lines = desk.run("show \(id)").lines
    #expect(lines[0].hasPrefix("id\t\(id)"))
    #expect(lines[1] == "title\tWater the plants")
    #expect(lines[2] == "labels\t#home")
    for line in [
      "state\tweek", "due\t2026-11-23T14:05:01.000Z", "priority\t4", "points\t1",
      "repeats\tevery 3d", "rank\t5.76 = 4 priority × 1.2 afternoon × 1.2 new",
      "created\t2026-11-20T14:05:00.000Z", "updated\t2026-11-20T14:05:01.000Z",
      "description\tfirst", "\tsecond",
      "done\t2026-11-20T14:05:01.000Z, was due 2026-11-23T09:00:00.000Z",
      "todo\tdue 2026-11-23T14:05:01.000Z",
    ] {
      #expect(lines.contains(line), "\(line) in \(lines)")
    }
  }

  @Test func `show aligns its fields on a terminal`() throws {
    let id = try #require(desk.run("add Water the plants mon 9am").lines.first)
    desk.output = .monochrome(columns: 80)
    let lines = desk.run("show \(id)").lines
    #expect(lines.contains("title     Water the plants"))
    #expect(lines.contains("due       Mon 23 Nov 09:00"))
  }

  @Test func `show takes any unambiguous start of an id, in any case`() throws {
    let id = try #require(desk.run("add Water the plants").lines.first)
    let whole = try #require(try desk.run("show \(id) --json").object()["id"] as? String)
    for name in [whole, String(whole.prefix(4)), whole.uppercased(), String(whole.prefix(13))] {
      #expect(desk.run("show \(name)").exitCode == 0)
    }
  }

  @Test func `an open todo that another came after is an orphan`() throws {
    let desk = try Desk(log: try Desk.orphanedTodo())
    let task = try #require(try desk.run("list --json").objects().first)
    let todos = try #require(task["todos"] as? [[String: Any]])
    #expect(todos.map { $0["orphan"] as? Bool } == [true, false])
    #expect(task["currentTodo"] as? String == todos[1]["id"] as? String)
    #expect(desk.run("show \(task["id"] as? String ?? "")").text.contains("\norphan\tdue "))
  }

  @Test func `identity shows the public part`() throws {
    let text = desk.run("identity").text
    #expect(text.contains("device id\tdesk-1\n"))
    #expect(text.contains("log\t/data/changes.jsonl\n"))
    let json = try desk.run("identity --json").object()
    #expect(
      Set(json.keys) == [
        "userId", "deviceId", "publicKey", "dataFolder", "logPath", "keyPath", "sealed",
        "keyMemoryLocked",
      ])
    let key = try #require(json["publicKey"] as? String)
    #expect(key.utf8.count == 64)
    #expect(json["userId"] as? String == String(key.prefix(32)))
  }

  @Test func `a bare key that has another name is told when its passphrase is set`() {
    #expect(desk.run("identity --seal").standardError.isEmpty)
    desk.isBareElsewhere = true
    let output = desk.run("identity --seal")
    #expect(output.exitCode == 0 && output.text == "the secret key is under the passphrase now\n")
    #expect(output.complaint.hasPrefix("redo: the file that held the bare key has another name"))
    #expect(output.complaint.contains("; remove that copy if"))
  }

  @Test(arguments: ["version", "--version", "-V"])
  func `version says which program this is`(line: String) throws {
    #expect(desk.run(line).text == "redo 1.2.3\n")
    #expect(try desk.run(line + " --json").object()["version"] as? String == "1.2.3")
  }

  @Test func `no verb opens the full screen, or shows the overview where none can be had`() throws {
    let invocation = try Invocation(arguments: [])
    #expect(invocation.opensFullScreen)
    #expect(invocation.needs.log == .none)
    #expect(try !Invocation(arguments: ["list"]).opensFullScreen)
    #expect(desk.run([]).text == desk.run("help").text)
  }
}
