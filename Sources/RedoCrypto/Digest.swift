/// A SHA-256 digest: 32 bytes held as four big-endian words, so that it hashes and compares fast.
public struct Digest: Hashable, Sendable, BitwiseCopyable {
  /// Bytes 0…7, most significant first.
  public let word0: UInt64
  /// Bytes 8…15, most significant first.
  public let word1: UInt64
  /// Bytes 16…23, most significant first.
  public let word2: UInt64
  /// Bytes 24…31, most significant first.
  public let word3: UInt64

  /// Creates a digest from its four big-endian words.
  public init(_ word0: UInt64, _ word1: UInt64, _ word2: UInt64, _ word3: UInt64) {
    self.word0 = word0
    self.word1 = word1
    self.word2 = word2
    self.word3 = word3
  }

  /// The 32 bytes, most significant first.
  public var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(32)
    for word in [word0, word1, word2, word3] {
      for shift in stride(from: 56, through: 0, by: -8) {
        result.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    return result
  }
}

extension Digest: Comparable {
  /// Orders digests as their lowercase hex text orders.
  public static func < (left: Digest, right: Digest) -> Bool {
    if left.word0 != right.word0 { return left.word0 < right.word0 }
    if left.word1 != right.word1 { return left.word1 < right.word1 }
    if left.word2 != right.word2 { return left.word2 < right.word2 }
    return left.word3 < right.word3
  }
}
