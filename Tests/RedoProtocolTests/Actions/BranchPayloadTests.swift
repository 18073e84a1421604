import RedoTestSupport
import Testing

@testable import RedoProtocol

/// Checks 4 and 5 for the payloads that hold node ids: DELETE and MERGE.
struct BranchPayloadTests {
  static let id = JSONSketch.string("sha256:" + String(repeating: "ab", count: 32))
  static let badID = JSONSketch.string("sha256:" + String(repeating: "AB", count: 32))
  static let schema = Verdict.rejected(.schemaMismatch)
  static let encoding = Verdict.rejected(.encoding)

  private func verdict(delete payload: JSONSketch) -> Verdict? {
    let task = TaskSketch()
    let root = task.create()
    return JudgedLines([root, task.node("DELETE", on: [root], payload)]).verdicts.last
  }

  /// `edit` gets a sound MERGE payload; `chosen` in it stands for the first parent's id.
  private func verdict(
    merge edit: (inout JSONSketch, _ parent: JSONSketch) -> Void
  ) -> Verdict? {
    let task = TaskSketch()
    let root = task.create()
    let (left, right) = (task.update(root), task.archive(root))
    var payload: JSONSketch = ["base": .string(root.id.description)]
    edit(&payload, .string(left.id.description))
    let node = task.node("MERGE", on: [left, right], payload)
    return JudgedLines([root, left, right, node]).verdicts.last
  }

  @Test(
    arguments: [[:], ["deletedChain": []], ["other": 1], ["deletedChain": [], "other": 1]]
      as [JSONSketch])
  func `a DELETE without a chain is refused for that, whatever else it holds`(payload: JSONSketch) {
    #expect(verdict(delete: payload) == .rejected(.missingDeletedChain))
  }

  @Test(
    arguments: [
      ["deletedChain": "x"], ["deletedChain": [:]], ["deletedChain": nil], ["deletedChain": [1]],
      ["deletedChain": [id], "reason": "x"], ["deletedChain": [badID, 1]],
      ["deletedChain": [badID], "reason": "x"],
    ] as [JSONSketch])
  func `a DELETE whose chain is no list of strings, or not alone, breaks the schema`(
    payload: JSONSketch
  ) {
    #expect(verdict(delete: payload) == Self.schema)
  }

  @Test func `a DELETE with an id in capitals breaks the encoding`() {
    #expect(verdict(delete: ["deletedChain": [Self.id, Self.badID]]) == Self.encoding)
  }

  @Test func `a MERGE needs a base, and knows three members`() {
    #expect(verdict { _, _ in } == .sound)
    #expect(verdict { payload, _ in payload["base"] = nil } == Self.schema)
    #expect(verdict { payload, _ in payload["base"] = 1 } == Self.schema)
    #expect(verdict { payload, _ in payload["base"] = Self.badID } == Self.encoding)
    #expect(verdict { payload, _ in payload["other"] = 1 } == Self.schema)
    #expect(verdict { payload, _ in payload["policy"] = [:] } == .sound)
    #expect(verdict { payload, _ in payload["policy"] = [] } == Self.schema)
    #expect(verdict { payload, _ in payload["resolutions"] = [:] } == .sound)
    #expect(verdict { payload, _ in payload["resolutions"] = [] } == Self.schema)
  }

  @Test(
    arguments: [
      (["defaultStrategy": "lww"], true), (["defaultStrategy": "newest"], false),
      (["defaultStrategy": 1], false), (["arrayStrategy": "union"], true),
      (["arrayStrategy": "lww"], true), (["arrayStrategy": "ours"], false),
      (["lwwTiebreakers": []], true), (["lwwTiebreakers": ["lamport", "wall", "author"]], true),
      (["lwwTiebreakers": ["id"]], false), (["lwwTiebreakers": "wall"], false),
      (["lwwTiebreakers": [1]], false), (["other": 1], false),
    ] as [(JSONSketch, Bool)])
  func `a policy holds known names only`(policy: JSONSketch, isSound: Bool) {
    let verdict = verdict { payload, _ in payload["policy"] = policy }
    #expect(verdict == (isSound ? .sound : Self.schema))
  }

