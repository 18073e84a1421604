internal import RedoCrypto
internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A device with a fixed key and a log in memory, which grows as the real one does.
final class FuzzReplica {
  private(set) var projection = Projection(replaying: ChangeLog(LogBytes([])))
  /// The log's lines, each with its line feed.
  private(set) var lines: [[UInt8]] = []
  /// The moment, which may go backwards.
  var now = Instant(milliseconds: 1_772_355_600_000)
  private var log = ChangeLog(LogBytes([]))
  private var bytes: [UInt8] = []
  private var known: Set<[UInt8]> = []
  private var lastWall: Instant?
  private var names: UInt8 = 0
  private let number: UInt8
  private let key: SigningKey
  private let author: Author
  private let sha256 = SHA256()

  /// The device whose seed is 32 times `number`; nil where libsodium has no memory for its key.
  init?(_ number: UInt8) {
    let seed = [UInt8](repeating: number, count: SigningKey.seedLength)
    guard let key = seed.withUnsafeBytes({ SigningKey(seed: $0) }) else { return nil }
    self.number = number
    self.key = key
    author = Author(publicKey: key.verifyingKey, deviceID: "device-\(number)")
  }

  /// Plans, signs and appends an intent; false where it does not apply.
  func run(_ intent: Intent) -> Bool {
    now.milliseconds += 1000
    let context = IntentContext(
      dates: DateContext(now: now, zone: .utc), device: author, makeUUID: makeUUID)
    let plan: IntentPlan
    do {
      plan = try intent.plan(over: projection, in: context)
    } catch {
      precondition(!error.message.isEmpty, "an error says nothing")
      return false
    }
    precondition(!plan.nodes.isEmpty, "an intent is fulfilled by nothing")
    let count = log.nodes.count
    append(signed(plan, of: intent))
    precondition(log.nodes.count == count + plan.nodes.count, "\(intent) wrote \(log.faults)")
    let graph = projection.graph
    for index in count..<log.nodes.count {
      precondition(
        graph.isSound(index), "\(intent) wrote a node that is \(graph.verdict(of: index))")
    }
    return true
  }

  /// Takes lines that another replica has.
  func take(_ lines: some Sequence<[UInt8]>) {
    append(lines.filter { !known.contains($0) })
    precondition(log.faults.isEmpty, "a replica refuses another one's lines")
  }

  /// The lines that this replica has and another lacks.
  func news(for other: FuzzReplica) -> [[UInt8]] {
    lines.filter { !other.known.contains($0) }
  }

  private func append(_ lines: [[UInt8]]) {
    guard !lines.isEmpty else { return }
    self.lines += lines
    known.formUnion(lines)
    for line in lines { bytes += line }
    // Every signature was made here; whether forged ones are seen, the target `line` asks.
    log.extend(to: LogBytes(bytes), isVerified: true)
    projection = Projection(replaying: log)
  }

  private func signed(_ plan: IntentPlan, of intent: Intent) -> [[UInt8]] {
    let wall = WallTime.next(for: intent, at: now, after: lastWall)
    lastWall = wall
    var written: [(id: NodeID, lamport: Int64)] = []
    return plan.nodes.map { node in
      let parents = node.parents.map { parent in
        switch parent {
        case .logged(let id, let lamport): (id: id, lamport: lamport)
        case .planned(let place): written[place]
        }
      }
      let draft = NodeDraft(
        change: node.change, taskID: node.taskID, parents: parents.map(\.id),
        lamport: (parents.map(\.lamport).max() ?? 0) + 1, wall: wall, author: author)
      let (id, line) = draft.signed(by: key, with: sha256)
      written.append((id, draft.lamport))
      return line + [0x0A]
    }
  }

  private func makeUUID() -> UUIDv4 {
    names += 1
    return UUIDv4(randomBytes: [UInt8](repeating: number, count: 15) + [names])
  }
}
