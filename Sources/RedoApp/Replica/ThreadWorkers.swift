internal import Dispatch
internal import Glibc
public import RedoProtocol
internal import Synchronization

/// Workers on the system's threads, one for each processor that this process may use.
public nonisolated struct ThreadWorkers: Workers {
  /// One for each processor.
  public let count: Int

  /// Counts the processors.
  public init() {
    count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Threads take about half a millisecond to come and go: some 3 MB of a log on one processor.
  public var leastLength: Int { 3_000_000 }

  /// Does the pieces side by side.
  public func map<Result: Sendable>(
    _ pieces: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: pieces))
    DispatchQueue.concurrentPerform(iterations: pieces) { piece in
      let result = work(piece)
      results.withLock { $0[piece] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
