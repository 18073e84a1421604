import RedoCrypto
import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport

/// A replica that plans, signs and appends real intents in memory, and takes lines from others.
final class Island {
  private(set) var lines: [[UInt8]] = []
  private(set) var projection: Projection
  private var bytes: [UInt8] = []
  private var log: ChangeLog
  /// As texts, which are found several times as fast as arrays.
  private var known: Set<String> = []
  private var lastWall: Instant?
  private let device: TestDevice
  private let sha256 = SHA256()
  private var now: Instant
  private var names: SeededGenerator

  init(_ number: UInt8, seed: UInt64) {
    device = TestDevice(number)
    now = Instant(milliseconds: 1_770_000_000_000 + Int64(number) * 7)
    names = SeededGenerator(seed: seed &* 31 &+ UInt64(number))
    log = ChangeLog(LogBytes([]))
    projection = Projection(replaying: log)
  }

  /// Does an intent, where it can be done on the tasks as they are here.
  func perform(_ intent: Intent) {
    now = Instant(milliseconds: now.milliseconds + 1000)
    let context = IntentContext(
      dates: DateContext(now: now, zone: .utc), device: device.author, makeUUID: makeUUID)
    guard let plan = try? intent.plan(over: projection, in: context) else { return }
    let wall = WallTime.next(for: intent, at: now, after: lastWall)
    lastWall = wall
    var written: [(id: NodeID, lamport: Int64)] = []
    var fresh: [[UInt8]] = []
    for node in plan.nodes {
      let parents = node.parents.map { parent in
        switch parent {
        case .logged(let id, let lamport): (id: id, lamport: lamport)
        case .planned(let place): written[place]
        }
      }
      let lamport = (parents.map(\.lamport).max() ?? 0) + 1
      let (id, line) = NodeDraft(
        change: node.change, taskID: node.taskID, parents: parents.map(\.id), lamport: lamport,
        wall: wall, author: device.author
      ).signed(by: device.key, with: sha256)
      written.append((id, lamport))
      fresh.append(line)
    }
    take(fresh)
  }

  /// Takes lines, those that are here already left out.
  ///
  /// They are as those who signed them wrote them. A replica that does not verify them all the same
  /// judges them as one that does, so that one of a history is enough.
  func take(_ received: [[UInt8]], verifying: Bool = false) {
    let fresh = received.filter { known.insert(String(decoding: $0, as: UTF8.self)).inserted }
    guard !fresh.isEmpty else { return }
    lines += fresh
    for line in fresh { bytes += line + [0x0A] }
    log.extend(to: LogBytes(bytes), isVerified: !verifying)
    projection = Projection(replaying: log)
  }

  private func makeUUID() -> UUIDv4 {
    var random: [UInt8] = []
    for _ in 0..<16 { random.append(UInt8(truncatingIfNeeded: names.next())) }
    return UUIDv4(randomBytes: random)
  }

  /// Everything that two replicas with the same nodes must agree on.
  var picture: Picture {
    let graph = projection.graph
    let sound = graph.order.map(Int.init).filter(graph.isSound).map { graph.nodes[$0] }
    return Picture(
      states: projection.states,
      heads: Set(projection.tasks.flatMap(projection.heads).map { graph.nodes[$0].id }),
      order: sound.sorted { $0.precedes($1) }.map(\.id),
      verdicts: Dictionary(
        graph.nodes.indices.map { (graph.nodes[$0].id, graph.verdict(of: $0)) },
        uniquingKeysWith: { first, _ in first }))
  }

  struct Picture: Equatable {
    let states: [TaskID: VisibleState]
    let heads: Set<NodeID>
    let order: [NodeID]
    let verdicts: [NodeID: Verdict]
  }
}
