import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// MERGEs of random forks, written as the plan says and replayed.
struct HeadMergingTests {
  /// Random nodes, all sound in themselves, as a log.
  private static func forked(seed: UInt64, count: Int = 60) -> [SketchedNode] {
    RandomLog(count: count, tasks: 3, faultRate: 0, seed: seed).nodes
  }

  /// Writes the plan's nodes and returns the log with them.
  private static func merged(
    _ nodes: [SketchedNode], _ merging: HeadMerging, of task: TaskState, in graph: ChangeGraph
  ) throws -> [SketchedNode] {
    var nodes = nodes
    let sketch = TaskSketch(by: TestDevice(2), task: try #require(number(of: task.id)))
    var last: SketchedNode?
    for round in merging.rounds {
      let parents = try round.parents.map { parent in
        switch parent {
        case .head(let index):
          let id = graph.nodes[index].id
          return try #require(nodes.first { $0.id == id })
        case .before: return try #require(last)
        }
      }
      #expect(parents.count >= 2 && parents.count <= 10)
      let node = sketch.node(
        "MERGE", on: parents, payload(round.merge), wall: "2026-04-01T00:00:00.000Z")
      nodes.append(node)
      last = node
    }
    return nodes
  }

  private static func number(of id: TaskID) -> Int? {
    (0...99).first { TaskSketch.task($0) == id.description }
  }

  private static func payload(_ merge: Merge<String>) -> JSONSketch {
    [
      "base": .string(merge.base.description), "policy": ["defaultStrategy": "lww"],
      "resolutions": [
        "task": .array(merge.task.map(resolution)),
        "todos": .array(
          merge.todos.map { todo in
            [
              "todoTaskId": .string(todo.todoID.description),
              "fields": .array(todo.fields.map(resolution)),
            ]
          }),
      ],
    ]
  }

  private static func resolution(_ field: FieldResolution<String>) -> JSONSketch {
    var json: JSONSketch = [
      "path": .string(field.path), "strategy": .string(field.strategy.rawValue),
    ]
    if let parent = field.chosenParent { json["chosenParent"] = .string(parent.description) }
    switch field.value {
    case .text(let text): json["value"] = .string(text)
    case .integer(let number): json["value"] = .number(number)
    case .boolean(let flag): json["value"] = flag ? true : false
    case .other, nil: break
    }
    return json
  }

  @Test(arguments: 1...60)
  func `merging random forks leaves one head and changes nothing that is seen`(round: Int) throws {
    let generator = SeededGenerator.fromEnvironment(default: UInt64(round) * 104_729)
    var nodes = Self.forked(seed: generator.seed)
    let before = Projection(JudgedLines(nodes).graph)
    for task in before.tasks {
      let merging = HeadMerging(of: task, in: before)
      #expect((merging == nil) == (task.headCount == 1))
      if let merging { nodes = try Self.merged(nodes, merging, of: task, in: before.graph) }
    }
    let judged = JudgedLines(nodes)
    let after = Projection(judged.graph)
    for task in before.tasks {
      let seen = try #require(after[task.id])
      #expect(seen.headCount == 1, "seed \(generator.seed)")
      #expect(
        after.visibleState(of: seen) == before.visibleState(of: task), "seed \(generator.seed)")
    }
    // What a merge decides against stays in history, live.
    for index in before.graph.nodes.indices where before.graph.isLive(index) {
      #expect(judged.graph.isLive(index), "seed \(generator.seed)")
    }
  }