  @Test func `a policy knows every strategy and tiebreaker by its name`() {
    func judge(_ key: String, _ value: JSONSketch) -> Verdict? {
      verdict { payload, _ in payload["policy"] = .object([.init(key, value)]) }
    }
    for strategy in MergeStrategy.allCases {
      #expect(judge("defaultStrategy", .string(strategy.rawValue)) == .sound)
    }
    for tiebreaker in MergePolicy.Tiebreaker.allCases {
      #expect(judge("lwwTiebreakers", [.string(tiebreaker.rawValue)]) == .sound)
    }
    for strategy in MergePolicy.ArrayStrategy.allCases {
      #expect(judge("arrayStrategy", .string(strategy.rawValue)) == .sound)
    }
    #expect(judge("defaultStrategy", "LWW") == Self.schema)
    #expect(judge("lwwTiebreakers", ["wa\u{0301}ll"]) == Self.schema)
  }

  @Test func `a resolution names a path, a strategy and what the strategy needs`() {
    func resolving(_ make: @escaping (JSONSketch) -> JSONSketch) -> Verdict? {
      verdict { payload, parent in payload["resolutions"] = ["task": [make(parent)]] }
    }
    for strategy in ["lww", "union", "max", "min"] {
      #expect(resolving { _ in ["path": "title", "strategy": .string(strategy)] } == .sound)
    }
    for strategy in ["ours", "theirs"] {
      let name = JSONSketch.string(strategy)
      #expect(resolving { ["path": "title", "strategy": name, "chosenParent": $0] } == .sound)
      #expect(resolving { _ in ["path": "title", "strategy": name] } == Self.schema)
    }
    let values: [JSONSketch] = ["x", 1, true, nil, [], ["a": 1], .raw("1.5")]
    for value in values {
      #expect(
        resolving { _ in ["path": "p", "strategy": "manual", "value": value, "notes": ""] }
          == .sound)
    }
    #expect(resolving { _ in ["path": "title", "strategy": "manual"] } == Self.schema)
    #expect(resolving { _ in ["path": "title"] } == Self.schema)
    #expect(resolving { _ in ["strategy": "lww"] } == Self.schema)
    #expect(resolving { _ in ["path": 1, "strategy": "lww"] } == Self.schema)
    #expect(resolving { _ in ["path": "p", "strategy": "best"] } == Self.schema)
    #expect(resolving { _ in ["path": "p", "strategy": "lww", "notes": 1] } == Self.schema)
    #expect(resolving { _ in ["path": "p", "strategy": "lww", "other": 1] } == Self.schema)
    #expect(resolving { _ in ["path": "p", "strategy": "ours", "chosenParent": 1] } == Self.schema)
    #expect(resolving { _ in "p" } == Self.schema)
    #expect(
      resolving { _ in ["path": "p", "strategy": "manual", "value": .raw("1e400")] }
        == Self.schema)
    #expect(
      resolving { _ in ["path": "p", "strategy": "lww", "chosenParent": Self.badID] }
        == Self.encoding)
  }

  @Test(
    arguments: [
      ([], true), (["x"], false), ([["todoTaskId": "x", "fields": []]], false),
      ([["todoTaskId": .string(TaskSketch.todo(1)), "fields": []]], true),
      ([["todoTaskId": .string(TaskSketch.todo(1))]], false), ([["fields": []]], false),
      ([["todoTaskId": .string(TaskSketch.todo(1)), "fields": [], "x": 1]], false),
      ([["todoTaskId": .string(TaskSketch.todo(1)), "fields": [1]]], false),
    ] as [(JSONSketch, Bool)])
  func `a todo's resolutions name the todo and its fields`(todos: JSONSketch, isSound: Bool) {
    let verdict = verdict { payload, _ in payload["resolutions"] = ["todos": todos] }
    #expect(verdict == (isSound ? .sound : Self.schema))
  }

  @Test func `a schema fault behind an id in capitals wins, wherever it stands`() {
    #expect(
      verdict { payload, _ in
        payload = ["base": Self.badID, "policy": ["defaultStrategy": "newest"]]
      } == Self.schema)
    #expect(
      verdict { payload, _ in
        payload["resolutions"] = [
          "task": [["path": "a", "strategy": "lww", "chosenParent": Self.badID]],
          "todos": [["fields": []]],
        ]
      } == Self.schema)
    #expect(
      verdict { payload, _ in
        payload["resolutions"] = [
          "task": [["chosenParent": Self.badID, "path": "a", "strategy": "best"]]
        ]
      } == Self.schema)
  }
}
