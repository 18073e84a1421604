internal import RedoProtocol
public import RedoTasks

extension TaskFilter {
  /// How well each of some tasks fits the line, as `quality(of:in:)` says it for one.
  ///
  /// One term is asked of all tasks before the next one is: what it looks for is taken up once, not
  /// once a task, which matters where several threads share it.
  ///
  /// - Parameters:
  ///   - places: The tasks, as places in ``Projection/tasks``.
  ///   - projection: Where they stand.
  ///   - isWanted: Whether a task is worth asking.
  /// - Returns: One answer for each place; nil where a term does not hold or nobody wants to know.
  public func qualities(
    of places: Range<Int>, in projection: Projection, where isWanted: (Int) -> Bool
  ) -> [MatchQuality?] {
    var qualities = places.map { isWanted($0) ? MatchQuality.exact : nil }
    for term in terms {
      term.narrow(&qualities, of: places, in: projection, at: now)
    }
    return qualities
  }
}

extension FilterTerm {
  /// Takes away what the term does not hold for, and lowers what it fits less well.
  fileprivate func narrow(
    _ qualities: inout [MatchQuality?], of places: Range<Int>, in projection: Projection,
    at now: Instant
  ) {
    guard case .text(let pattern, let isPhrase) = condition else {
      for (index, place) in places.enumerated() where qualities[index] != nil {
        let task = projection.tasks[place]
        narrow(&qualities[index], by: condition.quality(of: task, in: projection, at: now))
      }
      return
    }
    projection.graph.bytes.withSpan { log in
      for batch in (0..<places.count).titleBatches {
        let wanted = batch.filter { qualities[$0] != nil }
        let titles = wanted.map { projection.tasks[places.lowerBound + $0].fields.title }
        let missing = TaskTexts.missing(of: pattern, in: titles, log)
        for (index, missing) in zip(wanted, missing) {
          let task = projection.tasks[places.lowerBound + index]
          let quality = TaskTexts.quality(
            of: pattern, isPhrase: isPhrase, in: task, of: projection, log, missing: missing)
          narrow(&qualities[index], by: quality)
        }
      }
    }
  }

  private func narrow(_ worst: inout MatchQuality?, by quality: MatchQuality?) {
    worst = (quality != nil) != isNegated ? worst.map { min($0, quality ?? .exact) } : nil
  }
}
