public import RedoProtocol

/// What a log was read as, for comparing two readings.
public struct LogSummary: Equatable {
  /// The ids of its nodes, in the order of their lines.
  public let ids: [NodeID]
  /// Where their lines stand.
  public let places: [Range<Int>]
  /// What each node changes, as the log holds it.
  public let changes: [LoggedChange]
  /// Every parent of every node.
  public let parents: [[NodeID]]
  /// Who made each node.
  public let authors: [Author]
  /// The broken lines.
  public let faults: [LineFault]
  /// How many lines there are.
  public let lineCount: Int
  /// Whether the last line is cut off.
  public let hasTornTail: Bool
  /// What vouches for the log.
  public let watermark: Watermark?

  /// Sums up a log.
  public init(_ log: borrowing ChangeLog) {
    ids = log.nodes.map(\.id)
    places = log.nodes.map(\.line.range)
    changes = log.nodes.map(\.change)
    var parents: [[NodeID]] = []
    var authors: [Author] = []
    for index in log.nodes.indices {
      parents.append(log.parentIDs(of: index))
      authors.append(log.author(of: log.nodes[index]))
    }
    self.parents = parents
    self.authors = authors
    faults = log.faults
    lineCount = log.lineCount
    hasTornTail = log.hasTornTail
    watermark = log.watermark
  }
}
