internal import RedoCrypto
public import RedoIntents
public import RedoProtocol
public import RedoTasks
public import RedoViewModels

/// A replica in memory: real plans, real signatures, real replays, a log that is an array.
public final class ScriptedReplica {
  /// What can go wrong before a test has begun.
  public enum Failure: Error {
    /// No key could be made.
    case noKey
    /// A moment of a fixture is not written as the protocol writes moments.
    case badMoment(String)
  }

  /// Who writes.
  public let author: Author
  /// The zone that dates are read in.
  public let zone: LocalZone
  /// The moment; every intent moves it on by a second.
  public private(set) var now: Instant
  /// What the log amounts to.
  public private(set) var projection: Projection
  /// The intents that were written, the latest last.
  public private(set) var written: [Intent] = []
  /// What the next intent fails with, instead of being written.
  public var nextFailure: IntentFailure?
  private let key: SigningKey
  private let sha256 = SHA256()
  private var generator: SeededGenerator
  private var bytes: [UInt8] = []
  /// The bytes as they were read last: of a log that grew, what is new is read, as the program does.
  private var log = ChangeLog(LogBytes([]))
  private var lastWall: Instant?

  /// An empty log of a fixed person on a fixed device, both with a name or without, at a moment.
  public init(
    at moment: String = "2026-11-20T14:05:00Z", zone: LocalZone = .utc, device: String = "laptop",
    seed: UInt8 = 7, isNamed: Bool = true
  ) throws {
    let seedBytes = [UInt8](repeating: seed, count: SigningKey.seedLength)
    guard let key = seedBytes.withUnsafeBytes({ SigningKey(seed: $0) }) else { throw Failure.noKey }
    guard let now = Instant(rfc3339: moment) else { throw Failure.badMoment(moment) }
    self.key = key
    self.zone = zone
    self.now = now
    generator = SeededGenerator(seed: UInt64(seed))
    author = Author(
      publicKey: key.verifyingKey, deviceID: device, name: isNamed ? "Ana" : nil,
      deviceName: isNamed ? device : nil)
    projection = Projection(replaying: log)
  }

  /// What dates are read against.
  public var dates: DateContext { DateContext(now: now, zone: zone) }

  /// Goes to another moment.
  public func move(to moment: String) throws {
    guard let now = Instant(rfc3339: moment) else { throw Failure.badMoment(moment) }
    self.now = now
  }

  /// Lets time pass.
  public func wait(seconds: Int64) {
    now = Instant(milliseconds: now.milliseconds + seconds * 1000)
  }

  /// Plans, signs and appends an intent, and replays.
  public func run(_ intent: Intent) throws(IntentError) -> IntentReport {
    wait(seconds: 1)
    let plan = try intent.plan(over: projection, in: context)
    append(plan, of: intent)
    written.append(intent)
    replay()
    return plan.report
  }

  /// Adds a task in one line, and replays; lines that make no task add none.
  @discardableResult
  public func add(_ line: String) -> TaskID? {
    let draft = QuickAdd(line, in: dates).draft
    return (try? run(.add([draft])))?.tasks.first?.id
  }

  /// Adds many tasks in one write.
  public func add(_ drafts: [TaskDraft]) throws(IntentError) {
    _ = try run(.add(drafts))
  }

  /// Another replica that starts from the same log and goes its own way.
  public func fork(device: String, seed: UInt8) throws -> ScriptedReplica {
    let other = try ScriptedReplica(zone: zone, device: device, seed: seed)
    other.now = now
    other.bytes = bytes
    other.projection = projection
    return other
  }

  /// Takes the lines of another replica's log behind the own ones, as a sync does.
  public func take(from other: ScriptedReplica) {
    bytes += other.bytes
    replay()
  }

  /// Takes lines behind the own ones, each given without its line feed.
  public func take(_ lines: [[UInt8]]) {
    for line in lines { bytes += line + [0x0A] }
    replay()
  }

  /// Loses a line, counted from 0, and takes it behind all others, as one that comes back from a
  /// remote or out of a backup.
  public func loseAndFind(line: Int) {
    var lines = bytes.split(separator: 0x0A).map(Array.init)
    bytes = []
    log = ChangeLog(LogBytes([]))
    lines.append(lines.remove(at: line))
    take(lines)
  }

  /// A log of a year's work, as on Friday, 20 November 2026, 14:05.
  public static func year() throws -> ScriptedReplica {
    let replica = try ScriptedReplica()
    replica.bytes = YearLog.bytes
    replica.log = ChangeLog(LogBytes(replica.bytes), trusting: YearLog.watermark)
    replica.replay()
    return replica
  }

  /// Takes bytes that nobody signed, as a damaged file holds them.
  public func damage(with text: String) {
    bytes += Array(text.utf8)
    replay()
  }

  /// Appends a node that no intent would write, signed as any other, and replays.
  public func write(
    _ change: Change, to taskID: TaskID, on parent: NodeID, lamport: Int64, wall: Instant? = nil
  ) {
    wait(seconds: 1)
    let draft = NodeDraft(
      change: change, taskID: taskID, parents: [parent], lamport: lamport, wall: wall ?? now,
      author: author)
    bytes += draft.signed(by: key, with: sha256).line + [0x0A]
    replay()
  }

  /// What intents are planned in.
  public var context: IntentContext {
    IntentContext(dates: dates, device: author, makeUUID: makeUUID)
  }

  private func makeUUID() -> UUIDv4 {
    var words: [UInt8] = []
    for _ in 0..<2 {
      let word = generator.next()
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        words.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return UUIDv4(randomBytes: words)
  }

  private func replay() {
    log.extend(to: LogBytes(bytes))
    projection = Projection(replaying: log)
  }

  private func append(_ plan: IntentPlan, of intent: Intent) {
    let wall = WallTime.next(for: intent, at: now, after: lastWall)
    lastWall = wall
    var planned: [(id: NodeID, lamport: Int64)] = []
    for node in plan.nodes {
      let parents = node.parents.map { parent in
        switch parent {
        case .logged(let id, let lamport): (id: id, lamport: lamport)
        case .planned(let place): planned[place]
        }
      }
      let lamport = (parents.map(\.lamport).max() ?? 0) + 1
      let draft = NodeDraft(
        change: node.change, taskID: node.taskID, parents: parents.map(\.id), lamport: lamport,
        wall: wall, author: author)
      let (id, line) = draft.signed(by: key, with: sha256)
      planned.append((id, lamport))
      bytes += line + [0x0A]
    }
  }
}
