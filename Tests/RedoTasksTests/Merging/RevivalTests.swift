import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What one device took back while another went on from it.
struct RevivalTests {
  private static let later = "2026-03-05T09:00:00.000Z"

  let mine = TaskSketch(by: TestDevice(1))
  let other = TaskSketch(by: TestDevice(2))
  let root: SketchedNode
  let todo: SketchedNode
  let done: SketchedNode
  /// The undo of the completion: a node that changes nothing on its parent, and a DELETE on it.
  let undo: [SketchedNode]

  init() {
    root = mine.create()
    todo = mine.createTodo(root)
    done = mine.complete(todo)
    undo = [
      mine.update(todo, ["storyPoints": 1], wall: Self.later),
      mine.delete(done, wall: Self.later),
    ]
  }

  private func projection(_ nodes: [SketchedNode]) -> Projection {
    Projection(JudgedLines([root, todo, done] + nodes).graph)
  }

  @Test func `a completion that was taken back and counts again is told, with who kept it`()
    throws
  {
    let rename = other.update(done, ["title": "water everything"], wall: Self.later)
    let projection = projection(undo + [rename])
    let task = try #require(projection.tasks.first)
    let merging = try #require(HeadMerging(of: task, in: projection))
    let difference = try #require(merging.differences.first)
    let graph = projection.graph
    #expect(merging.differences.count == 1)
    #expect(difference.field.path == "completed")
    #expect(difference.kept != .unset)
    #expect(difference.keptSetter.map { graph.nodes[$0].id } == rename.id)
    #expect(difference.dropped.map(\.value) == [.unset])
    #expect(difference.dropped.map { graph.nodes[$0.setter].id } == [undo[1].id])
    // The MERGE says it too.
    let written = merging.rounds[0].merge.todos.flatMap(\.fields)
    #expect(written.map(\.path) == ["completed"])
    #expect(written.first?.chosenParent == rename.id)
  }

  @Test func `its versions are disputed, though one branch alone set the field`() throws {
    let projection = projection(undo + [other.update(done, ["priority": 5])])
    let task = try #require(projection.tasks.first)
    let comparison = try #require(BranchComparison(ofHeads: task, in: projection))
    let disputed = comparison.rows.filter(\.isDisputed)
    #expect(disputed.map(\.field.path) == ["completed"])
    #expect(disputed.map { $0.takenBackBy.map { projection.graph.nodes[$0].id } } == [undo[1].id])
  }

  @Test func `a date that was taken back here and moved there is told, and is disputed`() throws {
    let undone = [
      mine.update(root, ["storyPoints": 1], wall: Self.later), mine.delete(todo, wall: Self.later),
    ]
    let moved = other.snooze(todo, days: 2)
    let projection = Projection(JudgedLines([root, todo] + undone + [moved]).graph)
    let graph = projection.graph
    let task = try #require(projection.tasks.first)
    let comparison = try #require(BranchComparison(ofHeads: task, in: projection))
    let row = try #require(comparison.rows.first { $0.field.path == "deadline" })
    #expect(row.isDisputed && row.takenBackBy.map { graph.nodes[$0].id } == undone[1].id)
    let differences = try #require(HeadMerging(of: task, in: projection)).differences
    let difference = try #require(differences.first { $0.field.path == "deadline" })
    #expect(difference.keptSetter.map { graph.nodes[$0].id } == moved.id)
    #expect(difference.dropped.map(\.value) == [.unset])
  }

  @Test func `what two devices did apart, and what a deletion would have taken, is no such thing`()
    throws
  {
    let apart = [
      mine.update(todo, ["storyPoints": 1], wall: Self.later), other.update(done, ["priority": 5]),
    ]
    // Another device deletes the task, and no branch grew with that.
    let deletion = other.delete(done, wall: Self.later)
    for nodes in [apart, apart + [deletion]] {
      let projection = projection(nodes)
      let task = try #require(projection.tasks.first)
      let comparison = try #require(BranchComparison(ofHeads: task, in: projection))
      #expect(comparison.rows.allSatisfy { !$0.isDisputed })
      let merging = try #require(HeadMerging(of: task, in: projection))
      #expect(merging.differences.isEmpty)
    }
  }

  @Test func `branches that go apart again since their MERGE was taken back lost nothing`()
    throws
  {
    let rename = other.update(todo, ["title": "water everything"])
    let joined = mine.merge([done, rename], base: todo, wall: "2026-03-04T09:00:00.000Z")
    let reopened = [
      mine.update(done, ["storyPoints": 1], wall: Self.later),
      mine.update(rename, ["storyPoints": 1], wall: Self.later),
      mine.delete(joined, wall: Self.later),
    ]
    let projection = projection([rename, joined] + reopened)
    let task = try #require(projection.tasks.first)
    #expect(task.headCount == 2)
    #expect(try #require(HeadMerging(of: task, in: projection)).differences.isEmpty)
  }

  @Test func `a todo that was done here and put off there is told with the date it lost`() throws {
    let projection = projection([other.snooze(todo, days: 2)])
    let task = try #require(projection.tasks.first)
    let difference = try #require(HeadMerging(of: task, in: projection)?.differences.first)
    #expect(difference.field.path == "completed")
    #expect(difference.dropped.map(\.field.path) == ["deadline"])
    #expect(projection.graph.author(of: try #require(difference.keptSetter)) == mine.device.author)
    #expect(
      difference.dropped.map { projection.graph.author(of: $0.setter) } == [other.device.author])
  }
}
