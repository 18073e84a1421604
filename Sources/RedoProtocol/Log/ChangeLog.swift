internal import RedoCrypto

/// A change log as it was read: its nodes decoded and checked, its broken lines by number, from 1 on.
///
/// Checks 1 to 7 (PROTOCOL.md, "Verdicts") are made here; a line that breaks one is a fault and never an
/// error, whatever the bytes are.
///
/// It holds immutable nodes and nothing that follows from them: state is a replay of all of it,
/// each time anew. Once read, only what was appended since is read again.
public struct ChangeLog: ~Copyable {
  /// The log's bytes, into which every text of a node points.
  public private(set) var bytes: LogBytes
  /// The nodes that keep checks 1 to 7, in the order of their lines, repeated ones too.
  public private(set) var nodes = NodeList()
  /// Every parent of the MERGE nodes, by index in ``nodes``.
  private(set) var mergeParents: [Int: [NodeID]] = [:]
  /// The lines that break one of checks 1 to 7, in order.
  public private(set) var faults: [LineFault] = []
  /// How many lines there are, a last one without line feed among them.
  public private(set) var lineCount = 0
  /// Whether the last line has no line feed and is no sound node: a write that was cut off.
  public private(set) var hasTornTail = false
  /// Whether the watermark that the log was read with did not fit it: its checked part changed.
  public private(set) var contradictsWatermark = false

  /// What graphs of this log, as it grows, have in common.
  let lineage = LogLineage()
  var authorTable = AuthorTable()
  /// Knows how the settled nodes hang together.
  private var linker = NodeLinker()
  /// What the nodes name that are not linked yet.
  private var unlinked = UnlinkedReferences()
  private var reader = NodeReader()
  private var chain = SignatureChain()
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
  /// Signatures below a watermark that fits are taken on trust, all others are verified. The result
  /// is the same whoever the workers are.
  /// - Complexity: O(*n*) in bytes, besides about 35 µs for each signature that is verified.
  public init(
    _ bytes: LogBytes, trusting watermark: Watermark? = nil, with workers: any Workers = OneWorker()
  ) {
    self.bytes = bytes
    if let watermark, !readTrusted(watermark, workers) {
      forget()
      contradictsWatermark = true
    }
    readRest(workers)
    link()
  }

  /// Reads what was appended; `longer` begins with the bytes that were read so far, which is not looked
  /// at, but fewer bytes stop the program.
  ///
  /// Signatures are verified unless `isVerified` says that those of all that was appended were, as
  /// those of nodes that came from a remote are before they are taken.
  public mutating func extend(
    to longer: LogBytes, with workers: any Workers = OneWorker(), isVerified: Bool = false
  ) {
    precondition(longer.count >= bytes.count, "a change log only grows; read it anew")
    // A last line without its line feed becomes whole only now, and nobody vouches for it.
    let isVerified = isVerified && settled.length == bytes.count
    bytes = longer
    nodes.truncate(to: settled.nodes)
    unlinked.removeAll()
    nodes.seal()
    mergeParents = mergeParents.filter { $0.key < settled.nodes }
    faults.removeLast(faults.count - settled.faults)
    lineCount = settled.lines
    hasTornTail = false
    readRest(workers, verifying: !isVerified)
    link()
  }

  /// Gives back what only a longer log needs, for one that is read to be looked at once.
  ///
  /// Reading on makes it anew, which takes about as long as linking all nodes did.
  public mutating func forgetTables() { linker.forgetTables() }

  /// Links what is there to stay: a last line without line feed is read again when more arrives.
  private mutating func link() {
    let linked = linker.links.count
    linker.extend(
      to: settled.nodes, of: nodes, naming: unlinked, mergeParentIDs: mergeParents)
    unlinked.removeFirst(settled.nodes - linked)
  }

  /// How the nodes hang together, a last line's without line feed too.
  var links: NodeLinks {
    linker.links(
      to: nodes.count, of: nodes, naming: unlinked, mergeParentIDs: mergeParents)
  }

  /// The task that the node at an index belongs to.
  /// - Complexity: O(1) but for a last line without line feed.
  public func taskID(of index: Int) -> TaskID { links.taskID(of: index) }

  /// The ids of the parents that the node at an index names.
  /// - Complexity: O(1) but for a last line without line feed.
  public func parentIDs(of index: Int) -> [NodeID] {
    mergeParents[index] ?? links.parentID(of: index, in: nodes).map { [$0] } ?? []
  }

  /// What vouches for all whole lines; nil for an empty log.
  public var watermark: Watermark? {
    guard settled.length > 0 else { return nil }
    return Watermark(
      length: settled.length, lines: settled.lines, chain: settled.chain ?? Digest(0, 0, 0, 0),
      refusedLines: faults.prefix(settled.faults).filter { $0.violation == .invalidSignature }
        .map(\.line))
  }

  /// Who made a node of this log.
  public func author(of node: Node) -> Author {
    authorTable.entries[Int(node.author)].author
  }

