import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What the branch of a change held before it.
@Suite struct BranchTests {
  private static let projection = Projection(
    replaying: ChangeLog(
      JudgedLines.bytes(RandomLog(count: 1_500, tasks: 40, faultRate: 0.02, seed: 21).lines)))

  @Test func `fields are those of a replay of the ancestors, with MERGEs and without`() {
    let projection = Self.projection
    let graph = projection.graph
    let fields: [TaskField] = [.title, .description, .privacy, .storyPoints, .priority]
    var count = 0
    for index in graph.nodes.indices where graph.isSound(index) && !graph.isRepeated(index) {
      let parents = graph.parents(of: index)
      guard !parents.isEmpty else { continue }
      let before = projection.fields(fields, before: index)
      let wanted = projection.values(of: fields.map { .task($0) }, at: parents)
      let found: [ShownValue] = [
        before.title.map { .text(projection.string($0)) } ?? .unset,
        before.description.map { .text(projection.string($0)) } ?? .unset,
        before.privacy.map { .flag($0) } ?? .unset,
        before.storyPoints.map { .number($0) } ?? .unset,
        before.priority.map { .number(Int64($0)) } ?? .unset,
      ]
      #expect(found == wanted)
      count += 1
    }
    #expect(count > 400)
    #expect(graph.nodes.contains { $0.action == .merge })
  }

  /// A task of one device that goes on beside itself, on four branches at most.
  private static func branches(count: Int, seed: UInt64) -> [SketchedNode] {
    var generator = SeededGenerator(seed: seed)
    let sketch = TaskSketch()
    let root = sketch.create()
    var (nodes, heads) = ([root], [root])
    while nodes.count < count {
      heads.shuffle(using: &generator)
      let node: SketchedNode
      if heads.count > 1, Int.random(in: 0..<12, using: &generator) == 0 {
        node = sketch.merge(Array(heads.suffix(2)), base: root)
        heads.removeLast(2)
      } else {
        var payload: JSONSketch = ["storyPoints": .number(Int64(nodes.count))]
        let priority = Int64.random(in: 1...20, using: &generator)
        if priority <= 5 { payload["priority"] = .number(priority) }
        node = sketch.update(heads[heads.count - 1], payload)
        let isFork = heads.count < 4 && Int.random(in: 0..<12, using: &generator) == 0
        if !isFork { heads.removeLast() }
      }
      nodes.append(node)
      heads.append(node)
    }
    return nodes
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `branches of a task with hundreds of changes hold what a log of their own would`(
    seed: UInt64
  ) throws {
    let projection = Projection(JudgedLines(Self.branches(count: 400, seed: seed)).graph)
    let graph = projection.graph
    let fields: [StateField] = [.task(.priority), .task(.storyPoints)]
    let merges = graph.nodes.indices.filter { graph.nodes[$0].action == .merge }
    for index in merges.reversed() {
      let parents = graph.parents(of: index)
      let own = Projection(graph.restricted(to: graph.history(upTo: parents).sorted()))
      let task = try #require(own.tasks.first)
      let wanted = [.number(Int64(task.priority)), .number(task.storyPoints)] as [ShownValue]
      #expect(projection.values(of: fields, at: parents) == wanted)
    }
    #expect(merges.count > 10)
  }

  @Test func `fields that were set long ago are found behind hundreds of changes`() throws {
    let sketch = TaskSketch()
    var nodes = [sketch.create("start")]
    nodes.append(sketch.update(nodes[0], ["storyPoints": 5, "priority": 2]))
    for number in 2...700 {
      nodes.append(sketch.update(nodes[number - 1], ["title": .string("title \(number)")]))
    }
    let projection = Projection(JudgedLines(nodes).graph)
    let fields: [TaskField] = [.title, .storyPoints, .priority, .frequencyDays]
    for index in [2, 257, 258, 259, 500, 698, 300] {
      let before = projection.fields(fields, before: index)
      #expect(before.title.map(projection.string) == (index == 2 ? "start" : "title \(index - 1)"))
      #expect(before.storyPoints == 5 && before.priority == 2 && before.frequencyDays == nil)
    }
    let first = projection.fields(fields, before: 1)
    #expect(first.title.map(projection.string) == "start" && first.priority == nil)
  }

  @Test func `behind changes that are not used are the sound ones that they stand on`() {
    let sketch = TaskSketch()
    var nodes = [sketch.create("start")]
    nodes.append(sketch.update(nodes[0], ["priority": 2]))
    // There is no such todo.
    nodes.append(sketch.snooze(nodes[1]))
    let own = sketch.update(nodes[2], ["title": "own"])
    let left = sketch.update(own, ["storyPoints": 5])
    let right = sketch.update(own, ["title": "right"])
    let joint = sketch.merge([left, right], base: own)
    nodes += [own, left, right, joint, sketch.update(joint)]
    let projection = Projection(JudgedLines(nodes).graph)
    #expect(!projection.graph.isSound(7))
    let before = projection.fields([.title, .storyPoints, .priority, .frequencyDays], before: 7)
    #expect(before.title.map(projection.string) == "right" && before.storyPoints == 5)
    #expect(before.priority == 2 && before.frequencyDays == nil)
  }

  @Test func `what hundreds of changes that are not used stand on is not looked for`() {
    let sketch = TaskSketch()
    var nodes = [sketch.create("start")]
    nodes.append(sketch.update(nodes[0], ["priority": 2]))
    nodes.append(sketch.snooze(nodes[1]))
    for number in 3...500 {
      nodes.append(sketch.update(nodes[number - 1], ["title": .string("title \(number)")]))
    }
    let projection = Projection(JudgedLines(nodes).graph)
    for index in [4, 200, 500] {
      let before = projection.fields([.title, .priority], before: index)
      #expect(before.title.map(projection.string) == "title \(index - 1)")
      #expect(before.priority == (index == 500 ? nil : 2))
    }
  }

  @Test func `a deadline is that of a replay of the ancestors`() {
    let projection = Self.projection
    let graph = projection.graph
    var makers: [TodoID: Int] = [:]
    for node in graph.nodes {
      if case .createTodo(let todo) = node.change { makers[todo.todoID, default: 0] += 1 }
    }
    var count = 0
    for index in graph.nodes.indices where graph.isSound(index) && !graph.isRepeated(index) {
      guard case .snooze(let snooze) = graph.nodes[index].change, makers[snooze.todoID] == 1
      else { continue }
      let field = StateField.todo(.deadline, snooze.todoID)
      let wanted = projection.values(of: [field], at: graph.parents(of: index))[0]
      let found = projection.deadline(of: snooze.todoID, before: index)
      #expect(found.map { .moment($0) } ?? .unset == wanted)
      count += 1
    }
    #expect(count > 3)
  }

  @Test func `a deadline that was moved hundreds of times is found behind them all`() throws {
    let sketch = TaskSketch()
    var nodes = [sketch.create()]
    nodes.append(sketch.createTodo(nodes[0]))
    for number in 2...700 { nodes.append(sketch.snooze(nodes[number - 1])) }
    let projection = Projection(JudgedLines(nodes).graph)
    guard case .createTodo(let todo) = projection.graph.nodes[1].change else {
      Issue.record("no todo was made")
      return
    }
    for index in [2, 257, 258, 259, 500, 698, 300] {
      #expect(
        projection.deadline(of: todo.todoID, before: index)
          == todo.deadline.advanced(byDays: Int64(index - 2)))
    }
  }
}
