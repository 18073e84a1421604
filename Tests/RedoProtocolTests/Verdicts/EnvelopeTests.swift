import RedoProtocol
import RedoTestSupport
import Testing

/// Check 1: the line is one JSON object with a node's members, and no others.
struct EnvelopeTests {
  static let required = [
    "id", "version", "parents", "timestamp", "author", "action", "taskId", "data",
  ]
  static let hex64 = JSONSketch.string(String(repeating: "ab", count: 32))

  /// A start is compared in bytes.
  static let characters = Edit("userId the first 32 characters of publicKey") { json in
    json["author", "publicKey"] = .string(String(repeating: "é", count: 64))
    json["author", "userId"] = .string(String(repeating: "é", count: 32))
  }

  /// Edits that leave the hash and the signature right, so that nothing else is wrong.
  static let faults: [Edit] =
    required.filter { $0 != "id" }.map { .set($0, to: nil) }
    + [
      .set("extra", to: 1), .set("Version", to: 1),
      .set("version", to: 2), .set("version", to: 0), .set("version", to: "1"),
      .set("version", to: .raw("1.5")), .set("version", to: nil), .set("version", to: true),
      .set("parents", to: nil), .set("parents", to: "x"), .set("parents", to: [:]),
      .set("parents", to: []), .set("parents", to: [1]),
      .set("timestamp", to: []), .set("timestamp", "lamport", to: nil),
      .set("timestamp", "wall", to: nil), .set("timestamp", "extra", to: 1),
      .set("timestamp", "lamport", to: 0), .set("timestamp", "lamport", to: -1),
      .set("timestamp", "lamport", to: "2"), .set("timestamp", "lamport", to: .raw("2.5")),
      .set("timestamp", "lamport", to: .raw("9007199254740992")),
      .set("timestamp", "lamport", to: .raw("9223372036854775808")),
      .set("timestamp", "lamport", to: .raw("1e400")),
      .set("timestamp", "wall", to: 5), .set("timestamp", "wall", to: "2026-03-01T09:00:00Z"),
      .set("timestamp", "wall", to: "2026-02-29T09:00:00.000Z"),
      .set("timestamp", "wall", to: "2026-03-01T09:00:60.000Z"),
      .set("timestamp", "wall", to: "2026-03-01T24:00:00.000Z"),
      .set("timestamp", "wall", to: "2026-03-01t09:00:00.000z"),
      .set("timestamp", "wall", to: "2026-03-01T09:00:00.0000Z"),
      .set("timestamp", "wall", to: "2026-03-01T09:00:00.000+00:00"),
      .set("author", to: "me"), .set("author", to: ""), .set("author", to: []),
      .set("author", "userId", to: nil), .set("author", "deviceId", to: nil),
      .set("author", "deviceId", to: ""), .set("author", "deviceId", to: 1),
      .set("author", "extra", to: "x"), .set("author", "name", to: 1),
      .set("author", "email", to: 1), .set("author", "deviceName", to: [:]),
      .set("author", "publicKey", to: hex64),
      .set("author", "userId", to: .string(String(repeating: "ab", count: 16))),
      characters,
      .set("author", "public\u{212A}ey", to: hex64),
      .set("action", to: "update"), .set("action", to: "UNDELETE"), .set("action", to: ""),
      .set("action", to: 1),
      .set("taskId", to: "7A5C0000-0000-4000-8000-000000000001"),
      .set("taskId", to: "7a5c0000-0000-1000-8000-000000000001"),
      .set("taskId", to: "7a5c000000004000800000000000000001"), .set("taskId", to: 1),
      .set("data", to: []), .set("data", to: [:]), .set("data", "extra", to: [:]),
      .set("data", "payload", to: nil), .set("data", "payload", to: []),
      .set("data", to: ["fields": ["priority": 4]]), .set("data", to: ["priority": 4]),
    ]

