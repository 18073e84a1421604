import RedoProtocol
import RedoTestSupport
import Testing

/// Checks 9 to 14: what a node is among others.
struct GraphRuleTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  private func last(_ nodes: [SketchedNode]) -> Verdict? { JudgedLines(nodes).verdicts.last }

  @Test func `a parent of another task is refused`() {
    let other = TaskSketch(task: 2)
    #expect(last([root, other.update(root)]) == .rejected(.schemaMismatch))
  }

  @Test(arguments: [1, 3, 9_007_199_254_740_991] as [Int64])
  func `a Lamport number that is not the parent's plus one is refused`(lamport: Int64) {
    let node = task.node("UPDATE", on: [root], ["priority": 1]) {
      $0["timestamp", "lamport"] = .number(lamport)
    }
    #expect(last([root, node]) == .rejected(.lamport))
  }

  @Test func `a CREATE's number is 1 and a MERGE's one more than its highest parent's`() {
    let late = task.node("CREATE", on: [], ["title": "x"]) { $0["timestamp", "lamport"] = 2 }
    #expect(last([late]) == .rejected(.lamport))
    let left = task.update(task.update(root))
    let (middle, right) = (task.update(root), task.archive(root))
    #expect(left.lamport == 3)
    let sound = task.merge([right, left], base: root)
    #expect(last([root, middle, left, right, sound]) == .sound)
    let low = task.node("MERGE", on: [right, left], ["base": .string(root.id.description)]) {
      $0["timestamp", "lamport"] = 3
    }
    #expect(last([root, middle, left, right, low]) == .rejected(.lamport))
  }

  @Test func `of two CREATEs the earlier wall stands, in either order of arrival`() {
    let early = task.create("early", wall: "2026-01-01T00:00:00.000Z")
    let late = task.create("late", wall: "2026-01-02T00:00:00.000Z")
    let child = task.update(late)
    let expected: [Verdict] = [.sound, .rejected(.duplicateCreate), .pruned(cause: late.id)]
    #expect(JudgedLines([early, late, child]).verdicts == expected)
    #expect(JudgedLines([child, late, early]).verdicts == expected.reversed())
  }

  @Test func `of two CREATEs with one wall the smaller id stands`() {
    let pair = [task.create("one"), task.create("two")].sorted { $0.id < $1.id }
    #expect(JudgedLines(pair).verdicts == [.sound, .rejected(.duplicateCreate)])
    #expect(JudgedLines(pair.reversed()).verdicts == [.rejected(.duplicateCreate), .sound])
  }

  @Test func `an earlier CREATE that is refused itself takes nothing from a later one`() {
    let wall = "2020-01-01T00:00:00.000Z"
    let broken = [
      task.create("x", wall: wall).edited { $0["data", "payload", "title"] = "y" },
      task.node("CREATE", on: [], ["title": "x"], wall: wall) { $0["timestamp", "lamport"] = 2 },
      task.node("CREATE", on: [], ["title": ""], wall: wall),
    ]
    #expect(
      JudgedLines(broken + [root]).verdicts
        == [
          .rejected(.hashMismatch), .rejected(.lamport), .rejected(.schemaMismatch), .sound,
        ])
  }

  @Test func `a todo is one that a sound CREATE_TODO made earlier in total order, on any branch`() {
    let todo = task.createTodo(root)
    let sibling = task.update(root)
    // Not a descendant of the CREATE_TODO, and after it in total order.
    let aside = task.complete(task.update(sibling))
    let between = task.update(sibling)
    #expect(last([root, todo, sibling, between, aside]) == .sound)
    let unknown = task.complete(todo, 2)
    #expect(last([root, todo, unknown]) == .rejected(.invalidTodoReference))
    // At the same Lamport number the wall decides which comes first.
    let early = task.snooze(root)
    let later = task.createTodo(root, 1, wall: "2026-12-01T00:00:00.000Z")
    #expect(last([root, later, early]) == .rejected(.invalidTodoReference))
  }

  @Test func `a todo of another task or of a refused CREATE_TODO is none`() {
    let other = TaskSketch(task: 2)
    let otherRoot = other.create()
    let otherTodo = other.createTodo(otherRoot)
    #expect(
      last([root, otherRoot, otherTodo, task.complete(root)]) == .rejected(.invalidTodoReference))
    let refused = task.createTodo(root).edited {
      $0["signature"] = .string(String(repeating: "0", count: 128))
    }
    let child = task.complete(task.update(root))
    #expect(
      last([root, task.update(root), refused, child]) == .rejected(.invalidTodoReference))
  }

  @Test func `a seventeenth todo is found as the first was`() {
    var nodes = [root]
    for number in 1...40 { nodes.append(task.createTodo(nodes[number - 1], number)) }
    let tip = nodes[40]
    for number in [1, 15, 16, 17, 40] {
      #expect(last(nodes + [task.complete(tip, number)]) == .sound)
    }
    #expect(last(nodes + [task.complete(tip, 41)]) == .rejected(.invalidTodoReference))
  }

  @Test func `a chain lacks no ancestor, may stand in any order, and may name more`() {
    let one = task.update(root)
    let two = task.archive(one)
    let others = NodeID("sha256:" + String(repeating: "ab", count: 32)).map { [$0] } ?? []
    let nodes = [root, one, two]
    #expect(last(nodes + [task.delete(two)]) == .sound)
    #expect(last(nodes + [task.delete(two, chain: two.chain.reversed() + others)]) == .sound)
    for left in two.chain {
      let chain = two.chain.filter { $0 != left } + others
      #expect(
        last(nodes + [task.delete(two, chain: chain)]) == .rejected(.missingDeletedChain))
    }
  }

  @Test func `a chain holds both sides of a MERGE`() {
    let (left, right) = (task.update(root), task.archive(root))
    let merge = task.merge([left, right], base: root)
    let nodes = [root, left, right, merge]
    #expect(last(nodes + [task.delete(merge)]) == .sound)
    let short = task.delete(merge, chain: [root.id, left.id, merge.id])
    #expect(last(nodes + [short]) == .rejected(.missingDeletedChain))
  }

  @Test func `a MERGE's base is a parent or an ancestor of every parent`() {
    let one = task.update(root)
    let two = task.archive(one)
    let aside = task.createTodo(root)
    let nodes = [root, one, two, aside]
    #expect(last(nodes + [task.merge([two, aside], base: root)]) == .sound)
    #expect(last(nodes + [task.merge([two, aside], base: two)]) == .sound)
    #expect(last(nodes + [task.merge([two, aside], base: aside)]) == .sound)
    // An ancestor of one parent alone.
    #expect(last(nodes + [task.merge([two, aside], base: one)]) == .rejected(.schemaMismatch))
    let stranger = TaskSketch(task: 2).create()
    #expect(
      last(nodes + [stranger, task.merge([two, aside], base: stranger)])
        == .rejected(.schemaMismatch))
  }

  @Test func `a chosen parent is a parent, in a task's fields and in a todo's`() {
    let (left, right) = (task.createTodo(root), task.archive(root))
    func verdict(_ chosen: SketchedNode, inTodo: Bool) -> Verdict? {
      let field: JSONSketch = [
        "path": "title", "strategy": "theirs", "chosenParent": .string(chosen.id.description),
      ]
      let todos: JSONSketch = [
        "todos": [["todoTaskId": .string(TaskSketch.todo(1)), "fields": [field]]]
      ]
      let merge = task.merge(
        [left, right], base: root, resolutions: inTodo ? todos : ["task": [field]])
      return last([root, left, right, merge])
    }
    for inTodo in [false, true] {
      #expect(verdict(left, inTodo: inTodo) == .sound)
      #expect(verdict(right, inTodo: inTodo) == .sound)
      #expect(verdict(root, inTodo: inTodo) == .rejected(.schemaMismatch))
    }
  }
}
