/// Hands that can do several pieces of work at once: threads, as a room without threads sees them.
public protocol Workers: Sendable {
  /// How many pieces are worth doing at once; 1 for no help.
  var count: Int { get }

  /// How many bytes of a log there have to be before help saves more than it costs.
  var leastLength: Int { get }

  /// Does pieces 0 ..< `pieces`, in any order and at the same time, and hands the caller each result
  /// in the order of the pieces, while others may still be worked on.
  func map<Result: Sendable>(
    _ pieces: Int, _ work: @Sendable (Int) -> Result, taking take: (Result) -> Void
  )
}

extension Workers {
  /// Does the pieces and returns their results.
  public func map<Result: Sendable>(
    _ pieces: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    var results: [Result] = []
    map(pieces, work) { results.append($0) }
    return results
  }
}
