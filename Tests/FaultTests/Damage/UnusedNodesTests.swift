import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Logs most of which does not count: a history tells of that too.
@Suite(.serialized)
struct UnusedNodesTests {
  /// What stands on a change that breaks a rule, or that is missing.
  enum Shape: CaseIterable {
    /// One title after another.
    case titles
    /// One move of a todo's date after another.
    case moves
    /// Two branches that are merged, again and again.
    case merges
  }

  @Test(arguments: Shape.allCases)
  func `the history of thousands of changes that are not used is told in proportion`(
    shape: Shape
  ) {
    func seconds(_ count: Int) -> Double {
      let history = ToldHistory(of: Self.log(count, shape))
      let graph = history.projection.graph
      #expect(graph.nodes.indices.count(where: graph.isSound) == 2)
      #expect(history.texts.count > count)
      return history.seconds
    }
    // Eight times as many, each of which looks some hundreds back: squares are 64 times as long.
    let growth = Growth(from: 500, to: 4_000, within: 32, slack: 0.1, seconds: seconds)
    print("history of unused \(shape): \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `a task that was never given a title is looked through once for all its changes`() {
    func seconds(_ count: Int) -> Double {
      var log = BulkLog()
      var last = log.append("CREATE", "{\"title\":\"lost\"}", task: 1, lamport: 1, on: nil)
      _ = log.takeLine()
      for number in 0..<count {
        last = log.append(
          "UPDATE", "{\"priority\":\(number % 5 + 1)}", task: 1, lamport: number + 2, on: last)
      }
      let projection = Projection(replaying: ChangeLog(LogBytes(log.bytes)))
      let graph = projection.graph
      let start = ThreadTime.now
      let titled = graph.nodes.indices.count { projection.lastTitle(of: graph.task(of: $0)) != nil }
      let time = ThreadTime.seconds(since: start)
      #expect(titled == 0 && graph.nodes.count == count)
      return time
    }
    // Eight times as many: squares would be 64 times as long.
    let growth = Growth(from: 2_000, to: 16_000, within: 24, slack: 0.05, seconds: seconds)
    print("titles of what is gone: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  /// A task of two sound changes, on which others were built that do not count.
  private static func log(_ count: Int, _ shape: Shape) -> BulkLog {
    var log = BulkLog()
    let root = log.addTask(1, title: "root")
    let unknown = BulkLog.todo(99)
    var last = log.append(
      "COMPLETE_TODO",
      "{\"completed\":\"2026-03-05T17:00:00.000Z\",\"todoTaskId\":\"\(unknown)\"}", task: 1,
      lamport: 3, on: root)
    for number in 1...count {
      switch shape {
      case .titles:
        last = log.retitle("title \(number)", lamport: number + 3, on: last)
      case .moves:
        last = log.append(
          "SNOOZE",
          "{\"newDeadline\":\"2026-03-06T17:00:00.000Z\",\"todoTaskId\":\"\(unknown)\"}", task: 1,
          lamport: number + 3, on: last)
      case .merges:
        let left = log.retitle("left \(number)", lamport: number * 2 + 2, on: last)
        let right = log.append(
          "UPDATE", "{\"priority\":\(number % 5 + 1)}", task: 1, lamport: number * 2 + 2, on: last)
        last = log.append(
          "MERGE", "{\"base\":\"\(last)\"}", task: 1, lamport: number * 2 + 3, on: [left, right])
      }
    }
    return log
  }
}
