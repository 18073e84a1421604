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
    let now = Instant(rfc3339: "2026-11-20T14:05:00Z") ?? .earliest
    let lines = RandomLog(count: 60, faultRate: 0.2, seed: 5).lines
    let once: [UInt8] = lines.flatMap { $0 + [0x0A] }
    var bytes: [UInt8] = []
    // Enough for several pieces, and a torn tail.
    while bytes.count < 600_000 { bytes += once }
    bytes += lines[0].prefix(40)
    let helpers = Helpers()
    let helped = LogSorting(bytes, at: now, with: helpers)
    let alone = LogSorting(bytes, at: now)
    #expect(helpers.pieces.withLock { $0 } > 0)
    #expect(!alone.faults.isEmpty && helped.faults == alone.faults)
    #expect(helped.kept == alone.kept && helped.entries == alone.entries)
  }
}