  private mutating func readTrusted(_ watermark: Watermark, _ workers: any Workers) -> Bool {
    guard watermark.length <= bytes.count else { return false }
    let log = bytes
    var refused = watermark.refusedLines[...]
    // Only a single reader knows which line it is at, and so which ones were refused before.
    if refused.isEmpty { readWholeBlocks(to: watermark.length, workers, verifying: false) }
    log.withSpan { span in
      while settled.length < watermark.length, lineCount < watermark.lines {
        let isRefused = refused.first == lineCount + 1
        if isRefused { refused.removeFirst() }
        guard takeLine(span, verifying: isRefused) else { break }
      }
    }
    settled.chain = chain.digestSoFar()
    return settled.length == watermark.length && settled.lines == watermark.lines
      && settled.chain == watermark.chain
  }

  private mutating func forget() {
    nodes.removeAll()
    linker = NodeLinker()
    unlinked.removeAll()
    mergeParents.removeAll()
    faults.removeAll()
    lineCount = 0
    chain = SignatureChain()
    settled = Settled()
  }

  private mutating func readRest(_ workers: any Workers, verifying: Bool = true) {
    let log = bytes
    readWholeBlocks(to: log.count, workers, verifying: verifying)
    log.withSpan { span in
      while takeLine(span, verifying: verifying) {}
      settled.chain = chain.digestSoFar()
      guard settled.length < span.count else { return }
      lineCount += 1
      let tail = span.extracting(settled.length..<span.count)
      let reading = reader.read(
        tail, at: settled.length, authors: &authorTable, verifying: true)
      hasTornTail = !keep(reading)
    }
  }

  /// Lets workers read side by side what is long enough to be worth it.
  private mutating func readWholeBlocks(
    to end: Int, _ workers: any Workers, verifying: Bool
  ) {
    let length = verifying ? workers.leastLength / Self.signatureCost : workers.leastLength
    guard workers.count > 1, end - settled.length >= length else {
      nodes.reserve((end - settled.length) / LogChunk.shortLine)
      unlinked.reserve((end - settled.length) / LogChunk.shortLine)
      return
    }
    let log = bytes
    let block = SignatureChain.blockLength
    let start = (settled.length + block - 1) / block * block
    log.withSpan { span in
      // What is left of an open block is read first: the chain goes through the blocks in order.
      while settled.length < start, takeLine(span, verifying: verifying) {}
    }
    let pieces = verifying ? Self.verifiedPieceCount : Self.pieceCount
    let parts = LogChunk.parts(of: start..<max(start, end), count: max(workers.count, pieces))
    link()
    var isFirst = true
    workers.map(parts.count) { piece in
      log.withSpan { LogChunk($0, parts[piece], verifying: verifying) }
    } taking: { chunk in
      // The others will hold about as many: one table of the right size, made once.
      if isFirst { linker.makeRoom(for: chunk.nodes.count * parts.count * 17 / 16, nodes) }
      isFirst = false
      take(chunk)
    }
  }

  /// Verifying one signature takes about as long as reading so many lines, so a log that much shorter
  /// is worth more than one worker.
  private static let signatureCost = 20
  /// So many pieces at least: what was read is linked meanwhile, and little is left to link at the
  /// end.
  private static let pieceCount = 16
  /// And so many where signatures are verified: whoever ends first waits for the other's last piece,
  /// which took a twentieth of the whole.
  private static let verifiedPieceCount = 128

  private mutating func take(_ chunk: LogChunk) {
    guard chunk.lineCount > 0 else { return }
    let known = nodes.count
    let authors = authorTable.merge(chunk.authors)
    var piece = chunk.nodes
    if !authors.enumerated().allSatisfy({ $0 == Int($1) }) {
      for index in piece.indices { piece[index].author = authors[Int(piece[index].author)] }
    }
    nodes.append(piece)
    for (index, parents) in chunk.mergeParents { mergeParents[known + index] = parents }
    for fault in chunk.faults {
      faults.append(
        LineFault(
          line: lineCount + fault.line, claimedID: fault.claimedID, violation: fault.violation))
    }
    lineCount += chunk.lineCount
    chain.append(chunk.digests)
    settle(at: chunk.end)
    linker.extend(
      to: nodes.count, of: nodes, naming: chunk.references, mergeParentIDs: mergeParents)
  }

  private mutating func settle(at length: Int) {
    settled.length = length
    settled.lines = lineCount
    settled.nodes = nodes.count
    settled.faults = faults.count
  }

  /// Reads the whole line that follows; false where none does.
  private mutating func takeLine(_ span: Span<UInt8>, verifying: Bool) -> Bool {
    let start = settled.length
    guard
      let (reading, end) = reader.readLine(
        span, from: start, authors: &authorTable, verifying: verifying)
    else { return false }
    lineCount += 1
    if keep(reading), let node = nodes.last { chain.add(node.id, reader.signature, at: start) }
    settle(at: end + 1)
    return true
  }

  /// Keeps a node or a fault of the line that was counted last; whether it is a node.
  private mutating func keep(_ reading: NodeReader.Reading) -> Bool {
    switch reading {
    case .node(let node, let named):
      if case .several(let all) = named.parents { mergeParents[nodes.count] = all }
      unlinked.append(named.taskID, parent: named.parents.only, of: node.id)
      nodes.append(node)
      return true
    case .fault(let claimedID, let violation):
      faults.append(LineFault(line: lineCount, claimedID: claimedID, violation: violation))
      return false
    }
  }
}
