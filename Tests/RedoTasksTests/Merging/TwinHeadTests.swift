import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Which heads are a second completion of one todo.
struct TwinHeadTests {
  let mine = TaskSketch(by: TestDevice(1))
  let other = TaskSketch(by: TestDevice(2))
  let root: SketchedNode
  let todo: SketchedNode

  init() {
    root = mine.create()
    todo = mine.createTodo(root, 1)
  }

  private func twins(_ nodes: [SketchedNode]) throws -> [NodeID] {
    let projection = Projection(JudgedLines([root, todo] + nodes).graph)
    let task = try #require(projection.tasks.first)
    return projection.twinHeads(of: task).map { projection.graph.nodes[$0].id }
  }

  private func pair(
    _ sketch: TaskSketch, _ number: Int, on parent: SketchedNode? = nil, hour: Int
  ) -> [SketchedNode] {
    let done = sketch.complete(parent ?? todo, 1, wall: "2026-03-04T0\(hour):00:00.000Z")
    return [done, sketch.createTodo(done, number, wall: "2026-03-04T0\(hour):00:00.000Z")]
  }

  @Test func `of two completions the earlier pair is the twin, whatever order they came in`() throws
  {
    let early = pair(mine, 2, hour: 1)
    let late = pair(other, 3, hour: 2)
    #expect(try twins(early + late) == [early[1].id])
    #expect(try twins(late + early) == [early[1].id])
  }

  @Test func `of three completions two are twins`() throws {
    let pairs = (1...3).map { pair($0 == 2 ? other : mine, 1 + $0, hour: $0) }
    #expect(try twins(pairs.flatMap { $0 }) == [pairs[0][1].id, pairs[1][1].id])
  }

  @Test func `a branch that holds more than the pair stays`() throws {
    let early = pair(mine, 2, hour: 1)
    let late = pair(other, 3, hour: 2)
    #expect(try twins(early + late + [mine.update(early[1])]).isEmpty)
    let (own, others) = (mine.update(todo), other.update(todo, ["priority": 5]))
    let behind = pair(mine, 2, on: own, hour: 1) + pair(other, 3, on: others, hour: 2)
    #expect(try twins([own, others] + behind).isEmpty)
    // What grew on the later one does not matter.
    #expect(try twins(early + late + [other.update(late[1])]) == [early[1].id])
  }

  @Test func `completions of different todos, or without a repeat, are no twins`() throws {
    let second = mine.createTodo(todo, 4)
    let done = other.complete(second, 4)
    #expect(
      try twins([second] + pair(mine, 2, on: second, hour: 1) + [done, other.createTodo(done, 5)])
        .isEmpty)
    #expect(
      try twins([mine.complete(todo, 1), other.complete(todo, 1, at: "2026-03-05T00:00:00.000Z")])
        .isEmpty)
  }

  @Test func `a completion that was taken back is no twin`() throws {
    let early = pair(mine, 2, hour: 1)
    let late = pair(other, 3, hour: 2)
    let kept = other.update(todo, wall: "2026-03-04T03:00:00.000Z")
    #expect(try twins(early + late + [kept, other.delete(late[1])]).isEmpty)
  }
}
