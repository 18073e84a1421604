import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What single changes did, and that together they did what the replay shows.
struct ChangeEffectTests {
  static let seeds = (0..<10).map { seed in
    SeededGenerator.fromEnvironment(default: 500).seed &+ UInt64(seed)
  }

  private let laptop = TaskSketch(by: TestDevice(1))
  private let phone = TaskSketch(by: TestDevice(2))

  private func projection(_ nodes: [SketchedNode]) -> Projection {
    Projection(replaying: ChangeLog(JudgedLines.bytes(nodes.map(\.line))))
  }

  /// Every field's value after all effects of a task, taken in total order.
  private func folded(
    _ task: TaskState, _ projection: Projection, _ context: String
  ) -> [StateField: ShownValue] {
    var values: [StateField: ShownValue] = [:]
    for place in task.nodes {
      let index = Int(projection.graph.order[place])
      guard projection.graph.isLive(index) else { continue }
      let effect = ChangeEffect(of: index, in: projection)
      #expect(effect.standing == .counts, "\(context)")
      for step in effect.steps {
        let known = values[step.field] ?? (step.field == .task(.archived) ? .flag(false) : .unset)
        #expect(step.before == known, "\(context): \(step)")
        #expect(step.before != step.after, "\(context): \(step)")
        values[step.field] = step.after
      }
    }
    return values
  }

  private func shown(_ task: TaskState, _ projection: Projection) -> [StateField: ShownValue] {
    var values: [StateField: ShownValue] = [:]
    let fields = task.fields
    values[.task(.title)] = fields.title.map { .text(projection.string($0)) }
    values[.task(.description)] = fields.description.map { .text(projection.string($0)) }
    values[.task(.priority)] = fields.priority.map { .number(Int64($0)) }
    values[.task(.storyPoints)] = fields.storyPoints.map { .number($0) }
    values[.task(.frequencyDays)] = fields.frequencyDays.map { .number($0) }
    values[.task(.privacy)] = fields.privacy.map { .flag($0) }
    if task.isArchived { values[.task(.archived)] = .flag(true) }
    for todo in projection.todos[task.todos] {
      values[.todo(.deadline, todo.id)] = .moment(todo.deadline)
      values[.todo(.completed, todo.id)] = todo.completed.map { .moment($0) }
      values[.todo(.notes, todo.id)] = projection.notes(of: todo).map { .text($0) }
    }
    return values
  }

  @Test(arguments: seeds)
  func `effects in total order lead to the task's state, and blame names the last`(
    seed: UInt64
  ) {
    let log = RandomLog(count: 110, faultRate: 0.1, seed: seed)
    let projection = projection(log.nodes)
    for task in projection.tasks {
      var values = folded(task, projection, "seed \(seed)")
      if values[.task(.archived)] == .flag(false) { values[.task(.archived)] = nil }
      values = values.filter { $0.value != .unset }
      #expect(values == shown(task, projection), "seed \(seed)")
      for line in Blame(of: task, in: projection).lines {
        let effect = ChangeEffect(of: line.node, in: projection)
        let step = effect.steps.first { $0.field == line.field }
        #expect(step?.after == line.value, "seed \(seed): \(line)")
      }
      let blamed = Set(Blame(of: task, in: projection).lines.map(\.field))
      #expect(blamed.isSuperset(of: values.keys), "seed \(seed)")
    }
  }

  @Test func `a change says which fields it moved, from what to what`() {
    let create = laptop.create("tea", wall: "2026-03-01T09:00:00.000Z")
    let update = laptop.update(create, ["priority": 5, "title": "tea"])
    let again = laptop.update(update, ["priority": 2])
    let projection = projection([create, update, again])
    let effect = ChangeEffect(of: 1, in: projection)
    #expect(effect.steps.map(\.field) == [.task(.priority)])
    #expect(effect.steps.first?.before == .unset && effect.steps.first?.after == .number(5))
    #expect(effect.steps.first?.overruledBy == nil)
    #expect(ChangeEffect(of: 2, in: projection).steps.first?.before == .number(5))
  }

  @Test func `a change that lost to one made apart from it says to which`() {
    let create = laptop.create()
    let mine = laptop.update(create, ["priority": 5], wall: "2026-03-01T09:00:01.000Z")
    let theirs = phone.update(create, ["priority": 1], wall: "2026-03-01T09:00:02.000Z")
    let projection = projection([create, mine, theirs])
    #expect(ChangeEffect(of: 1, in: projection).steps.first?.overruledBy == 2)
    #expect(ChangeEffect(of: 2, in: projection).steps.first?.overruledBy == nil)
    #expect(ChangeEffect(of: 2, in: projection).steps.first?.before == .number(5))
    #expect(Blame(of: projection.tasks[0], in: projection).lines.map(\.node) == [0, 2])
  }

  @Test func `a todo is made, moved and done, with notes`() {
    let create = laptop.create()
    let todo = laptop.createTodo(create)
    let moved = laptop.snooze(todo, days: 2, notes: "rain")
    let done = laptop.complete(moved)
    let projection = projection([create, todo, moved, done])
    let steps = (1...3).map { ChangeEffect(of: $0, in: projection).steps }
    #expect(steps[0].count == 1 && steps[0][0].before == .unset)
    #expect(steps[1].map(\.after).last == .text("rain"))
    #expect(steps[1].count == 2)
    #expect(steps[2].map(\.field.path) == ["completed"])
  }

  @Test func `a branch that was taken back shows what it did, and that it counts no more`() {
    let create = laptop.create()
    let undone = laptop.update(create, ["priority": 5])
    let kept = laptop.update(create, ["title": "water the plants"])
    let projection = projection([create, undone, kept, laptop.delete(undone)])
    let effect = ChangeEffect(of: 1, in: projection)
    #expect(effect.standing == .buried)
    #expect(effect.steps.map(\.after) == [.number(5)])
    #expect(ChangeEffect(of: 3, in: projection).steps.isEmpty)
  }

  @Test func `a change that breaks a rule did nothing`() {
    let create = laptop.create()
    let projection = projection([create, laptop.complete(create, 9)])
    #expect(ChangeEffect(of: 1, in: projection).standing == .unused)
    #expect(ChangeEffect(of: 1, in: projection).steps.isEmpty)
  }
}
