import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// How a MERGE settles the fields of todos.
struct MergeTodoReplayTests {
  let task = TaskSketch()
  let todo: SketchedNode
  let root: SketchedNode
  let left: SketchedNode
  let right: SketchedNode

  init() {
    root = task.create()
    todo = task.createTodo(root, 1, notes: "base")
    left = task.snooze(todo, days: 1, notes: "left")
    right = task.node(
      "SNOOZE", on: [todo],
      [
        "todoTaskId": .string(TaskSketch.todo(1)), "newDeadline": "2027-01-01T00:00:00.000Z",
        "notes": "right",
      ], wall: "2026-04-01T00:00:00.000Z")
  }

  private func merged(_ fields: JSONSketch, policy: JSONSketch? = nil) -> ReplayedTask {
    let merge = task.merge(
      [left, right], base: todo, policy: policy,
      resolutions: [
        "todos": [["todoTaskId": .string(TaskSketch.todo(1)), "fields": fields]]
      ])
    return ReplayedTask([root, todo, left, right, merge])
  }

  private func deadline(_ replayed: ReplayedTask) -> String { replayed.todos[0].deadline.wallText }

  @Test func `deadline and notes are the later writer's by default`() {
    let replayed = merged([])
    #expect(deadline(replayed) == "2027-01-01T00:00:00.000Z")
    #expect(replayed.notes(0) == "base\nright")
  }

  @Test func `ours gives the first parent's`() {
    let replayed = merged([], policy: ["defaultStrategy": "ours"])
    #expect(deadline(replayed) == "2026-03-06T17:00:00.000Z")
    #expect(replayed.notes(0) == "base\nleft")
  }

  @Test func `a resolution sets each field by hand`() {
    let replayed = merged([
      ["path": "deadline", "strategy": "manual", "value": "2026-06-01T02:00:00+02:00"],
      ["path": "notes", "strategy": "manual", "value": "by hand"],
      ["path": "completed", "strategy": "manual", "value": "2026-06-01T00:00:00Z"],
    ])
    #expect(deadline(replayed) == "2026-06-01T00:00:00.000Z")
    #expect(replayed.notes(0) == "by hand")
    // Nobody changed it, so nothing is written.
    #expect(replayed.todos[0].completed == nil)
  }

  @Test(arguments: ["tomorrow", "2026-02-30T00:00:00Z", ""])
  func `a deadline by hand that is no date-time falls back to the later writer`(value: String) {
    let replayed = merged([
      ["path": "deadline", "strategy": "manual", "value": .string(value)]
    ])
    #expect(deadline(replayed) == "2027-01-01T00:00:00.000Z")
  }

  @Test func `max is for numbers, a deadline is none`() {
    let replayed = merged([], policy: ["defaultStrategy": "min"])
    #expect(deadline(replayed) == "2027-01-01T00:00:00.000Z")
  }

  @Test func `a completion on one side is kept, and taken back where a resolution says so`() {
    let done = task.complete(todo)
    let kept = task.merge([done, right], base: todo)
    #expect(ReplayedTask([root, todo, done, right, kept]).todos[0].completed != nil)
    let open = task.merge(
      [done, right], base: todo,
      resolutions: [
        "todos": [
          [
            "todoTaskId": .string(TaskSketch.todo(1)),
            "fields": [
              [
                "path": "completed", "strategy": "ours",
                "chosenParent": .string(right.id.description),
              ]
            ],
          ]
        ]
      ])
    #expect(ReplayedTask([root, todo, done, right, open]).todos[0].completed == nil)
  }

  @Test func `a todo that one side made is kept with everything it has`() {
    let made = task.createTodo(left, 2, due: "2026-08-01T00:00:00.000Z", notes: "new")
    let merge = task.merge([made, right], base: todo, policy: ["defaultStrategy": "theirs"])
    let replayed = ReplayedTask([root, todo, left, made, right, merge])
    #expect(replayed.todos.count == 2)
    #expect(replayed.todos[1].deadline.wallText == "2026-08-01T00:00:00.000Z")
    #expect(replayed.notes(1) == "new")
    #expect(replayed.current == TodoID(TaskSketch.todo(2)))
  }

  @Test func `a todo that the base has and a parent lacks is unset there`() {
    let done = task.complete(left)
    let aside = task.update(root)
    let nodes = [root, todo, left, done, aside]
    let merge = task.merge([done, aside], base: done)
    let replayed = ReplayedTask(nodes + [merge])
    #expect(replayed.todos[0].completed == nil)
    #expect(deadline(replayed) == "2026-03-06T17:00:00.000Z")
    #expect(replayed.notes(0) == "base\nleft")
    let sane = task.merge([done, aside], base: root)
    #expect(ReplayedTask(nodes + [sane]).todos[0].completed != nil)
  }

  @Test func `resolutions of a todo that there is not change nothing`() {
    let merge = task.merge(
      [left, right], base: todo,
      resolutions: [
        "todos": [
          [
            "todoTaskId": .string(TaskSketch.todo(9)),
            "fields": [["path": "notes", "strategy": "manual", "value": "x"]],
          ]
        ]
      ])
    #expect(ReplayedTask([root, todo, left, right, merge]).todos.count == 1)
  }

  @Test func `MERGEs over a long history of todos stay quick`() {
    var nodes = [root]
    for number in 0..<1500 {
      let name = "70d00000-0000-4000-8000-" + String(100_000_000_000 + number)
      let payload: JSONSketch = ["todoTaskId": .string(name), "deadline": "2026-03-05T17:00:00Z"]
      nodes.append(task.node("CREATE_TODO", on: [nodes[nodes.count - 1]], payload))
    }
    var tip = nodes[nodes.count - 1]
    for number in 0..<20 {
      let one = task.update(tip, ["storyPoints": .number(Int64(number))])
      let two = task.update(tip, ["priority": 2])
      let merge = task.merge([one, two], base: tip)
      nodes += [one, two, merge]
      tip = merge
    }
    let log = ChangeLog(JudgedLines.bytes(nodes.map(\.line)))
    let graph = ChangeGraph(log)
    let clock = ContinuousClock()
    var projection: Projection?
    var elapsed = Duration.seconds(60)
    // What else the machine does only ever lengthens it.
    for _ in 0..<5 where elapsed >= .seconds(12) {
      elapsed = min(elapsed, clock.measure { projection = Projection(graph) })
    }
    #expect(projection?.todos.count == 1500)
    #expect(projection?.tasks.first?.storyPoints == 19)
    // About a second; looking each todo up in each state took 25.
    #expect(elapsed < .seconds(12))
  }
}
