import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Tasks of which thousands of branches were ended, or seem to have been.
@Suite(.serialized)
struct ManyDeletionsTests {
  /// What was done to one task again and again.
  enum Shape: CaseIterable {
    /// Its todo was completed, and the branch deleted.
    case completionsDeleted
    /// One of two branches was left for the other, and the other way round.
    case branchesExchanged
  }

  @Test(arguments: Shape.allCases)
  func `the history of a task that was deleted again and again is told in proportion`(
    shape: Shape
  ) {
    func seconds(_ count: Int) -> Double {
      let history = ToldHistory(of: Self.log(count, shape))
      let graph = history.projection.graph
      let start = ThreadTime.now
      let meant = graph.nodes.indices.count(where: history.projection.meansDeletion)
      let time = ThreadTime.seconds(since: start)
      #expect(graph.nodes.indices.allSatisfy(graph.isSound))
      #expect(history.texts.count > count)
      #expect(meant <= count)
      return history.seconds + time
    }
    // Eight times as many: squares would be 64 times as long, and it was their cubes.
    let growth = Growth(from: 100, to: 800, within: 24, slack: 0.1, seconds: seconds)
    print("history of \(shape): \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test(arguments: [false, true])
  func `the history of changes that say the same again is told in proportion`(
    isOneIntent: Bool
  ) {
    func seconds(_ count: Int) -> Double {
      var log = BulkLog()
      var last = log.append("CREATE", "{\"title\":\"root\"}", task: 1, lamport: 1, on: nil)
      for number in 1...count {
        last = log.retitle(
          "root", lamport: number + 1, on: last, after: isOneIntent ? 1_000 : number * 1_000)
      }
      let history = ToldHistory(of: log) { $0.text(of: $1) }
      #expect(history.texts.count { $0 == "changed nothing" } == count)
      return history.seconds
    }
    // Eight times as many: squares would be 64 times as long.
    let growth = Growth(from: 1_000, to: 8_000, within: 24, slack: 0.1, seconds: seconds)
    print("history of what changed nothing: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `the history of an intent that wrote thousands of changes is told in proportion`() {
    func seconds(_ count: Int) -> Double {
      var log = BulkLog()
      var last = log.addTask(1, title: "root")
      for number in 1...count {
        last = log.retitle("title \(number)", lamport: number + 2, on: last)
      }
      let history = ToldHistory(of: log) { $0.text(of: $1) }
      #expect(history.texts.contains("changed title to “title \(count)”"))
      return history.seconds
    }
    let growth = Growth(from: 1_000, to: 8_000, within: 24, slack: 0.1, seconds: seconds)
    print("history of one intent: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  private static func log(_ count: Int, _ shape: Shape) -> BulkLog {
    var log = BulkLog()
    let root = log.append("CREATE", "{\"title\":\"root\"}", task: 1, lamport: 1, on: nil)
    let todo = log.addTodo(1, lamport: 2, on: root)
    let tips = ["left", "right"].map { log.retitle($0, lamport: 3, on: todo) }
    for number in 1...count {
      let wall = BulkLog.wall(after: number * 2_000)
      var end = wall
      let ended: String
      switch shape {
      case .completionsDeleted:
        ended = log.append(
          "COMPLETE_TODO",
          "{\"completed\":\"\(wall)\",\"todoTaskId\":\"\(BulkLog.todo(1))\"}", task: 1, lamport: 3,
          on: todo, wall: wall)
        end = BulkLog.wall(after: number * 2_000 + 1_000)
      case .branchesExchanged:
        ended = tips[number % 2]
        log.retitle(
          number % 2 == 0 ? "right" : "left", lamport: 4, on: tips[1 - number % 2],
          after: number * 2_000)
      }
      log.append(
        "DELETE", "{\"deletedChain\":[\"\(root)\",\"\(todo)\",\"\(ended)\"]}", task: 1, lamport: 4,
        on: ended, wall: end)
    }
    return log
  }
}
