import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

struct TaskLookupTests {
  /// Tasks whose ids begin with given digits, in the order in which the log names them.
  static func log(_ starts: [UInt64]) throws -> IntentLog {
    // Drafts need one name each.
    var log = try IntentLog(names: starts)
    for (index, _) in starts.enumerated() {
      try log.add(TaskDraft(title: "task \(index)", due: .none))
    }
    return log
  }

  static func error(_ text: String, in projection: Projection) -> TaskLookupError? {
    do {
      let task = try TaskLookup(projection).find(prefix: text)
      Issue.record("found \(task.id)")
      return nil
    } catch {
      return error
    }
  }

  @Test func `a prefix that one id has finds its task, however it is written`() throws {
    let projection = try Self.log([0x1a2b_3c4d_5e6f_0000, 0x1a2c_0000_0000_0000]).projection
    let lookup = TaskLookup(projection)
    let full = projection.tasks[0].id.description
    for text in ["1a2b", "1A2B3C", "1a2b3c4d-5e6f", "1a2b3c4d5e6f", full, full.uppercased()] {
      #expect(try lookup.find(prefix: text).id == projection.tasks[0].id, "\(text)")
    }
    #expect(try lookup.find(prefix: "1a2c").id == projection.tasks[1].id)
  }

  @Test func `done and archived tasks are found too`() throws {
    let sample = try SampleTasks()
    for task in sample.projection.tasks {
      let found = try TaskLookup(sample.projection).find(prefix: task.id.description)
      #expect(found.id == task.id)
    }
  }

  @Test func `a prefix of several ids names ten of them and how many there are`() throws {
    var log = try Self.log((0..<12).map { 0xabcd_0000_0000_0000 + $0 << 32 })
    try log.commit(.archive([log.projection.tasks[0].id]))
    let projection = log.projection
    guard case .ambiguous("abcd", let candidates, let count) = Self.error("abcd", in: projection)
    else {
      Issue.record("not ambiguous")
      return
    }
    #expect(count == 12)
    #expect(candidates.map(\.title) == (1...10).map { "task \($0)" })
    let message = TaskLookupError.ambiguous("abcd", candidates: [], count: 12).message
    #expect(message == "\"abcd\" begins the ids of 12 tasks: write more of its characters")
  }

  @Test func `fewer than four characters are too few, even for one task`() throws {
    let projection = try Self.log([0xabcd_0000_0000_0000]).projection
    for text in ["a", "ab", "abc", "a-b-c"] {
      guard case .tooShort(text, let near, 1) = Self.error(text, in: projection) else {
        Issue.record("\(text) is not too short")
        continue
      }
      #expect(near.map(\.title) == ["task 0"])
    }
  }

  @Test func `an id that is one slip away is near`() throws {
    let projection = try Self.log([
      0x1a2b_3c4d_0000_0000, 0x1a2b_3d4c_0000_0000, 0x9999_0000_0000_0000,
    ]).projection
    for (text, titles) in [
      ("1a2b3c5", ["task 0"]), ("1ab23c4d", ["task 0"]), ("2a1b3c", []),
      ("aaaa", []), ("9989", ["task 2"]), ("1a2b3c4d-0000-4000-8000-000000000009", ["task 0"]),
    ] {
      let near = Self.error(text, in: projection)?.candidates
      #expect(near?.map(\.title) == titles, "\(text)")
    }
  }

  @Test func `a letter that no id has, one missing or one too much is a slip, too`() throws {
    let projection = try Self.log([
      0x1a2b_3c4d_0000_0000, 0x1a2b_3d4c_0000_0000, 0x9999_0000_0000_0000,
    ]).projection
    let full = projection.tasks[2].id.description
    for (text, titles) in [
      (full + "0", ["task 2"]), ("f" + full, ["task 2"]), (full + "00", []),
      ("1a2b3c4x", ["task 0"]), ("1a2b3d4d", ["task 0", "task 1"]), ("1a2bc4d", ["task 0"]),
      ("1a2b33d4c", ["task 1"]), ("l999", ["task 2"]), ("1a2bffff", ["task 0", "task 1"]),
      ("1a2bxyz", ["task 0", "task 1"]), ("1a2fffff", []), ("xxxxxxxx", []),
    ] {
      let near = Self.error(text, in: projection)?.candidates
      #expect(near?.map(\.title) == titles, "\(text)")
    }
  }

  @Test func `words instead of an id name the tasks that have them`() throws {
    let sample = try SampleTasks()
    for (text, titles) in [
      ("passport", ["Renew passport"]), ("the Plants", ["Water the plants"]),
      ("invoice", ["Old invoice"]), ("nonsense", []), ("", []), (" ", []), ("-", []),
    ] {
      guard case .unknown(text, let near) = Self.error(text, in: sample.projection) else {
        Issue.record("\(text) is not unknown")
        continue
      }
      #expect(near.map(\.title) == titles, "\(text)")
    }
  }

  @Test func `every message is one line that says what to write`() throws {
    let id = try #require(TaskID("1a2b3c4d-0000-4000-8000-000000000001"))
    let reference = TaskReference(id: id, title: "Pay rent")
    #expect(
      TaskLookupError.unknown("rent", near: [reference]).message
        == "no task has the id \"rent\": write the id of a task that it may mean")
    #expect(
      TaskLookupError.unknown("beef", near: []).message
        == "no task has the id \"beef\": redo list --all shows the ids")
    #expect(TaskLookupError.tooShort("1a", near: [], count: 0).message.contains("at least 4"))
    #expect(TaskLookupError.tooShort("1", near: [reference], count: 190).further == 189)
  }
}
