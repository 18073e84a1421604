public import RedoProtocol

/// What is wrong with a change log, line by line.
public struct VerificationReport: Hashable, Sendable {
  /// A line that breaks a rule.
  public struct Rejected: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// What the line gives as its id; nil where it gives none.
    public let id: String?
    /// The rule.
    public let violation: Violation
  }

  /// A node that descends from one that was rejected, is held, or is a DELETE.
  public struct Pruned: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The node.
    public let id: NodeID
    /// The ancestor at fault.
    public let cause: NodeID
  }

  /// A node that waits for a parent.
  public struct Held: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The node.
    public let id: NodeID
    /// The parent that has not arrived.
    public let missing: NodeID
  }

  /// How many lines were judged.
  public let lineCount: Int
  /// How many of them keep every rule, a node that repeats an earlier one among them.
  public let soundCount: Int
  /// How many changes that keep every rule are signed on no line.
  public let unsignedCount: Int
  /// The lines that break a rule, in order.
  public let rejected: [Rejected]
  /// The nodes that fell with others, in order of their lines.
  public let pruned: [Pruned]
  /// The nodes that wait, in order of their lines.
  public let held: [Held]
  /// Whether the last line is a write that was cut off.
  public let hasTornTail: Bool
  /// How many lines are no node at all, whatever may yet arrive: what a repair moves aside.
  let brokenLineCount: Int
  /// When the latest sound change was made by its author's clock; nil where none is sound.
  let latestWall: Instant?
  /// What became of the part that was verified before; nil where it is as it was, or none was.
  public var oldPart: OldPartFault?

  /// Whether every line keeps every rule, and none is missing that was verified before.
  var isClean: Bool { soundCount == lineCount && !hasTornTail && oldPart == nil }

  /// How many lines are left out since their task was created twice and the older creation counts.
  ///
  /// So it is where two devices import the same file. It stays so, and no repair changes it: what
  /// the lines set is to be done again, also where this device wrote them.
  ///
  /// - Complexity: O(*n*) in the lines that are rejected or pruned.
  var superseded: (rejected: Int, pruned: Int) {
    let rivals = rejected.filter { $0.violation == .duplicateCreate }
    guard !rivals.isEmpty else { return (0, 0) }
    let ids = Set(rivals.compactMap(\.id))
    return (rivals.count, pruned.count { ids.contains($0.cause.description) })
  }

  /// Judges a log and collects the verdicts on its lines.
  public init(of log: borrowing ChangeLog) {
    self.init(of: log, graph: ChangeGraph(log))
  }

  /// Collects the verdicts on every line of a log.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - graph: The same log, judged.
  /// - Complexity: O(*n*) in lines: each line is a node or a fault, and both stand in order.
  init(of log: borrowing ChangeLog, graph: ChangeGraph) {
    var rejected: [Rejected] = []
    var pruned: [Pruned] = []
    var held: [Held] = []
    var faults = log.faults[...]
    var index = 0
    for line in 1..<log.lineCount + 1 {
      if let fault = faults.first, fault.line == line {
        faults.removeFirst()
        rejected.append(Rejected(line: line, id: fault.claimedID, violation: fault.violation))
        continue
      }
      let id = graph.nodes[index].id
      switch graph.verdict(of: index) {
      case .sound: break
      case .rejected(let violation):
        rejected.append(Rejected(line: line, id: id.description, violation: violation))
      case .pruned(let cause): pruned.append(Pruned(line: line, id: id, cause: cause))
      case .held(let missing): held.append(Held(line: line, id: id, missing: missing))
      }
      index += 1
    }
    lineCount = log.lineCount
    soundCount = log.lineCount - rejected.count - pruned.count - held.count
    unsignedCount = graph.unsignedCount
    self.rejected = rejected
    self.pruned = pruned
    self.held = held
    hasTornTail = log.hasTornTail
    brokenLineCount = log.faults.count
    latestWall = graph.latestDated.map { graph.nodes[$0].wall }
  }
}
