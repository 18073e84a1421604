import RedoProtocol
import RedoTestSupport
import Testing

/// DELETE takes a branch; what grows elsewhere keeps its ancestors alive.
struct DeletingTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  private func live(_ nodes: [SketchedNode]) -> [SketchedNode] {
    zip(nodes, JudgedLines(nodes).isLive).filter(\.1).map(\.0)
  }

  @Test func `a DELETE at the only head leaves nothing`() {
    let update = task.update(root)
    let delete = task.delete(update)
    #expect(JudgedLines([root, update, delete]).verdicts == [.sound, .sound, .sound])
    #expect(live([root, update, delete]).isEmpty)
  }

  @Test func `a branch beside the deleted one keeps the ancestors that it needs`() {
    let left = task.update(root)
    let tip = task.archive(left)
    let right = task.createTodo(root)
    #expect(live([root, left, tip, right, task.delete(tip)]) == [root, right])
  }

  @Test func `ids of other branches in a chain have no effect`() {
    let left = task.update(root)
    let right = task.createTodo(root)
    let over = task.delete(left, chain: [root.id, left.id, right.id])
    #expect(live([root, left, right, over]) == [root, right])
  }

  @Test func `a new node on an older parent brings that parent's line back`() {
    let left = task.update(root)
    let tip = task.archive(left)
    let delete = task.delete(tip)
    let late = task.update(left, ["title": "back"])
    let nodes = [root, left, tip, delete, late]
    #expect(live(nodes) == [root, left, late])
    #expect(live(nodes.reversed()).count == 3)
  }

  @Test func `nothing grows on a DELETE`() {
    let delete = task.delete(root)
    let child = task.update(delete)
    let grandchild = task.archive(child)
    let judged = JudgedLines([root, delete, child, grandchild])
    #expect(
      judged.verdicts
        == [.sound, .sound, .pruned(cause: delete.id), .pruned(cause: delete.id)])
    #expect(!judged.isLive.contains(true))
  }

  @Test func `a DELETE on a DELETE is pruned and takes nothing`() {
    let delete = task.delete(root)
    let second = task.delete(delete)
    #expect(JudgedLines([root, delete, second]).verdicts.last == .pruned(cause: delete.id))
  }

  @Test func `two DELETEs of two branches leave nothing, of one branch leave the other`() {
    let (left, right) = (task.update(root), task.createTodo(root))
    let (first, second) = (task.delete(left), task.delete(right))
    #expect(live([root, left, right, first, second]).isEmpty)
    let again = task.delete(left, wall: "2026-05-01T00:00:00.000Z")
    #expect(live([root, left, right, first, again]) == [root, right])
  }

  @Test func `a refused DELETE takes nothing`() {
    let update = task.update(root)
    let delete = task.delete(update, chain: [root.id])
    #expect(live([root, update, delete]) == [root, update])
  }

  @Test func `a MERGE keeps both its branches through a DELETE on one of them`() {
    let (left, right) = (task.update(root), task.createTodo(root))
    let merge = task.merge([left, right], base: root)
    #expect(live([root, left, right, merge, task.delete(left)]) == [root, left, right, merge])
  }

  @Test func `heads are the live nodes on which no live node builds`() {
    let left = task.update(root)
    let tip = task.archive(left)
    let right = task.createTodo(root)
    let late = task.update(left)
    let judged = JudgedLines([root, left, tip, right, late, task.delete(tip)])
    let heads = judged.graph.nodes.indices.filter(judged.graph.isHead)
    #expect(heads == [3, 4])
  }
}
