public import RedoProtocol

/// Lines read as a change log: one verdict each.
public struct JudgedLines {
  /// The verdict of each line, in order; a copy of a node has that of the node.
  public let verdicts: [Verdict]
  /// Whether each line's node is replayed; of copies, the first.
  public let isLive: [Bool]
  /// The graph behind them.
  public let graph: ChangeGraph

  /// Reads and judges nodes.
  public init(_ nodes: [SketchedNode]) {
    self.init(lines: nodes.map(\.line))
  }

  /// Reads and judges lines without their line feeds.
  public init(lines: [[UInt8]]) {
    self.init(ChangeLog(Self.bytes(lines)))
  }

  /// Judges a log that was read.
  public init(_ log: borrowing ChangeLog) {
    var verdicts = [Verdict](repeating: .sound, count: log.lineCount)
    var isLive = [Bool](repeating: false, count: log.lineCount)
    graph = ChangeGraph(log)
    for fault in log.faults { verdicts[fault.line - 1] = .rejected(fault.violation) }
    // What is no fault is a node, in the same order.
    let faulty = Set(log.faults.map { $0.line - 1 })
    for (line, index) in zip(verdicts.indices.filter { !faulty.contains($0) }, graph.nodes.indices)
    {
      verdicts[line] = graph.verdict(of: index)
      isLive[line] = graph.isLive(index)
    }
    self.verdicts = verdicts
    self.isLive = isLive
  }

  /// Lines as the bytes of a log, each with its line feed.
  public static func bytes(_ lines: [[UInt8]]) -> LogBytes {
    LogBytes(lines.flatMap { $0 + [0x0A] })
  }
}
