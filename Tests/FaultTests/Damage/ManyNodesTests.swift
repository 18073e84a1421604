import Foundation
import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Logs of great length and odd shape: no recursion, nothing quadratic.
@Suite(.serialized)
struct ManyNodesTests {
  @Test func `two hundred thousand nodes open`() throws {
    let program = try Self.program { log in
      for number in 0..<Machine.count(100_000, long: 500_000) {
        log.addTask(number, title: "task \(number)")
      }
    }
    let start = ContinuousClock.now
    let listed = try program.run("list", "--limit", "3")
    print("200,000 nodes: list took \(ContinuousClock.now - start)")
    #expect(listed.status == 0)
    #expect(listed.output.split(separator: "\n").count == 3)
    let again = try program.run("add", "One more")
    #expect(again.status == 0)
    #expect(try program.run("show", String(again.output.prefix(8))).status == 0)
  }

  @Test func `a chain of twenty thousand nodes in one task replays, can be shown and completed`()
    throws
  {
    let count = Machine.count(20_000, long: 200_000)
    let program = try Self.program { log in
      var last = log.addTask(1, title: "start")
      for number in 0..<count {
        last = log.append(
          "UPDATE", "{\"title\":\"title \(number)\"}", task: 1, lamport: number + 3, on: last)
      }
    }
    let start = ContinuousClock.now
    #expect(try program.run("show", "00000000").output.contains("title \(count - 1)"))
    #expect(try program.run("done", "00000000").status == 0)
    let done = program.logBytes
    // A DELETE names every ancestor: beyond some 14,000 its payload passes the protocol's limit.
    let undone = try program.run("undo")
    #expect(undone.status == 1 && undone.error.contains("more changes than this undo can name"))
    let deleted = try program.run("delete", "00000000", "--yes")
    #expect(deleted.status == 1 && deleted.error.contains("archive it instead"))
    #expect(program.logBytes == done)
    // What the words name works.
    #expect(try program.run("archive", "00000000").status == 0)
    print("a chain of \(count): show, done, undo took \(ContinuousClock.now - start)")
    let state = LogState(of: program.folder)
    #expect(state.unsoundCount == 0 && state.brokenLines.isEmpty)
    #expect(state.tasks.map(\.heads) == [1])
  }