  /// Edits after which the node is as sound as before.
  static let allowances: [Edit] = [
    .set("version", to: .raw("1.0")), .set("version", to: .raw("1e0")),
    .set("timestamp", "lamport", to: .raw("2.0")), .set("timestamp", "lamport", to: .raw("0.2e1")),
    .set("author", "name", to: "Ana"), .set("author", "email", to: ""),
    .set("author", "deviceName", to: "\u{1F600}\n"),
    .set("timestamp", "wall", to: "0000-01-01T00:00:00.000Z"),
    .set("timestamp", "wall", to: "9999-12-31T23:59:59.999Z"),
    .set("timestamp", "wall", to: "2028-02-29T09:00:00.000Z"),
  ]

  private func verdict(_ edit: Edit) -> Verdict? {
    let task = TaskSketch()
    let create = task.create()
    let node = task.node("UPDATE", on: [create], ["priority": 4], edit: edit.apply)
    return JudgedLines([create, node]).verdicts.last
  }

  @Test(arguments: faults)
  func `a node with one wrong member is refused`(edit: Edit) {
    #expect(verdict(edit) == .rejected(.schemaMismatch))
  }

  @Test(arguments: allowances)
  func `a node with an unusual but allowed member is sound`(edit: Edit) {
    #expect(verdict(edit) == .sound)
  }

  @Test func `a node without an id is refused, and has none in the report`() {
    let create = TaskSketch().create().edited { $0["id"] = nil }
    let log = ChangeLog(JudgedLines.bytes([create.line]))
    let faults = log.faults.map { ExpectedFault($0) }
    #expect(faults == [ExpectedFault(line: 1, id: nil, .schemaMismatch)])
  }

  @Test(arguments: [
    "", " ", "null", "1", "\"x\"", "[]", "[{}]", "{", "{}{}", "{\"id\":1,\"id\":1}", "\u{FEFF}{}",
    "{\"author\":\"\"}",
  ])
  func `a line that is no node is refused alone`(text: String) {
    let create = TaskSketch().create()
    let lines = [Array(text.utf8), create.line, Array(text.utf8)]
    #expect(
      JudgedLines(lines: lines).verdicts
        == [.rejected(.schemaMismatch), .sound, .rejected(.schemaMismatch)])
  }

  @Test func `a first line whose author is an empty string is refused and nothing breaks`() {
    let node = TaskSketch().create().edited { $0["author"] = "" }
    #expect(JudgedLines([node]).verdicts == [.rejected(.schemaMismatch)])
  }

  @Test(arguments: Action.allCases)
  func `each action has its own number of parents`(action: Action) {
    let task = TaskSketch()
    let root = task.create()
    let branches = (0..<11).map { task.update(root, ["storyPoints": .number($0)]) }
    let base: JSONSketch = ["base": .string(root.id.description)]
    for count in 0...11 {
      let node = task.node(
        action.name.description, on: Array(branches.prefix(count)),
        action == .merge ? base : ["title": "x"])
      let verdict = JudgedLines([root] + branches + [node]).verdicts.last
      let allowed = action == .create ? 0...0 : action == .merge ? 2...10 : 1...1
      if !allowed.contains(count) {
        #expect(verdict == .rejected(.schemaMismatch), "\(count) parents")
      } else if action == .merge {
        #expect(verdict == .sound, "\(count) parents")
      }
    }
  }

  @Test func `a MERGE names no parent twice, however it is spelled`() {
    let task = TaskSketch()
    let root = task.create()
    let left = task.update(root)
    let id = left.id.description
    let node = task.merge([left, left], base: root)
    #expect(JudgedLines([root, left, node]).verdicts.last == .rejected(.schemaMismatch))
    let respelled = String(decoding: node.line, as: UTF8.self)
      .replacing("[\"\(id)\",\"\(id)\"]", with: "[\"\(id)\",\"\\u0073\(id.dropFirst())\"]")
    #expect(
      JudgedLines(lines: [root.line, left.line, Array(respelled.utf8)]).verdicts.last
        == .rejected(.schemaMismatch))
  }
}
