internal import RedoCrypto

/// A change log as it was read: its nodes decoded and checked, its broken lines by number.
///
/// It holds immutable nodes and nothing that follows from them: state is a replay of all of it,
/// each time anew. Once read, only what was appended since is read again.
public struct ChangeLog: ~Copyable {
  /// The log's bytes, into which every text of a node points.
  public private(set) var bytes: LogBytes
  /// The nodes that keep checks 1 to 7, in the order of their lines, repeated ones too.
  public private(set) var nodes: ContiguousArray<Node> = []
  /// Every parent of the MERGE nodes, by index in ``nodes``.
  public private(set) var mergeParents: [Int: [NodeID]] = [:]
  /// The lines that break one of checks 1 to 7, in order.
  public private(set) var faults: [LineFault] = []
  /// How many lines there are, a last one without line feed among them.
  public private(set) var lineCount = 0
  /// Whether the last line has no line feed and is no sound node: a write that was cut off.
  public private(set) var hasTornTail = false
  /// Whether the watermark that the log was read with did not fit it: its checked part changed.
  public private(set) var contradictsWatermark = false

  var authorTable = AuthorTable()
  private var reader = NodeReader()
  private var signatures = SHA256()
  /// The state after the last whole line; what follows is read again when more arrives.
  private var settled = Settled()

  private struct Settled {
    var length = 0
    var lines = 0
    var nodes = 0
    var faults = 0
    var chain: Digest?
  }

  /// Reads a log.
  ///
  /// Signatures below a watermark that fits are taken on trust, all others are verified.
  /// - Complexity: O(*n*) in bytes, besides about 35 µs for each signature that is verified.
  public init(_ bytes: LogBytes, trusting watermark: Watermark? = nil) {
    self.bytes = bytes
    if let watermark, !readTrusted(watermark) {
      forget()
      contradictsWatermark = true
    }
    readRest()
  }

  /// Reads what was appended; `longer` begins with the bytes that were read so far.
  public mutating func extend(to longer: LogBytes) {
    precondition(longer.count >= bytes.count, "a change log only grows; read it anew")
    bytes = longer
    nodes.removeLast(nodes.count - settled.nodes)
    mergeParents = mergeParents.filter { $0.key < settled.nodes }
    faults.removeLast(faults.count - settled.faults)
    lineCount = settled.lines
    hasTornTail = false
    readRest()
  }

  /// What vouches for all whole lines; nil for an empty log.
  public var watermark: Watermark? {
    guard settled.length > 0 else { return nil }
    return Watermark(
      length: settled.length, lines: settled.lines, chain: settled.chain ?? Digest(0, 0, 0, 0),
      refusedLines: faults.prefix(settled.faults).filter { $0.violation == .invalidSignature }
        .map(\.line))
  }

  /// The number of a line, counted from 1, whose first byte is at `offset`.
  public func lineNumber(at offset: Int) -> Int {
    bytes.withSpan { span in
      var number = 1
      var start = 0
      while start < offset, let end = LineFeed.next(in: span, from: start) {
        number += 1
        start = end + 1
      }
      return number
    }
  }

  /// Who made a node.
  public func author(of node: Node) -> Author {
    authorTable.entries[Int(node.author)].author
  }

  private mutating func readTrusted(_ watermark: Watermark) -> Bool {
    guard watermark.length <= bytes.count else { return false }
    let log = bytes
    var refused = watermark.refusedLines[...]
    log.withSpan { span in
      while settled.length < watermark.length, lineCount < watermark.lines,
        let end = LineFeed.next(in: span, from: settled.length)
      {
        let isRefused = refused.first == lineCount + 1
        if isRefused { refused.removeFirst() }
        take(span, settled.length..<end, verifying: isRefused)
        settle(at: end + 1)
      }
    }
    settled.chain = signatures.digestSoFar()
    return settled.length == watermark.length && settled.lines == watermark.lines
      && settled.chain == watermark.chain
  }

  private mutating func forget() {
    nodes.removeAll()
    mergeParents.removeAll()
    faults.removeAll()
    lineCount = 0
    signatures.begin()
    settled = Settled()
  }

  private mutating func readRest() {
    let log = bytes
    log.withSpan { span in
      while let end = LineFeed.next(in: span, from: settled.length) {
        take(span, settled.length..<end, verifying: true)
        settle(at: end + 1)
      }
      settled.chain = signatures.digestSoFar()
      guard settled.length < span.count else { return }
      let known = nodes.count
      take(span, settled.length..<span.count, verifying: true, isWhole: false)
      hasTornTail = nodes.count == known
    }
  }

  private mutating func settle(at length: Int) {
    settled.length = length
    settled.lines = lineCount
    settled.nodes = nodes.count
    settled.faults = faults.count
  }

  private mutating func take(
    _ span: Span<UInt8>, _ range: Range<Int>, verifying: Bool, isWhole: Bool = true
  ) {
    lineCount += 1
    let line = span.extracting(range)
    switch reader.read(
      line, at: range.lowerBound, authors: &authorTable, verifying: verifying)
    {
    case .node(let node, let parents):
      if !parents.isEmpty { mergeParents[nodes.count] = parents }
      nodes.append(node)
      if isWhole {
        signatures.update(node.id.digest)
        signatures.update(line.extracting(reader.signature))
      }
    case .fault(let claimedID, let violation):
      faults.append(LineFault(line: lineCount, claimedID: claimedID, violation: violation))
    }
  }
}
