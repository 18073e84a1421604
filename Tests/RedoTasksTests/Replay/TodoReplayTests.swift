import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

struct TodoReplayTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  private func instant(_ text: String) -> Instant? { Instant(rfc3339: text) }

  @Test func `what was never set reads as the protocol's default`() throws {
    let replayed = ReplayedTask([root])
    let state = try #require(replayed.task)
    #expect(replayed.description == "")
    #expect(state.priority == 3)
    #expect(state.storyPoints == 1)
    #expect(!state.isPrivate)
    #expect(state.frequencyDays == nil)
    #expect(state.isDraft)
    #expect(!state.isDone)
  }

  @Test func `later fields overlay earlier ones and leave the rest alone`() throws {
    let first = task.node(
      "UPDATE", on: [root], ["description": "d", "priority": 5, "privacy": true])
    let second = task.update(first, ["priority": 2, "description": ""])
    let replayed = ReplayedTask([root, first, second])
    #expect(replayed.title == "water the plants")
    #expect(replayed.description == "")
    #expect(replayed.task?.priority == 2)
    #expect(replayed.task?.isPrivate == true)
  }

  @Test func `the current todo is the open one that was made last`() {
    let one = task.createTodo(root, 1)
    let two = task.createTodo(one, 2)
    let three = task.createTodo(two, 3)
    let nodes = [root, one, two, three]
    #expect(ReplayedTask(nodes).current == TodoID(TaskSketch.todo(3)))
    let done = task.complete(three, 3)
    // The next older open one: an orphan becomes current again.
    #expect(ReplayedTask(nodes + [done]).current == TodoID(TaskSketch.todo(2)))
    let all = task.complete(task.complete(done, 1), 2)
    let rest = ReplayedTask(nodes + [done, task.complete(done, 1), all])
    #expect(rest.current == nil)
    #expect(rest.task?.isDone == true)
  }

  @Test func `of todos made apart the one highest in total order is current`() {
    let early = task.createTodo(root, 1, wall: "2026-01-01T00:00:00.000Z")
    let late = task.createTodo(root, 2, wall: "2026-01-02T00:00:00.000Z")
    for nodes in [[root, early, late], [late, root, early]] {
      let replayed = ReplayedTask(nodes)
      #expect(replayed.current == TodoID(TaskSketch.todo(2)))
      #expect(replayed.todos.map(\.id.description) == [TaskSketch.todo(1), TaskSketch.todo(2)])
    }
  }

  @Test func `a completion counts although another todo won`() {
    let early = task.createTodo(root, 1, wall: "2026-01-01T00:00:00.000Z")
    let late = task.createTodo(root, 2, wall: "2026-01-02T00:00:00.000Z")
    let done = task.complete(early, 1)
    let replayed = ReplayedTask([root, early, late, done])
    #expect(replayed.todos[0].completed == instant("2026-03-04T08:00:00Z"))
    #expect(replayed.current == TodoID(TaskSketch.todo(2)))
  }

  @Test func `a second completion overwrites the first`() {
    let todo = task.createTodo(root)
    let first = task.complete(todo, at: "2026-03-04T08:00:00.000Z")
    let second = task.complete(first, at: "2026-03-03T10:30:00.1239+02:00")
    let replayed = ReplayedTask([root, todo, first, second])
    #expect(replayed.todos[0].completed == instant("2026-03-03T08:30:00.123Z"))
  }

  @Test func `a repeated CREATE_TODO changes nothing`() {
    let todo = task.createTodo(root, 1, notes: "first")
    let again = task.createTodo(todo, 1, due: "2030-01-01T00:00:00.000Z", notes: "second")
    let replayed = ReplayedTask([root, todo, again])
    #expect(replayed.todos.count == 1)
    #expect(replayed.todos[0].deadline == instant("2026-03-05T17:00:00Z"))
    #expect(replayed.notes(0) == "first")
  }

  @Test func `a snooze adds days of 86,400 s, or sets the moment`() {
    let todo = task.createTodo(root, 1, due: "2026-03-28T23:30:00.000Z")
    let days = task.snooze(todo, days: 2)
    #expect(ReplayedTask([root, todo, days]).todos[0].deadline == instant("2026-03-30T23:30:00Z"))
    let until = task.node(
      "SNOOZE", on: [days],
      ["todoTaskId": .string(TaskSketch.todo(1)), "newDeadline": "2026-03-01T01:00:00+05:00"])
    let replayed = ReplayedTask([root, todo, days, until])
    #expect(replayed.todos[0].deadline == instant("2026-02-28T20:00:00Z"))
  }

  @Test(arguments: [3_000_000, 2_932_897, 9_007_199_254_740_991] as [Int64])
  func `a deadline never passes the year 9999`(days: Int64) {
    let todo = task.createTodo(root)
    let far = task.snooze(todo, days: days)
    let replayed = ReplayedTask([root, todo, far, task.snooze(far)])
    #expect(replayed.todos[0].deadline == instant("9999-12-31T23:59:59.999Z"))
  }

  @Test func `notes are appended, each after a newline, and empty ones add nothing`() {
    let todo = task.createTodo(root)
    #expect(ReplayedTask([root, todo]).notes(0) == nil)
    let first = task.snooze(todo, notes: "a\nb")
    let second = task.snooze(first, notes: "")
    let third = task.complete(second, notes: "c")
    let replayed = ReplayedTask([root, todo, first, second, third])
    #expect(replayed.notes(0) == "a\nb\nc")
  }

  @Test func `archive and unarchive follow each other, an UPDATE leaves them alone`() {
    let archive = task.archive(root)
    let update = task.update(archive)
    #expect(ReplayedTask([root, archive, update]).task?.isArchived == true)
    let back = task.unarchive(update)
    #expect(ReplayedTask([root, archive, update, back]).task?.isArchived == false)
  }

  @Test func `without a MERGE the last writer wins field by field`() {
    let left = task.update(
      root, ["title": "left", "priority": 1], wall: "2026-01-01T00:00:00.000Z")
    let right = task.update(root, ["title": "right"], wall: "2026-01-02T00:00:00.000Z")
    for nodes in [[root, left, right], [root, right, left]] {
      let replayed = ReplayedTask(nodes)
      #expect(replayed.title == "right")
      #expect(replayed.task?.priority == 1)
      #expect(replayed.task?.headCount == 2)
    }
  }

  @Test(arguments: [1, 2, 15, 16, 17, 39, 40])
  func `among many todos the right one is completed, in each task anew`(number: Int) {
    var nodes: [SketchedNode] = []
    for sketch in [TaskSketch(task: 1), TaskSketch(task: 2)] {
      var tip = sketch.create()
      nodes.append(tip)
      for number in 1...40 {
        tip = sketch.createTodo(tip, number)
        nodes.append(tip)
      }
      nodes.append(sketch.complete(tip, number))
    }
    let projection = ReplayedTask(nodes).projection
    let done = projection.todos.indices.filter { projection.todos[$0].completed != nil }
    #expect(done == [number - 1, number + 39])
  }
}
