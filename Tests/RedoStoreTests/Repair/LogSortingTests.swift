import RedoProtocol
import RedoTestSupport
import Synchronization
import Testing

@testable import RedoStore

/// While a log is repaired others wait for it, so all who can help do.
struct LogSortingTests {
  /// Workers that count their pieces.
  private final class Helpers: Workers {
    let count = 4
    let leastLength = 0
    let pieces = Mutex(0)

    func map<Result: Sendable>(
      _ pieces: Int, _ work: @Sendable (Int) -> Result, taking take: (Result) -> Void
    ) {
      self.pieces.withLock { $0 += pieces }
      for piece in 0..<pieces { take(work(piece)) }
    }
  }

  @Test func `helpers check a log, and it is sorted as one alone sorts it`() throws {
    let lines = RandomLog(count: 60, faultRate: 0.2, seed: 5).lines
    let once: [UInt8] = lines.flatMap { $0 + [0x0A] }
    var bytes: [UInt8] = []
    // Enough for several pieces, and a torn tail.
    while bytes.count < 600_000 { bytes += once }
    bytes += lines[0].prefix(40)
    let helpers = Helpers()
    let helped = LogSorting(LogBytes(bytes), with: helpers)
    let alone = LogSorting(LogBytes(bytes))
    #expect(helpers.pieces.withLock { $0 } > 0)
    #expect(!alone.broken.isEmpty && helped.broken == alone.broken)
    #expect(helped.kept == alone.kept)
  }

  @Test func `the kept and the broken lines are the whole log, and neighbours are one range`() {
    let log = RandomLog(count: 3, faultRate: 0, seed: 5)
    let (sound, broken) = (log.lines[0] + [0x0A], Array("nonsense\n".utf8))
    let torn = Array("{\"action\":".utf8)
    let bytes = [sound, sound, broken, broken, sound, torn].flatMap { $0 }
    let sorting = LogSorting(LogBytes(bytes))
    let start = 2 * sound.count
    let (next, end) = (start + 18, start + 18 + sound.count)
    #expect(sorting.kept == [0..<start, next..<end])
    let ranges = [start..<start + 8, start + 9..<start + 17, end..<bytes.count]
    #expect(sorting.broken.map(\.range) == ranges)
    #expect(sorting.broken.map(\.isTorn) == [false, false, true])
    #expect(sorting.broken.map(\.fault.line) == [3, 4, 6])
  }
}
