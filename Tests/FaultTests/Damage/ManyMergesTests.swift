import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Tasks that were merged thousands of times, near their branches or far from them.
@Suite(.serialized)
struct ManyMergesTests {
  /// Where the branches of a task part, and what the MERGEs that join them name as their base.
  enum Shape: CaseIterable {
    /// Two branches part and are merged, again and again.
    case nearBases
    /// As before, but each MERGE names the task's first change.
    case firstBase
    /// Each MERGE names another change of a long beginning: the next, the one before, or any.
    case laterBases, earlierBases, scatteredBases
    /// Each MERGE names another change of a branch that the task's beginning is not on.
    case basesOfBranch
    /// A branch goes on beside the one that it is merged into each time.
    case longBranch
    /// As before, and a device has not met the others yet; or there are forty such.
    case strayHead, strayHeads
    /// As a long branch, and the task has a hundred todos.
    case manyTodos

    /// How many heads there are in the end.
    fileprivate var headCount: Int {
      switch self {
      case .strayHead: 2
      case .strayHeads: 41
      default: 1
      }
    }

    fileprivate var goesOn: Bool {
      [.longBranch, .strayHead, .strayHeads, .manyTodos].contains(self)
    }
  }

  @Test(arguments: Shape.allCases)
  func `thousands of merges of one task cost in proportion to their number`(shape: Shape) {
    func seconds(_ merges: Int) -> Double {
      let bytes = LogBytes(Self.log(merges, shape).bytes)
      let start = ThreadTime.now
      let projection = Projection(replaying: ChangeLog(bytes))
      let time = ThreadTime.seconds(since: start)
      let graph = projection.graph
      #expect(graph.nodes.indices.allSatisfy(graph.isSound))
      #expect(projection.tasks.map(\.headCount) == [shape.headCount])
      #expect(
        projection.tasks.map { projection.storedTitle(of: $0) } == ["right \(merges - 1)"])
      return time
    }
    // Four times as many: squares would be sixteen times as long.
    let growth = Growth(from: 500, to: 2_000, within: 8, slack: 0.1, seconds: seconds)
    print("\(shape): \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `the history of a task that was merged thousands of times is told in proportion`() {
    func seconds(_ merges: Int) -> Double {
      let history = ToldHistory(of: Self.log(merges, .nearBases))
      #expect(history.texts.contains("changed title to “left \(merges - 1)”"))
      return history.seconds
    }
    let growth = Growth(from: 500, to: 2_000, within: 8, slack: 0.1, seconds: seconds)
    print("history: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `branches of thousands of tasks are joined in proportion to their number`() throws {
    let context = try ScriptedReplica().context
    func seconds(_ tasks: Int) throws -> Double {
      let projection = Projection(replaying: ChangeLog(LogBytes(Self.forks(tasks).bytes)))
      let start = ThreadTime.now
      let plan = try Intent.merge([]).plan(over: projection, in: context)
      let time = ThreadTime.seconds(since: start)
      #expect(plan.nodes.count == tasks)
      return time
    }
    // Sixteen times as many: squares would be 256 times as long.
    let growth = try Growth(from: 250, to: 4_000, within: 24, slack: 0.05, seconds: seconds)
    print("forks: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test(arguments: [false, true])
  func `many heads above many merges are joined in proportion to their number`(
    isCrossed: Bool
  ) throws {
    let context = try ScriptedReplica().context
    func seconds(_ heads: Int) throws -> Double {
      let log = Self.heads(heads, aboveCrossed: isCrossed)
      let projection = Projection(replaying: ChangeLog(LogBytes(log.bytes)))
      let task = try #require(projection.tasks.first)
      #expect(task.headCount == heads)
      let start = ThreadTime.now
      #expect(projection.twinHeads(of: task).isEmpty)
      let plan = try Intent.merge([task.id]).plan(over: projection, in: context)
      let time = ThreadTime.seconds(since: start)
      // Ten heads are joined first, and then nine with each MERGE before.
      #expect(plan.nodes.count == 1 + (heads - 10 + 8) / 9)
      return time
    }
    // Four times as many: squares would be sixteen times as long.
    let growth = try Growth(from: 250, to: 1_000, within: 8, slack: 0.1, seconds: seconds)
    print("heads above merges: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `many merges of many todos that both branches changed cost as much as both multiply`()
  {
    func seconds(_ count: Int) -> Double {
      let bytes = LogBytes(Self.log(todos: count, settledBy: count).bytes)
      let start = ThreadTime.now
      let projection = Projection(replaying: ChangeLog(bytes))
      let time = ThreadTime.seconds(since: start)
      #expect(projection.tasks.map(\.headCount) == [count])
      return time
    }
    // Four times as many of each: cubes would be 64 times as long.
    let growth = Growth(from: 80, to: 320, within: 24, slack: 0.1, seconds: seconds)
    print("todos settled: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `many heads that each made a todo are joined in proportion to their pairs`() throws {
    let context = try ScriptedReplica().context
    func seconds(_ heads: Int) throws -> Double {
      let projection = Projection(
        replaying: ChangeLog(LogBytes(Self.heads(heads, areJoined: false).bytes)))
      let task = try #require(projection.tasks.first)
      let bytes = LogBytes(Self.heads(heads, areJoined: true).bytes)
      let start = ThreadTime.now
      let plan = try Intent.merge([task.id]).plan(over: projection, in: context)
      let joined = Projection(replaying: ChangeLog(bytes))
      let time = ThreadTime.seconds(since: start)
      #expect(plan.nodes.count == heads / 9)
      #expect(joined.tasks.map(\.headCount) == [1])
      return time
    }
    // Four times as many: their pairs are sixteen times as many, and cubes would be 64 times as long.
    let growth = try Growth(from: 90, to: 360, within: 24, slack: 0.1, seconds: seconds)
    print("heads with todos: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  /// Heads that each made a todo, or those and the merges that join them, nine with each merge before.
  private static func heads(_ count: Int, areJoined: Bool) -> BulkLog {
    var log = BulkLog()
    let root = log.addTask(1, title: "root")
    let heads = (0..<count).map { log.addTodo($0 + 2, lamport: 3, on: root) }
    guard areJoined else { return log }
    var last: [String] = []
    for (round, first) in stride(from: 0, to: count, by: 9).enumerated() {
      last = [
        log.append(
          "MERGE", "{\"base\":\"\(root)\"}", task: 1, lamport: 4 + round,
          on: heads[first..<first + 9] + last)
      ]
    }
    return log
  }

  /// Todos that one branch completed and another moved, and so many merges of both.
  private static func log(todos: Int, settledBy merges: Int) -> BulkLog {
    var log = BulkLog()
    let root = Change(id: log.addTask(1, title: "root"), lamport: 2)
    let start = (2...todos).reduce(root) { log.addTodo($1, on: $0) }
    var (left, right) = (start, start)
    for number in 1...todos {
      left = log.change(
        "COMPLETE_TODO", "\"completed\":\"2026-03-04T17:00:00.000Z\"", number, on: left)
      right = log.change("SNOOZE", "\"daysToExtend\":1", number, on: right)
    }
    for number in 0..<merges { _ = log.merge(left, right, base: start, after: number) }
    return log
  }

  /// As many merges as heads that then stand on the last: on one, or on two that have the same parents.
  private static func heads(_ count: Int, aboveCrossed isCrossed: Bool) -> BulkLog {
    var log = BulkLog()
    let root = Change(id: log.addTask(1, title: "root"), lamport: 2)
    var (left, right) = (log.retitle("left", on: root), log.retitle("right", on: root, second: 1))
    for number in 0..<count {
      if isCrossed {
        let (one, other) = (left, right)
        left = log.merge(one, other, base: root)
        right = log.merge(other, one, base: root)
      } else {
        let last = log.merge(left, right, base: root)
        left = log.retitle("left \(number)", on: last)
        right = number == count - 1 ? left : log.retitle("right \(number)", on: last, second: 1)
      }
    }
    for number in 0..<count {
      _ = log.retitle("head \(number)", on: number.isMultiple(of: 2) ? left : right)
    }
    return log
  }

  /// Tasks of which each has two heads.
  private static func forks(_ tasks: Int) -> BulkLog {
    var log = BulkLog()
    for number in 1...tasks {
      let todo = log.addTask(number, title: "root")
      for title in ["left", "right"] { log.retitle(title, of: number, lamport: 3, on: todo) }
    }
    return log
  }

  private static func log(_ merges: Int, _ shape: Shape) -> BulkLog {
    var log = BulkLog()
    let root = Change(id: log.addTask(1, title: "root"), lamport: 2)
    for number in 1..<shape.headCount { _ = log.retitle("stray \(number)", on: root) }
    let (start, bases) = beginning(of: shape, merges, on: root, in: &log)
    var (last, side) = (start, start)
    for number in 0..<merges {
      let goesOn = shape.goesOn
      let left = goesOn ? last : log.retitle("left \(number)", on: last)
      side = log.retitle("right \(number)", on: goesOn ? side : last, second: 1)
      let base = shape == .nearBases ? last : bases.isEmpty ? root : bases[number]
      last = log.merge(left, side, base: base)
    }
    return log
  }

  /// What comes before the merges: its last change, and the base of each MERGE, if they differ.
  private static func beginning(
    of shape: Shape, _ merges: Int, on root: Change, in log: inout BulkLog
  ) -> (last: Change, bases: [Change]) {
    if shape == .manyTodos {
      return ((0..<100).reduce(root) { log.addTodo($1 + 2, on: $0) }, [])
    }
    guard [.laterBases, .earlierBases, .scatteredBases, .basesOfBranch].contains(shape) else {
      return (root, [])
    }
    var last = root
    var bases: [Change] = []
    for number in 0..<merges {
      last = log.retitle("before \(number)", on: last)
      bases.append(last)
    }
    if shape == .earlierBases { bases.reverse() }
    if shape == .scatteredBases { bases = bases.indices.map { bases[$0 * 7919 % merges] } }
    if shape == .basesOfBranch {
      last = log.merge(last, log.retitle("beside", on: root), base: root)
    }
    return (last, bases)
  }

  /// A change that others stand on.
  fileprivate struct Change {
    let id: String
    let lamport: Int
  }
}

extension BulkLog {
  fileprivate mutating func addTodo(
    _ number: Int, on parent: ManyMergesTests.Change
  ) -> ManyMergesTests.Change {
    let lamport = parent.lamport + 1
    return ManyMergesTests.Change(
      id: addTodo(number, lamport: lamport, on: parent.id), lamport: lamport)
  }

  fileprivate mutating func retitle(
    _ title: String, on parent: ManyMergesTests.Change, second: Int = 0
  ) -> ManyMergesTests.Change {
    let lamport = parent.lamport + 1
    let id = retitle(title, lamport: lamport, on: parent.id, after: second * 1_000)
    return ManyMergesTests.Change(id: id, lamport: lamport)
  }

  /// Changes a todo.
  fileprivate mutating func change(
    _ action: StaticString, _ field: String, _ number: Int, on parent: ManyMergesTests.Change
  ) -> ManyMergesTests.Change {
    let lamport = parent.lamport + 1
    let id = append(
      action, "{\(field),\"todoTaskId\":\"\(BulkLog.todo(number))\"}", task: 1, lamport: lamport,
      on: parent.id)
    return ManyMergesTests.Change(id: id, lamport: lamport)
  }

  fileprivate mutating func merge(
    _ left: ManyMergesTests.Change, _ right: ManyMergesTests.Change, base: ManyMergesTests.Change,
    after milliseconds: Int = 0
  ) -> ManyMergesTests.Change {
    let lamport = max(left.lamport, right.lamport) + 1
    let id = append(
      "MERGE", "{\"base\":\"\(base.id)\"}", task: 1, lamport: lamport, on: [left.id, right.id],
      wall: Self.wall(after: milliseconds))
    return ManyMergesTests.Change(id: id, lamport: lamport)
  }
}
