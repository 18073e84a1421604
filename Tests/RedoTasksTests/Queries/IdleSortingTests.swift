import RedoProtocol
import RedoTestSupport
import Synchronization
import Testing

@testable import RedoTasks

/// Sorting while nobody waits, until somebody does.
@Suite struct IdleSortingTests {
  private static let vantage = Vantage(now: TaskLog.now, zone: .utc)

  /// Many tasks that begin alike, and are due and weigh alike.
  private static let projection = Result {
    var generator = SeededGenerator.fromEnvironment(default: 37)
    var log = try TaskLog()
    for number in 0..<2_500 {
      log.add(
        "Water the plants \(Int.random(in: 0..<2_000, using: &generator))",
        priority: UInt8.random(in: 0...5, using: &generator),
        due: number % 3 == 0 ? TaskLog.now.advanced(byDays: 1) : nil)
    }
    return log.projection
  }

  /// Says yes so many times, and then no.
  private final class Patience: Sendable {
    private let state: Mutex<(left: Int, asked: Int)>

    init(_ times: Int) { state = Mutex((times, 0)) }

    var asked: Int { state.withLock { $0.asked } }

    func lasts() -> Bool {
      state.withLock {
        $0.asked += 1
        $0.left -= 1
        return $0.left >= 0
      }
    }
  }

  @Test(arguments: TaskOrder.allCases, [true, false])
  func `what nobody came to wait for is sorted as if at once`(
    order: TaskOrder, isGrouped: Bool
  ) throws {
    let projection = try Self.projection.get()
    let patience = Patience(.max)
    let idle = TaskListing(
      of: projection, order: order, isGrouped: isGrouped, from: Self.vantage,
      while: patience.lasts)
    #expect(
      idle
        == TaskListing(of: projection, order: order, isGrouped: isGrouped, from: Self.vantage))
    #expect(patience.asked > 1)
  }

  @Test(arguments: TaskOrder.allCases, [true, false])
  func `once somebody waits the rest is there, in no order, and little is asked any more`(
    order: TaskOrder, isGrouped: Bool
  ) throws {
    let projection = try Self.projection.get()
    let whole = TaskListing(
      of: projection, order: order, isGrouped: isGrouped, from: Self.vantage)
    for times in 0..<3 {
      let patience = Patience(times)
      let part = TaskListing(
        of: projection, order: order, isGrouped: isGrouped, from: Self.vantage,
        while: patience.lasts)
      #expect(!part.isFinal && part != whole, "after \(times)")
      #expect(part.tasks.sorted() == whole.tasks.sorted(), "after \(times)")
      #expect(part.sections.map(\.group) == whole.sections.map(\.group), "after \(times)")
      #expect(patience.asked < times + 12, "after \(times)")
    }
  }
}
