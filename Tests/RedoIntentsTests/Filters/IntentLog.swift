import RedoCrypto
import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

/// A log that grows by intents, planned and signed as a device does it.
struct IntentLog {
  private let key: SigningKey
  private let author: Author
  private let sha256 = SHA256()
  private let names: Names
  private var bytes: [UInt8] = []

  /// Gives out names, the same ones in every run.
  private final class Names {
    private var next: [UInt64]
    private var count: UInt64 = 0

    init(_ first: [UInt64]) {
      next = first.reversed()
    }

    func make() -> UUIDv4 {
      count += 1
      let words = [next.popLast() ?? count &* 0x9E37_79B9_7F4A_7C15, count]
      let bytes = (0..<16).map { (place: Int) -> UInt8 in
        let shift = UInt64(56 - place % 8 * 8)
        return UInt8(truncatingIfNeeded: words[place / 8] >> shift)
      }
      return UUIDv4(randomBytes: bytes)
    }
  }

  /// Starts an empty log; the first names that are given out begin with `names`.
  init(names: [UInt64] = []) throws {
    let seed = [UInt8](repeating: 9, count: SigningKey.seedLength)
    key = try #require(seed.withUnsafeBytes { SigningKey(seed: $0) })
    author = Author(publicKey: key.verifyingKey, deviceID: "test")
    self.names = Names(names)
  }

  /// What all replays to.
  var projection: Projection {
    Projection(replaying: ChangeLog(LogBytes(bytes)))
  }

  /// Adds a task by a quick-add line and gives back its name.
  @discardableResult
  mutating func add(_ line: String, at now: String = "2026-11-20T14:05:00Z") throws -> TaskID {
    let draft = try QuickAdd(line, in: .at(now)).titledDraft()
    return try add(draft, at: now)
  }

  /// Adds a task and gives back its name.
  @discardableResult
  mutating func add(
    _ draft: TaskDraft, at now: String = "2026-11-20T14:05:00Z"
  ) throws -> TaskID {
    try #require(try commit(.add([draft]), at: now).tasks.first).id
  }

  /// Writes what an intent plans.
  @discardableResult
  mutating func commit(
    _ intent: Intent, at now: String = "2026-11-20T14:05:00Z"
  ) throws -> IntentReport {
    let names = names
    let context = IntentContext(dates: .at(now), device: author) { names.make() }
    let plan = try intent.plan(over: projection, in: context)
    var written: [(id: NodeID, lamport: Int64)] = []
    for node in plan.nodes {
      let parents = node.parents.map { parent in
        switch parent {
        case .logged(let id, let lamport): (id: id, lamport: lamport)
        case .planned(let index): written[index]
        }
      }
      written.append(write(node.change, of: node.taskID, on: parents, at: now))
    }
    return plan.report
  }

  /// Writes two changes on the same head, as two devices that do not know of each other.
  mutating func fork(_ id: TaskID) throws {
    let projection = projection
    let task = try #require(projection[id])
    let head = projection.graph.nodes[try #require(projection.heads(of: task).first)]
    for points in [5, 8] as [Int64] {
      write(
        .update(TaskFields(storyPoints: points)), of: id, on: [(head.id, head.lamport)],
        at: "2026-11-20T14:05:00Z")
    }
  }

  @discardableResult
  private mutating func write(
    _ change: Change, of task: TaskID, on parents: [(id: NodeID, lamport: Int64)], at now: String
  ) -> (id: NodeID, lamport: Int64) {
    let draft = NodeDraft(
      change: change, taskID: task, parents: parents.map(\.id),
      lamport: (parents.map(\.lamport).max() ?? 0) + 1, wall: Instant(rfc3339: now) ?? .earliest,
      author: author)
    let (id, line) = draft.signed(by: key, with: sha256)
    bytes += line + [0x0A]
    return (id, draft.lamport)
  }
}