  @Test func `of intents taken back at once, one that no DELETE can name leaves nothing behind`()
    throws
  {
    var log = BulkLog()
    var last = log.addTask(1, title: "start")
    for number in 0..<15_000 {
      last = log.append(
        "UPDATE", "{\"priority\":\(number % 5 + 1)}", task: 1, lamport: number + 3, on: last)
    }
    let replica = try ScriptedReplica()
    replica.take(log.bytes.split(separator: 0x0A).map { Array($0) })
    let long = try #require(replica.projection.tasks.first?.id)
    let milk = try #require(replica.add("Buy milk"))
    var marks: [IntentMark] = []
    for intent: Intent in [.complete([long]), .edit([milk], TaskEdit(priority: 5))] {
      _ = try replica.run(intent)
      marks.append(try #require(IntentMark(latestOf: replica.author, in: replica.projection)))
    }
    let known = replica.projection.graph.nodes.count
    #expect(try replica.run(.takeBack(marks)).skipped == 1)
    #expect(replica.projection.graph.nodes.count == known + 1)
    #expect(replica.projection[milk]?.priority == 3)
  }

  @Test func `three thousand heads cost in proportion, not in squares`() throws {
    func seconds(_ heads: Int) throws -> Double {
      var log = BulkLog()
      let root = log.addTask(1, title: "root")
      for number in 0..<heads {
        log.append(
          "UPDATE", "{\"title\":\"title \(number)\"}", task: 1, lamport: 3, on: root,
          wall: "2026-03-01T09:\(10 + number / 60 % 50):\(10 + number % 50).000Z")
      }
      let bytes = LogBytes(log.bytes)
      let start = ThreadTime.now
      let projection = Projection(replaying: ChangeLog(bytes))
      #expect(projection.tasks.first?.headCount == heads)
      return ThreadTime.seconds(since: start)
    }
    _ = try seconds(100)
    // Four times as many: squares would be sixteen times as long.
    let growth = try Growth(from: 1_500, to: 6_000, within: 9, slack: 0.5, seconds: seconds)
    print("heads: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `a task of 3,000 heads is shown, completed and taken back in little time`() throws {
    let heads = 3_000
    let program = try Self.program { log in
      let root = log.addTask(1, title: "root")
      for number in 0..<heads {
        log.retitle("title \(number)", lamport: 3, on: root)
      }
    }
    func seconds(_ words: [String], of program: Program, input: String = "") throws -> Double {
      let start = ContinuousClock.now
      let outcome = try program.run(words, input: input)
      #expect(outcome.status == 0, "\(outcome)")
      return (ContinuousClock.now - start) / .seconds(1)
    }
    // What as many tasks take to be written is the measure, whatever the machine.
    let titles = (0..<heads).map { "Task \($0)\n" }.joined()
    let measure = try seconds(["add", "-"], of: Program(), input: titles)
    for words in [["show", "00000000"], ["done", "00000000"], ["undo"]] {
      let time = try seconds(words, of: program)
      print("\(heads) heads: \(words[0]) took \(time) s, adding as many tasks \(measure) s")
      #expect(time < measure * 8 + 0.5, "\(words)")
    }
    let state = LogState(of: program.folder)
    #expect(state.unsoundCount == 0 && state.brokenLines.isEmpty)
    #expect(state.tasks.map(\.heads) == [1])
  }

  @Test func `a script is told of thousands of branches in memory for their number alone`() throws {
    let program = try Self.program { log in
      let root = log.addTask(1, title: "root")
      for number in 0..<9_000 {
        let time = "\(10 + number / 2_500):\(10 + number / 50 % 50):\(10 + number % 50)"
        log.append(
          "UPDATE", "{\"title\":\"title \(number)\"}", task: 1, lamport: 3, on: root,
          wall: "2026-03-01T\(time).000Z")
      }
    }
    let told = try PeakMemory(running: ["log", "00000000"], of: program)
    #expect(told.status == 0)
    #expect(told.output.split(separator: "\n").count == 9_002)
    // A mark for each branch beside each change would be 80 MiB more.
    #expect(told.bytes > 0 && told.bytes < 64 << 20, "\(told.bytes)")
  }

  @Test func `undo passes a thousand edits of a task that others deleted in little time`() throws {
    func seconds(_ edits: Int) throws -> Double {
      let other = try ScriptedReplica()
      other.take([Array(Self.edits(edits).bytes.dropLast())])
      _ = try other.run(.delete(other.projection.tasks.map(\.id)))
      let projection = other.projection
      let editor = try #require(projection.graph.authors.first { $0.deviceID == "bulk" })
      let context = IntentContext(
        dates: other.dates, device: editor, makeUUID: other.context.makeUUID)
      let start = ThreadTime.now
      #expect(throws: IntentError.deletedSince(title: "title \(edits)")) {
        _ = try Intent.undo.plan(over: projection, in: context)
      }
      return ThreadTime.seconds(since: start)
    }
    // Eight times as many: squares would be 64 times as long.
    let growth = try Growth(from: 125, to: 1_000, within: 16, slack: 0.05, seconds: seconds)
    print("undo past edits: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test(arguments: [false, true])
  func `the history of thousands of edits of a task, or of deletions, is told in proportion`(
    ofDeletions: Bool
  ) {
    func seconds(_ count: Int) -> Double {
      let history = ToldHistory(of: ofDeletions ? Self.deletions(count) : Self.edits(count))
      #expect(history.texts.contains("changed title to “title \(count)”"))
      return history.seconds
    }
    // Eight times as many, each of which looks some hundreds back: squares are 64 times as long.
    let growth = Growth(from: 500, to: 4_000, within: 32, slack: 0.1, seconds: seconds)
    print("history of \(ofDeletions ? "deletions" : "edits"): \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `a branch is asked for each of its thousands of todos in proportion`() throws {
    func seconds(_ count: Int) throws -> Double {
      var log = BulkLog()
      var last = log.addTask(1, title: "start")
      for number in 1...count {
        last = log.addTodo(number + 1, lamport: number + 2, on: last)
      }
      let projection = Projection(replaying: ChangeLog(LogBytes(log.bytes)))
      let task = try #require(projection.tasks.first)
      let heads = projection.heads(of: task)
      let start = ThreadTime.now
      let open = projection.todos.count { todo in
        projection.values(of: [.todo(.completed, todo.id)], at: heads) == [.unset]
      }
      let time = ThreadTime.seconds(since: start)
      #expect(open == count + 1)
      return time
    }
    // Eight times as many: squares would be 64 times as long.
    let growth = try Growth(from: 500, to: 4_000, within: 24, slack: 0.05, seconds: seconds)
    print("todos of a branch: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `undo opens a fork again behind thousands of edits in little time`() throws {
    func seconds(_ edits: Int) throws -> Double {
      let replica = try ScriptedReplica()
      replica.take([Array(Self.edits(edits).bytes.dropLast())])
      let id = try #require(replica.projection.tasks.first).id
      let phone = try replica.fork(device: "phone", seed: 8)
      for (device, title) in [(phone, "Theirs"), (replica, "Ours")] {
        device.wait(seconds: 60)
        _ = try device.run(.edit([id], TaskEdit(title: title)))
      }
      replica.take(from: phone)
      _ = try replica.run(.settle(id, [.task(.title): VersionChoice(.text("Both"))]))
      let (projection, context) = (replica.projection, replica.context)
      let start = ThreadTime.now
      let plan = try Intent.undo.plan(over: projection, in: context)
      let time = ThreadTime.seconds(since: start)
      // A node on each branch, and the DELETE of the MERGE.
      #expect(plan.nodes.count == 3)
      return time
    }
    // Eight times as many: squares would be 64 times as long.
    let growth = try Growth(from: 500, to: 4_000, within: 24, slack: 0.05, seconds: seconds)
    print("opening a fork again: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  /// A task of which one branch after another was deleted, a second apart.
  private static func deletions(_ count: Int) -> BulkLog {
    var log = BulkLog()
    let root = log.append("CREATE", "{\"title\":\"start\"}", task: 1, lamport: 1, on: nil)
    log.append("UPDATE", "{\"title\":\"kept\"}", task: 1, lamport: 2, on: root)
    for number in 1...count {
      let left = log.retitle("title \(number)", lamport: 2, on: root, after: number * 1_000)
      log.append(
        "DELETE", "{\"deletedChain\":[\"\(root)\",\"\(left)\"]}", task: 1, lamport: 3, on: left,
        wall: BulkLog.wall(after: number * 1_000))
    }
    return log
  }

  /// A task that was given one title after another, a second apart.
  private static func edits(_ count: Int) -> BulkLog {
    var log = BulkLog()
    var last = log.addTask(1, title: "start")
    for number in 1...count {
      last = log.retitle(
        "title \(number)", lamport: number + 2, on: last, after: number * 1_000)
    }
    return log
  }

  @Test func `a hundred thousand orphans wait, are counted and come back with their parent`() {
    var log = BulkLog()
    let parent = log.append("CREATE", "{\"title\":\"parent\"}", task: 1, lamport: 1, on: nil)
    let line = log.takeLine()
    let count = Machine.count(100_000, long: 1_000_000)
    var last = parent
    for number in 0..<count {
      // Half of them stand on one another, half on the parent.
      let isChained = number % 2 == 0
      let id = log.append(
        "UPDATE", "{\"priority\":\(1 + number % 5),\"title\":\"\(number)\"}", task: 1,
        lamport: isChained ? 2 + number / 2 : 2, on: isChained ? last : parent)
      if isChained { last = id }
    }
    let start = ContinuousClock.now
    let alone = ChangeGraph(ChangeLog(LogBytes(log.bytes)))
    let held = alone.nodes.indices.count { alone.verdict(of: $0) != .sound }
    #expect(held == count)
    let whole = ChangeGraph(ChangeLog(LogBytes(log.bytes + line)))
    let sound = whole.nodes.indices.count { whole.verdict(of: $0) == .sound }
    #expect(sound == count + 1)
    print("\(count) orphans, twice read: \(ContinuousClock.now - start)")
  }

  @Test func `a title of a hundred thousand labels is told, and its labels counted, at once`()
    throws
  {
    let tags = (0..<100_000).map { "#t\($0)" }.joined(separator: " ")
    let ended = "Pay " + String(repeating: "#once ", count: 100_000) + "today"
    let verbs = [(tags, ["log"]), (ended, ["completions", "fish", "--", "list", "#"])]
    for (title, words) in verbs {
      let program = try Self.program { log in log.addTask(1, title: title) }
      let start = ContinuousClock.now
      #expect(try program.run(words).status == 0)
      // In squares the first takes half a minute, the second hours.
      let taken = ContinuousClock.now - start
      #expect(taken < .seconds(12), "\(words)")
      print("a hundred thousand labels: \(words[0]) took \(taken)")
    }
  }

  /// A program over a log of many nodes.
  private static func program(_ fill: (inout BulkLog) -> Void) throws -> Program {
    let program = Program()
    try program.run("identity")
    var log = BulkLog()
    fill(&log)
    try Data(log.bytes).write(to: program.log)
    chmod(program.log.path, 0o600)
    return program
  }
}
