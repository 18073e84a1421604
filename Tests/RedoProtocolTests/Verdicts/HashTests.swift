import RedoProtocol
import RedoTestSupport
import Testing

/// Checks 6 and 7: the id is the body's hash, the signature the author's.
struct HashTests {
  @Test(arguments: [
    Edit.set("id", to: .string("sha256:" + String(repeating: "0", count: 64))),
    .set("author", "deviceId", to: "another"), .set("author", "name", to: "Eve"),
    .set("taskId", to: .string(TaskSketch.task(2))), .set("data", "payload", "title", to: "y"),
    .set("timestamp", "wall", to: "2026-03-01T09:00:00.001Z"), .set("timestamp", "lamport", to: 2),
    .set("data", "payload", "priority", to: 3),
  ])
  func `a member changed after signing breaks the hash`(edit: Edit) {
    let node = TaskSketch().create().edited(edit.apply)
    #expect(JudgedLines([node]).verdicts == [.rejected(.hashMismatch)])
  }

  @Test func `a signature with one digit turned does not verify`() {
    let node = TaskSketch().create().edited { json in
      guard case .string(let text)? = json["signature"] else { return }
      json["signature"] = .string((text.first == "0" ? "1" : "0") + text.dropFirst())
    }
    #expect(JudgedLines([node]).verdicts == [.rejected(.invalidSignature)])
  }

  @Test func `another device's signature does not verify`() {
    let mine = TaskSketch().create()
    let forged = TaskSketch(by: TestDevice(2)).node("CREATE", on: [], ["title": "x"]) { json in
      json["author"] = mine.json["author"]
    }
    #expect(JudgedLines([forged]).verdicts == [.rejected(.invalidSignature)])
  }

  @Test func `a signature without a key never verifies`() {
    let node = TaskSketch().node("CREATE", on: [], ["title": "x"]) {
      $0["author", "publicKey"] = nil
    }
    #expect(JudgedLines([node]).verdicts == [.rejected(.invalidSignature)])
  }

  @Test func `a node without signature is sound on its own device, with a key or without`() {
    let unsigned = TaskSketch().create().edited { $0["signature"] = nil }
    let keyless = TaskSketch(task: 2).node("CREATE", on: [], ["title": "x"]) { json in
      json["author", "publicKey"] = nil
    }.edited { $0["signature"] = nil }
    #expect(JudgedLines([unsigned, keyless]).verdicts == [.sound, .sound])
  }

  @Test func `odd spacing, key order and escapes change neither hash nor signature`() {
    var generator = SeededGenerator.fromEnvironment(default: 6)
    let task = TaskSketch()
    let create = task.create("naïve \"plan\"\n\u{1F600} / \\ \u{7F}")
    let todo = task.createTodo(create, notes: "\u{1}\u{2028}")
    for _ in 0..<100 {
      let lines = [create, todo].map { $0.json.respelled(using: &generator) }
      let judged = JudgedLines(lines: lines)
      #expect(judged.verdicts == [.sound, .sound], "seed \(generator.seed)")
      #expect(judged.graph.nodes.map(\.id) == [create.id, todo.id], "seed \(generator.seed)")
    }
  }

  @Test func `integers keep hash and signature however they are written`() {
    let task = TaskSketch()
    let create = task.create()
    let node = task.update(create, ["storyPoints": .raw("1e2"), "priority": .raw("4.0")])
    let lines = ["100", "1e2", "100.0", "1000E-1"].map { points in
      node.edited { $0["data", "payload", "storyPoints"] = .raw(points) }.json.text
    }
    #expect(
      JudgedLines(lines: [create.line] + lines).verdicts
        == [Verdict](repeating: .sound, count: 5))
  }
}
