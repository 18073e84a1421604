public import RedoProtocol
public import RedoSync
public import RedoTasks

/// A scripted replica that syncs: what it knows of a remote, and rounds with it, in memory.
public final class SyncDevice {
  /// Its log and its tasks.
  public let replica: ScriptedReplica
  /// What it knows of the remote.
  public private(set) var ledger = SyncLedger()
  private let engine: SyncEngine

  /// An empty log of a device.
  public init(
    _ device: String = "laptop", seed: UInt8 = 7,
    client: ProgramVersion = ProgramVersion(major: 1, minor: 0, patch: 0),
    elapsed: @escaping @Sendable () -> Duration = { .zero }
  ) throws {
    replica = try ScriptedReplica(device: device, seed: seed)
    engine = SyncEngine(client: client, elapsed: elapsed)
  }

  /// One round.
  ///
  /// A device that is killed before the outcome is on its disk knows nothing of it.
  @discardableResult
  public func sync(
    with remote: any Remote, isKilled: Bool = false, tell: (SyncProgress) -> Void = { _ in }
  ) -> SyncOutcome {
    let request = ledger.request(for: replica.projection.graph, at: replica.now)
    let outcome = engine.run(request, with: remote, tell: tell)
    if !isKilled { take(outcome) }
    return outcome
  }

  /// Rounds until there is no more to read, at most so many.
  @discardableResult
  public func settle(with remote: any Remote, rounds: Int = 1_000) -> SyncOutcome {
    var outcome = sync(with: remote)
    for _ in 1..<rounds where outcome.hasMore && outcome.failure == nil {
      outcome = sync(with: remote)
    }
    return outcome
  }

  /// Ends the program and starts it anew: what it knows is what it had kept.
  public func restart() {
    ledger = SyncLedger(acknowledged: ledger.acknowledged, record: ledger.record)
  }

  /// Loses all that it knows of the remote.
  public func forgetRemote() {
    ledger = SyncLedger()
  }

  private func take(_ outcome: SyncOutcome) {
    let graph = replica.projection.graph
    let known = graph.nodes.count
    let before = graph.nodes.indices.map { Array(graph.bytes.line(of: graph.nodes[$0])) }
    let all = before + outcome.received.map(\.line)
    let joined = ChangeGraph(ChangeLog(LogBytes(all.flatMap { $0 + [0x0A] })))
    let admission = Admission(of: joined, from: known)
    replica.take(
      outcome.received.filter { !admission.refusedIDs.contains($0.id) }.map(\.line))
    _ = ledger.absorb(outcome, admission, at: replica.now)
  }

  /// The ids in the log.
  public var ids: Set<NodeID> { Set(replica.projection.graph.nodes.lazy.map(\.id)) }

  /// The ids of the nodes in it that keep every rule.
  public var soundIDs: Set<NodeID> {
    let graph = replica.projection.graph
    return Set(graph.nodes.indices.filter { graph.isSound($0) }.map { graph.nodes[$0].id })
  }

  /// What this device finds of every node that it holds.
  public var verdicts: [NodeID: Verdict] {
    let graph = replica.projection.graph
    return Dictionary(
      graph.nodes.indices.map { (graph.nodes[$0].id, graph.verdict(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What a person sees of every task.
  public var picture: [TaskID: VisibleState] { replica.states }
}

extension LogBytes {
  /// The bytes of a node's line, without the line feed.
  fileprivate func line(of node: Node) -> [UInt8] {
    withSpan { span in node.line.range.map { span[$0] } }
  }
}
