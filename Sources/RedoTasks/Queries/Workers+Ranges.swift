public import RedoProtocol

/// The fewest that are shared: fewer are looked through before a second thread has begun.
private let leastShared = 4_000
/// How many times each thread takes some of them, as one may begin later or be slower.
private let turns = 4
/// How many titles are looked through at a time.
private let batch = 64

extension Workers {
  /// What comes of looking through many tasks or titles, each thread taking some that stand in a
  /// row; in their order.
  public func mapRanges<Result: Sendable>(
    _ count: Int, _ look: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    let pieces = count < leastShared ? 1 : min(self.count * turns, count / batch)
    var results: [Result] = []
    results.reserveCapacity(count)
    map(pieces) { piece in
      look(count * piece / pieces..<count * (piece + 1) / pieces)
    } taking: {
      results += $0
    }
    return results
  }
}

extension Range<Int> {
  /// As many titles as are looked through at a time, then as many again, up to the end.
  ///
  /// Titles lie far apart in the log, and memory brings many as quickly as one where they are asked
  /// for in one go: the first bytes of some are fetched before any of them is looked at.
  public var titleBatches: some Sequence<Range<Int>> {
    stride(from: lowerBound, to: upperBound, by: batch).lazy.map { start in
      start..<Swift.min(start + batch, upperBound)
    }
  }
}
