public import RedoProtocol

/// Workers that do the last piece first.
public struct BackwardWorkers: Workers {
  /// Three, whatever the machine.
  public let count = 3
  /// Any log is long enough.
  public let leastLength = 0

  /// Creates workers.
  public init() {}

  /// Does all pieces, the last one first.
  public func map<Result: Sendable>(
    _ pieces: Int, _ work: @Sendable (Int) -> Result, taking take: (Result) -> Void
  ) {
    let results = (0..<pieces).reversed().map(work)
    for result in results.reversed() { take(result) }
  }
}
