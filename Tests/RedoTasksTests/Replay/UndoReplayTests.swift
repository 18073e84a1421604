import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Undoing what has no inverse: a node on the old parent, then a DELETE of the branch.
struct UndoReplayTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  @Test func `a completion and its next todo are taken back as a branch`() {
    let todo = task.createTodo(root, 1)
    let done = task.complete(todo, 1)
    let next = task.createTodo(done, 2)
    let before = ReplayedTask.text(of: ReplayedTask([root, todo]).projection)
    let keep = task.update(todo, ["title": "water the plants"])
    let delete = task.delete(next)
    let nodes = [root, todo, done, next, keep, delete]
    let replayed = ReplayedTask(nodes)
    #expect(replayed.todos.count == 1)
    #expect(replayed.todos[0].completed == nil)
    #expect(replayed.current == TodoID(TaskSketch.todo(1)))
    #expect(replayed.task?.headCount == 1)
    // The same but for the head, in any order of arrival.
    #expect(before.count == 1)
    let shuffled = ReplayedTask([delete, keep, next, done, todo, root]).projection
    #expect(ReplayedTask.text(of: shuffled) == ReplayedTask.text(of: replayed.projection))
  }

  @Test func `a first frequency is taken back`() {
    let weekly = task.update(root, ["frequencyDays": 7])
    let keep = task.update(root, ["title": "water the plants"])
    let replayed = ReplayedTask([root, weekly, keep, task.delete(weekly)])
    #expect(replayed.task?.frequencyDays == nil)
  }

  @Test func `a DELETE is undone by a node on its parent alone`() {
    let update = task.update(root, ["priority": 5])
    let delete = task.delete(update)
    #expect(ReplayedTask([root, update, delete]).task == nil)
    let keep = task.update(update, ["priority": 5])
    let replayed = ReplayedTask([root, update, delete, keep])
    #expect(replayed.task?.priority == 5)
    #expect(replayed.task?.headCount == 1)
  }

  @Test func `redo appends the undone changes on the new head`() {
    let todo = task.createTodo(root, 1)
    let done = task.complete(todo, 1)
    let next = task.createTodo(done, 2)
    let keep = task.update(todo, ["title": "water the plants"])
    let delete = task.delete(next)
    let again = task.complete(keep, 1)
    let nextAgain = task.createTodo(again, 3)
    let replayed = ReplayedTask([root, todo, done, next, keep, delete, again, nextAgain])
    #expect(replayed.todos.map(\.id.description) == [TaskSketch.todo(1), TaskSketch.todo(3)])
    #expect(replayed.todos[0].completed != nil)
    #expect(replayed.current == TodoID(TaskSketch.todo(3)))
  }

  @Test func `of twins the branch with the lower CREATE_TODO is deleted and the work counts once`()
  {
    let todo = task.createTodo(root, 1)
    let left = task.complete(todo, 1, at: "2026-03-04T08:00:00.000Z")
    let leftNext = task.createTodo(left, 2, wall: "2026-03-04T08:00:00.000Z")
    let right = task.complete(todo, 1, at: "2026-03-04T09:00:00.000Z")
    let rightNext = task.createTodo(right, 3, wall: "2026-03-04T09:00:00.000Z")
    let nodes = [root, todo, left, leftNext, right, rightNext]
    #expect(ReplayedTask(nodes).todos.count == 3)
    let settled = ReplayedTask(nodes + [task.delete(leftNext)])
    #expect(settled.todos.map(\.id.description) == [TaskSketch.todo(1), TaskSketch.todo(3)])
    #expect(settled.todos[0].completed == Instant(rfc3339: "2026-03-04T09:00:00Z"))
    #expect(settled.task?.headCount == 1)
  }
}
