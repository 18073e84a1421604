internal import RedoCrypto

/// What one worker made of the whole lines that start in a part of the log.
struct LogChunk: Sendable {
  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var references = UnlinkedReferences()
  private(set) var mergeParents: [Int: [NodeID]] = [:]
  /// Their lines are counted from the chunk's first.
  private(set) var faults: [LineFault] = []
  private(set) var lineCount = 0
  private(set) var authors = AuthorTable()
  /// The digests of its blocks.
  private(set) var digests: [Digest] = []
  /// Where the line feed of its last line stands, plus one; where it starts without lines.
  private(set) var end: Int

  /// Reads the lines whose first bytes stand in `part`, which begins with a block.
  init(_ log: Span<UInt8>, _ part: Range<Int>, verifying: Bool) {
    end = part.lowerBound
    if end > 0 {
      // A line that starts in the part before belongs to it.
      guard let before = log.offset(of: 0x0A, from: end - 1) else { return }
      end = before + 1
    }
    var reader = NodeReader()
    var chain = SignatureChain()
    let most = (part.upperBound - min(end, part.upperBound)) / Self.shortLine
    nodes.reserveCapacity(most)
    references.reserve(most)
    while end < part.upperBound,
      let (reading, feed) = reader.readLine(
        log, from: end, authors: &authors, verifying: verifying)
    {
      lineCount += 1
      switch reading {
      case .node(let node, let named):
        chain.add(node.id, reader.signature, at: end)
        if case .several(let all) = named.parents { mergeParents[nodes.count] = all }
        references.append(named.taskID, parent: named.parents.only, of: node.id)
        nodes.append(node)
      case .fault(let claimedID, let violation):
        faults.append(LineFault(line: lineCount, claimedID: claimedID, violation: violation))
      }
      end = feed + 1
    }
    digests = chain.finish()
  }

  /// No sound line is shorter, in bytes.
  static let shortLine = 480

  /// Where chunks start and end: the whole blocks of a range that starts with one, in at most
  /// `count` parts.
  static func parts(of range: Range<Int>, count: Int) -> [Range<Int>] {
    let length = SignatureChain.blockLength
    let first = range.lowerBound / length
    let last = range.upperBound / length
    guard last > first else { return [] }
    let step = max(1, (last - first + count - 1) / count)
    return stride(from: first, to: last, by: step).map {
      $0 * length..<min($0 + step, last) * length
    }
  }
}
