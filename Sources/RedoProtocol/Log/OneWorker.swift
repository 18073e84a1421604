/// The caller's own hands: one piece after another.
public struct OneWorker: Workers {
  /// Creates it.
  public init() {}

  /// One.
  public var count: Int { 1 }

  /// Without help, any.
  public var leastLength: Int { 0 }

  /// Does one piece after another.
  public func map<Result: Sendable>(
    _ pieces: Int, _ work: @Sendable (Int) -> Result, taking take: (Result) -> Void
  ) {
    for piece in 0..<pieces { take(work(piece)) }
  }
}
