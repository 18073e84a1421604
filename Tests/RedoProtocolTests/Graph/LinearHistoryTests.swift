import RedoProtocol
import RedoTestSupport
import Testing

/// A task of linear history gets its verdicts at once; they are those of any other way.
struct LinearHistoryTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  /// What is said of each node where it arrives in its place and where it comes first.
  private func expectSame(_ nodes: [SketchedNode], _ expected: [Verdict]) {
    #expect(JudgedLines(nodes).verdicts == expected)
    #expect(Array(JudgedLines(nodes.reversed()).verdicts.reversed()) == expected)
    #expect(JudgedLines(nodes).isLive == JudgedLines(nodes.reversed()).isLive.reversed())
  }

  @Test func `what follows one on the other is sound and lives`() {
    let todo = task.createTodo(root)
    let put = task.snooze(todo)
    let done = task.complete(put)
    let away = task.archive(done)
    let nodes = [root, todo, put, done, away, task.unarchive(away)]
    expectSame(nodes, nodes.map { _ in .sound })
    #expect(!JudgedLines(nodes).isLive.contains(false))
  }

  @Test func `a todo that the line lacks is a fault, and what follows falls`() {
    let todo = task.createTodo(root, 1)
    let wrong = task.complete(todo, 2)
    let after = task.update(wrong)
    expectSame(
      [root, todo, wrong, after],
      [.sound, .sound, .rejected(.invalidTodoReference), .pruned(cause: wrong.id)])
  }

  @Test func `a todo that stands far up the line is found`() {
    var nodes = [root, task.createTodo(root)]
    for number in 0..<40 {
      nodes.append(task.update(nodes[nodes.count - 1], ["title": .string("t\(number)")]))
    }
    nodes.append(task.complete(nodes[nodes.count - 1]))
    expectSame(nodes, nodes.map { _ in .sound })
  }

  @Test func `what breaks a line off leaves the verdicts below it as they were`() {
    let left = task.update(root)
    let tip = task.archive(left)
    let fork = task.createTodo(root)
    let copy = TaskSketch().create("another title", wall: "2026-03-09T00:00:00.000Z")
    expectSame([root, left, tip, fork], [.sound, .sound, .sound, .sound])
    expectSame(
      [root, left, tip, copy], [.sound, .sound, .sound, .rejected(.duplicateCreate)])
    expectSame([root, left, tip, task.delete(tip)], [.sound, .sound, .sound, .sound])
  }
}
