internal import Glibc
public import RedoProtocol

/// Workers on the system's threads, one for each processor that is running.
public nonisolated struct ThreadWorkers: Workers {
  /// One for each processor.
  public let count: Int

  /// Counts the processors.
  public init() {
    count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Threads take about half a millisecond to come and go: some 3 MB of a log on one processor.
  public var leastLength: Int { 3_000_000 }

  /// Does the pieces side by side, and between its own takes what is there in order; alone where the
  /// system gives no other thread.
  public func map<Result: Sendable>(
    _ pieces: Int, _ work: @Sendable (Int) -> Result, taking take: (Result) -> Void
  ) {
    let line = PieceLine<Result>(pieces, room: 2 * count)
    withoutActuallyEscaping(work) { work in
      // Fewer where the system gives no more.
      let helpers = (1..<max(1, min(count, pieces))).compactMap { _ in
        BackgroundThread { repeat { while line.advance(work) {} } while line.waitForPiece() }
      }
      var taken = 0
      while taken < pieces {
        if let result = line.take() {
          take(result)
          taken += 1
        } else if !line.advance(work) {
          line.waitForResult()
        }
      }
      for helper in helpers { helper.join() }
    }
  }
}
