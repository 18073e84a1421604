/// Hands that can do several pieces of work at once: threads, as a room without threads sees them.
public protocol Workers: Sendable {
  /// How many pieces are worth doing at once; 1 for no help.
  var count: Int { get }

  /// How many bytes of a log there have to be before help saves more than it costs.
  var leastLength: Int { get }

  /// Does pieces 0 ..< `pieces`, in any order and at the same time, and returns their results.
  func map<Result: Sendable>(
    _ pieces: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result]
}
