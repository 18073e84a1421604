import RedoProtocol
import RedoTestSupport
import Testing

/// What a node is built on, and what is built on it.
struct AncestryTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  /// The root with a branch of two nodes, 1 and 2, and one of a single node, 3.
  private var graph: ChangeGraph {
    let left = task.update(root)
    return JudgedLines([root, left, task.archive(left), task.createTodo(root)]).graph
  }

  @Test func `the nodes of a task are found at its places, parents before children`() {
    let found = graph.nodeIndices(at: graph.task(of: 3).range)
    #expect(found == graph.order.map { Int($0) } && Set(found) == [0, 1, 2, 3])
    #expect(found.firstIndex(of: 1) ?? 0 < found.firstIndex(of: 2) ?? 0)
    #expect(graph.nodeIndices(at: 0..<0).isEmpty)
  }

  @Test func `the history up to a node is its ancestors and the node itself`() {
    #expect(graph.history(upTo: 0) == [0])
    #expect(graph.history(upTo: 2) == [0, 1, 2])
    #expect(graph.history(upTo: 3) == [0, 3])
    #expect(graph.history(upTo: [1, 3]) == [0, 1, 3])
    #expect(graph.history(upTo: []).isEmpty)
  }

  @Test func `a walk up the ancestors stops where it is told to`() {
    #expect(graph.ancestors(of: [2, 3]) { $0 != 1 } == [2, 3, 0])
    #expect(graph.ancestors(of: [2]) { $0 != 1 } == [2])
    #expect(graph.ancestors(of: [2]) { $0 != 2 }.isEmpty)
    #expect(graph.ancestry(of: 2) == [0, 1] && graph.ancestry(of: 0).isEmpty)
  }

  @Test func `what stands on nodes is found on every branch, without the nodes themselves`() {
    #expect(graph.descendants(of: [0]) == [1, 2, 3])
    #expect(graph.descendants(of: [1]) == [2])
    #expect(graph.descendants(of: [2, 3]).isEmpty)
    #expect(graph.descendants(of: []).isEmpty)
  }
}
