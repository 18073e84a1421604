import RedoCrypto
import RedoTestSupport
import Testing

@testable import RedoProtocol

/// A MERGE that is read and written again is the same MERGE.
struct MergeRoundTripTests {
  /// What is in the log, read as a change and written as a node of its own.
  private func payloads(_ policy: JSONSketch?) throws -> (
    before: Merge<String>, after: Merge<String>
  ) {
    let task = TaskSketch()
    let root = task.create()
    let todo = task.createTodo(root)
    let left = task.update(todo, ["title": "left"])
    let right = task.snooze(todo)
    let chosen = JSONSketch.string(left.id.description)
    let merge = task.merge(
      [left, right], base: todo, policy: policy,
      resolutions: [
        "task": [["path": "title", "strategy": "ours", "chosenParent": chosen, "notes": "why"]],
        "todos": [
          [
            "todoTaskId": .string(TaskSketch.todo(1)),
            "fields": [["path": "notes", "strategy": "manual", "value": "by hand"]],
          ]
        ],
      ])
    let first = try change(in: [root, todo, left, right, merge].map(\.line))
    let draft = NodeDraft(
      change: .merge(first), taskID: try #require(JudgedLines([root]).graph.tasks.first).taskID,
      parents: [left.id, right.id], lamport: merge.lamport, wall: Instant(milliseconds: 0),
      author: task.device.author)
    let line = draft.signed(by: task.device.key, with: SHA256()).line
    return (first, try change(in: [root, todo, left, right].map(\.line) + [line]))
  }

  private func change(in lines: [[UInt8]]) throws -> Merge<String> {
    let judged = JudgedLines(lines: lines)
    #expect(judged.verdicts.allSatisfy { $0 == .sound })
    let index = try #require(judged.graph.nodes.indices.last)
    let change = judged.graph.bytes.change(judged.graph.nodes[index].change)
    guard case .merge(let merge) = change else { throw Missing() }
    return merge
  }

  private struct Missing: Error {}

  @Test(
    arguments: [
      nil, [:], ["defaultStrategy": "max"], ["arrayStrategy": "union"], ["lwwTiebreakers": []],
      ["lwwTiebreakers": ["author", "wall", "wall"], "arrayStrategy": "lww"],
    ] as [JSONSketch?])
  func `a policy comes out as it went in`(policy: JSONSketch?) throws {
    let (before, after) = try payloads(policy)
    #expect(before == after)
    #expect((before.policy == nil) == (policy == nil))
    #expect((before.policy?.tiebreakers == nil) == (policy?["lwwTiebreakers"] == nil))
    #expect((before.policy?.arrayStrategy == nil) == (policy?["arrayStrategy"] == nil))
  }
}
