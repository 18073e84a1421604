public import RedoSync
internal import Synchronization

/// A remote in memory, as honest or as faulty as a test wants it.
public final class MemoryRemote: Remote {
  /// What goes wrong, each so many times in a hundred.
  public struct Faults: Hashable, Sendable {
    /// Requests that never arrive, and replies that never do.
    public var drops = 0
    /// Nodes that are kept twice.
    public var duplicates = 0
    /// Nodes that are handed out later than others that came after them.
    public var delays = 0
    /// Batches of which only the first part is kept before the connection breaks.
    public var cuts = 0
    /// Copies with a byte changed that are handed out beside the sound ones.
    public var forgeries = 0

    /// None.
    public init() {}

    /// All of them, each so many times in a hundred.
    public init(each rate: Int) {
      (drops, duplicates, delays, cuts, forgeries) = (rate, rate, rate, rate, rate)
    }
  }

  fileprivate struct State {
    var lines: [[UInt8]] = []
    /// What was taken and is not handed out yet.
    var late: [[UInt8]] = []
    var faults = Faults()
    var terms: RemoteTerms?
    var generator: SeededGenerator
    var requests = 0
  }

  private let state: Mutex<State>
  private let pageLength: Int
  /// How much it takes at a time.
  public let batchLimit: BatchLimit

  /// An empty remote.
  public init(
    seed: UInt64 = 1, faults: Faults = Faults(), terms: RemoteTerms? = nil, pageLength: Int = 7,
    batch: Int = 5
  ) {
    state = Mutex(
      State(faults: faults, terms: terms, generator: SeededGenerator(seed: seed)))
    self.pageLength = pageLength
    batchLimit = BatchLimit(nodes: batch, bytes: 1_000_000)
  }

  /// What it holds, in the order in which it hands it out.
  public var lines: [[UInt8]] { state.withLock { $0.lines } }

  /// How many times it was asked or given something.
  public var requests: Int { state.withLock { $0.requests } }

  /// Puts something there that no replica sent.
  public func plant(_ lines: [[UInt8]]) {
    state.withLock { $0.lines += lines }
  }

  /// From now on nothing goes wrong.
  public func mend() {
    state.withLock { state in
      state.faults = Faults()
      state.bringLate()
    }
  }

  /// They cost a request.
  public var statesTermsFreely: Bool { false }

  /// The terms that it was made with.
  public func terms(_ traffic: inout SyncTraffic) throws(SyncError) -> RemoteTerms? {
    traffic.requests += 1
    return state.withLock { $0.terms }
  }

  /// Keeps nodes, as far as its faults let it.
  public func push(_ nodes: [OutgoingNode]) throws(SyncError) -> PushReceipt {
    let isDone = state.withLock { state in
      state.requests += 1
      if state.happens(state.faults.drops) { return false }
      let isCut = state.happens(state.faults.cuts)
      for node in isCut ? nodes.prefix(nodes.count / 2) : nodes[...] { state.keep(node.line) }
      return !isCut && !state.happens(state.faults.drops)
    }
    guard isDone else { throw .unreachable("the connection was reset") }
    return PushReceipt(acknowledged: nodes.map(\.id), traffic: SyncTraffic(requests: 1))
  }

  /// Hands out a page, as far as its faults let it.
  public func pull(after cursor: SyncCursor) throws(SyncError) -> RemotePage {
    let start = cursor.entries.first.flatMap { Int($0) } ?? 0
    let page: RemotePage? = state.withLock { state in
      state.requests += 1
      guard !state.happens(state.faults.drops) else { return nil }
      let end = min(start + pageLength, state.lines.count)
      var lines = start < end ? Array(state.lines[start..<end]) : []
      for line in lines where state.happens(state.faults.forgeries) {
        lines.append(state.forged(line))
      }
      lines.shuffle(using: &state.generator)
      return RemotePage(
        lines: lines, cursor: SyncCursor([String(end)]), hasMore: end < state.lines.count,
        traffic: SyncTraffic(requests: 1))
    }
    guard let page else { throw .unreachable("the connection was reset") }
    return page
  }
}

extension MemoryRemote.State {
  fileprivate mutating func happens(_ rate: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < rate
  }

  /// A node that is late comes behind others that were kept after it, never among what was read.
  fileprivate mutating func keep(_ line: [UInt8]) {
    if happens(faults.delays) {
      late.append(line)
      return
    }
    lines.append(line)
    if happens(faults.duplicates) { lines.append(line) }
    if happens(50) { bringLate() }
  }

  fileprivate mutating func bringLate() {
    lines += late
    late = []
  }

  fileprivate mutating func forged(_ line: [UInt8]) -> [UInt8] {
    var forged = line
    let place = Int.random(in: 0..<line.count, using: &generator)
    forged[place] ^= 1
    return forged
  }
}
