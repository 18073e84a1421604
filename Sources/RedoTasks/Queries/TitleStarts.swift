public import RedoProtocol

/// How all titles of a projection begin, so that no order by them has to fetch them from the log.
///
/// They are read while nobody waits. A number for each task is all that is kept: 800 kB for 100,000.
public struct TitleStarts: Sendable {
  /// The first pieces, by the tasks' places in ``Projection/tasks``.
  let pieces: [UInt64]

  /// Reads the titles.
  public init(of projection: Projection, with workers: any Workers) {
    let places = Array(projection.tasks.indices)
    pieces = workers.mapRanges(places.count) { range in
      TitlePiece.values(0, of: places[range], in: projection)
    }
  }
}
