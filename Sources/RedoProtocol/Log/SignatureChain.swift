internal import RedoCrypto

/// A hash over the ids and signatures of a log's nodes, in the order of their lines.
///
/// A block is the lines that start in one stretch of ``blockLength`` bytes; each block is hashed by
/// itself, and then the blocks' digests, so that any number of readers come to one value.
struct SignatureChain {
  /// The length of a stretch, in bytes.
  static let blockLength = 1 << 18

  private let sha256 = SHA256()
  private var digests: [Digest] = []
  private var block = 0
  private var isBlockEmpty = true

  /// Takes in the node whose line starts at `start`; lines come in ascending order.
  mutating func add(_ id: NodeID, _ signature: NodeSignature, at start: Int) {
    if start / Self.blockLength != block {
      closeBlock()
      block = start / Self.blockLength
    }
    sha256.update(id.digest)
    sha256.update(signature.left)
    sha256.update(signature.right)
    isBlockEmpty = false
  }

  /// Takes in what another reader made of whole blocks that follow.
  mutating func append(_ digests: [Digest]) {
    closeBlock()
    self.digests += digests
  }

  /// The digests of all blocks that have nodes.
  mutating func finish() -> [Digest] {
    closeBlock()
    return digests
  }

  /// The value for the nodes so far; more can be added after it.
  func digestSoFar() -> Digest {
    let whole = SHA256()
    for digest in digests { whole.update(digest) }
    if !isBlockEmpty { whole.update(sha256.digestSoFar()) }
    return whole.finish()
  }

  private mutating func closeBlock() {
    guard !isBlockEmpty else { return }
    digests.append(sha256.finish())
    isBlockEmpty = true
  }
}