  @Test(arguments: 1...40)
  func `every disputed field says which parent's value it took`(round: Int) throws {
    let generator = SeededGenerator.fromEnvironment(default: UInt64(round) * 7907)
    let before = Projection(JudgedLines(Self.forked(seed: generator.seed)).graph)
    for merging in Self.mergings(in: before) {
      let merge = merging.rounds[0].merge
      for difference in merging.differences {
        let fields =
          difference.todoID.map { id in merge.todos.filter { $0.todoID == id }.flatMap(\.fields) }
          ?? merge.task
        let resolution = try #require(
          fields.first { $0.path == difference.field.path }, "seed \(generator.seed)")
        if let setter = difference.keptSetter {
          let parent = try #require(
            before.graph.nodes.firstIndex { $0.id == resolution.chosenParent })
          #expect(before.graph.history(upTo: parent).contains(setter))
        }
        #expect(!difference.dropped.contains { $0.value == difference.kept })
      }
    }
  }

  @Test func `nearly all of those logs have something to merge`() {
    let counts = (1...40).map { round in
      let graph = JudgedLines(Self.forked(seed: UInt64(round) * 7907)).graph
      return Self.mergings(in: Projection(graph)).count
    }
    #expect(counts.count { $0 > 0 } > 30)
  }

  private static func mergings(in projection: Projection) -> [HeadMerging] {
    projection.tasks.filter { $0.headCount <= 10 }
      .compactMap { HeadMerging(of: $0, in: projection) }
  }

  @Test(arguments: [2, 9, 10, 11, 19, 20, 40])
  func `however many heads there are, one is left and the last writer's value shows`(
    count: Int
  ) throws {
    let device = TaskSketch(by: TestDevice(1))
    let root = device.create()
    var nodes = [root]
    for number in 0..<count {
      nodes.append(
        device.update(
          root, ["title": .string("title \(number)"), "priority": .number(Int64(1 + number % 5))],
          wall: "2026-03-02T00:00:\(number < 10 ? "0" : "")\(number).000Z"))
    }
    let before = Projection(JudgedLines(nodes).graph)
    let task = try #require(before.tasks.first)
    #expect(task.headCount == count)
    let merging = try #require(HeadMerging(of: task, in: before))
    #expect(merging.rounds.count == max(1, (count - 2) / 9 + 1))
    let after = Projection(
      JudgedLines(try Self.merged(nodes, merging, of: task, in: before.graph)).graph)
    let seen = try #require(after.tasks.first)
    #expect(seen.headCount == 1)
    #expect(after.storedTitle(of: seen) == "title \(count - 1)")
    #expect(after.visibleState(of: seen) == before.visibleState(of: task))
    #expect(merging.differences.count == 2)
    #expect(merging.differences[0].kept == .text("title \(count - 1)"))
    #expect(merging.differences[0].dropped.count == count - 1)
  }

  @Test func `what the first of several MERGEs settled is told, not the last one's alone`() throws {
    let device = TaskSketch(by: TestDevice(1))
    let root = device.create()
    let nodes = (0..<12).map { place in
      device.update(
        root, place < 10 ? ["storyPoints": 5] : ["title": .string("title \(place)")],
        wall: "2026-03-02T00:00:\(10 + place).000Z")
    }
    let before = Projection(JudgedLines([root] + nodes).graph)
    let task = try #require(before.tasks.first)
    let merging = try #require(HeadMerging(of: task, in: before))
    #expect(merging.rounds.count == 2)
    let after = Projection(
      JudgedLines(try Self.merged([root] + nodes, merging, of: task, in: before.graph)).graph)
    let seen = try #require(after.tasks.first)
    let merge = try #require(after.unseenMerge(of: seen))
    let comparison = try #require(BranchComparison(ofMerge: merge, of: seen, in: after))
    #expect(comparison.tips.map { after.graph.nodes[$0].id } == nodes.map(\.id))
    #expect(comparison.rows.filter(\.isDisputed).map(\.field) == [.task(.title)])
  }

  @Test func `MERGEs of one time that compare with different nodes are not told as one`() throws {
    let device = TaskSketch(by: TestDevice(1))
    let root = device.create()
    let left = device.update(root, ["priority": 5])
    let step = device.update(root, ["title": .string("step")])
    let (right, late) = (
      device.update(step, ["storyPoints": 5]), device.update(step, ["title": .string("late")])
    )
    let wall = "2026-04-01T00:00:00.000Z"
    let first = device.merge([left, right], base: root, wall: wall)
    let second = device.merge([first, late], base: step, wall: wall)
    let nodes = [root, left, step, right, late, first, second]
    let projection = Projection(JudgedLines(nodes).graph)
    let task = try #require(projection.tasks.first)
    let index = try #require(projection.graph.index(of: second.id))
    let comparison = try #require(BranchComparison(ofMerge: index, of: task, in: projection))
    #expect(comparison.tips.map { projection.graph.nodes[$0].id } == [late.id, first.id])
    #expect(!comparison.rows.contains { $0.isDisputed })
  }

  @Test(arguments: [10, 11, 20])
  func `what a person unset stays unset, however many heads have it set`(count: Int) throws {
    let device = TaskSketch(by: TestDevice(1))
    let root = device.create()
    let (weekly, pointed) = (
      device.update(root, ["frequencyDays": 7]), device.update(root, ["storyPoints": 3])
    )
    let unset = device.node(
      "MERGE", on: [weekly, pointed],
      [
        "base": .string(root.id.description), "policy": ["defaultStrategy": "lww"],
        "resolutions": [
          "task": [
            [
              "path": "frequencyDays", "strategy": "theirs",
              "chosenParent": .string(pointed.id.description),
            ]
          ], "todos": [],
        ],
      ], wall: "2026-03-03T00:00:00.000Z")
    let others = (1..<count).map {
      device.update(root, ["frequencyDays": .number(Int64($0))], wall: "2026-03-02T00:00:00.000Z")
    }
    let nodes = [root, weekly, pointed, unset] + others
    let before = Projection(JudgedLines(nodes).graph)
    let task = try #require(before.tasks.first)
    #expect(task.headCount == count && task.frequencyDays == nil)
    let merging = try #require(HeadMerging(of: task, in: before))
    let after = Projection(
      JudgedLines(try Self.merged(nodes, merging, of: task, in: before.graph)).graph)
    let seen = try #require(after.tasks.first)
    #expect(seen.headCount == 1)
    #expect(after.visibleState(of: seen) == before.visibleState(of: task))
  }

  @Test func `what a person chose is written, however many heads there are`() throws {
    let device = TaskSketch(by: TestDevice(1))
    let root = device.create()
    func wall(_ second: Int) -> String { "2026-03-02T00:00:\(second).000Z" }
    let described = ["x", "y"].enumerated().map { place, text in
      device.update(root, ["description": .string(text)], wall: wall(10 + place))
    }
    let pointed = (0..<10).map {
      device.update(root, ["storyPoints": .number(Int64($0))], wall: wall(20 + $0))
    }
    let named = device.update(root, ["title": "X"], wall: wall(40))
    let renamed = device.update(root, ["title": "X2"], wall: wall(41))
    let nodes =
      [root, named, renamed, device.update(renamed, ["title": "water the plants"])]
      + described + pointed
    let before = Projection(JudgedLines(nodes).graph)
    let task = try #require(before.tasks.first)
    let (title, description) = (StateField.task(.title), StateField.task(.description))
    #expect(task.headCount == 14 && before.value(of: description, of: task) == .text("y"))
    let choices = [
      title: VersionChoice(.text("Q")),
      description: VersionChoice(.unset, of: try #require(pointed.last).id),
    ]
    let merging = try #require(HeadMerging(of: task, in: before, choosing: choices))
    let after = Projection(
      JudgedLines(try Self.merged(nodes, merging, of: task, in: before.graph)).graph)
    let seen = try #require(after.tasks.first)
    #expect(seen.headCount == 1)
    #expect(after.value(of: title, of: seen) == .text("Q"))
    #expect(after.value(of: description, of: seen) == .unset)
  }

  @Test func `days that the latest branch added count once, however many heads there are`() throws {
    let device = TaskSketch(by: TestDevice(1))
    let root = device.create()
    let todo = device.createTodo(root)
    let others = (0..<9).map { device.update(todo, ["description": .string("v\($0)")]) }
    let day: JSONSketch = [
      "newDeadline": "2026-03-09T17:00:00.000Z", "todoTaskId": .string(TaskSketch.todo(1)),
    ]
    let moved = device.node("SNOOZE", on: [todo], day)
    let alike = TaskSketch(by: TestDevice(2)).node("SNOOZE", on: [todo], day)
    let edited = device.update(moved, ["priority": 2])
    let again = device.update(edited, ["priority": 3])
    let nodes = [root, todo, moved, alike, edited, again, device.snooze(again)] + others
    let before = Projection(JudgedLines(nodes).graph)
    let task = try #require(before.tasks.first)
    #expect(task.headCount == 11)
    let merging = try #require(HeadMerging(of: task, in: before))
    let after = Projection(
      JudgedLines(try Self.merged(nodes, merging, of: task, in: before.graph)).graph)
    #expect(after.todos[0].deadline == before.todos[0].deadline)
  }

  @Test func `moves of both branches add up and are kept`() throws {
    let device = TaskSketch(by: TestDevice(1))
    let other = TaskSketch(by: TestDevice(2))
    let root = device.create()
    let todo = device.createTodo(root)
    let nodes = [root, todo, device.snooze(todo, days: 1), other.snooze(todo, days: 2)]
    let before = Projection(JudgedLines(nodes).graph)
    let task = try #require(before.tasks.first)
    let merging = try #require(HeadMerging(of: task, in: before))
    #expect(merging.differences.map(\.field.path) == ["deadline"])
    #expect(merging.differences[0].keptSetter == nil)
    let after = Projection(
      JudgedLines(try Self.merged(nodes, merging, of: task, in: before.graph)).graph)
    #expect(after.todos[0].deadline.wallText == "2026-03-08T17:00:00.000Z")
  }

  @Test func `who changed a field with the other's change in sight is not said to disagree`() throws
  {
    let sketch = TaskSketch()
    let root = sketch.create()
    let (title, priority) = (
      sketch.update(root, ["title": "Buy milk"]), sketch.update(root, ["priority": 5])
    )
    let joined = sketch.merge([title, priority], base: root)
    let later = sketch.update(title, ["title": "Buy oat milk"])
    let projection = Projection(JudgedLines([root, title, priority, joined, later]).graph)
    let task = try #require(projection.tasks.first)
    #expect(task.headCount == 2)
    let merging = try #require(HeadMerging(of: task, in: projection))
    #expect(merging.differences.isEmpty)
    #expect(merging.rounds.map(\.merge.base) == [title.id])
  }
}
