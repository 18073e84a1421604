internal import RedoCrypto

/// A signature's 64 bytes as the log's chain takes them in.
struct NodeSignature: BitwiseCopyable {
  let left: Digest
  let right: Digest

  /// How many hex digits a signature has.
  static let digitCount = 128
  /// What stands for a missing one: no signature is all ones, its second half is always smaller.
  static let absent = NodeSignature(
    left: Digest(.max, .max, .max, .max), right: Digest(.max, .max, .max, .max))

  private init(left: Digest, right: Digest) {
    self.left = left
    self.right = right
  }

  /// Reads the 128 lowercase hex digits that start at `offset`; nil for other bytes.
  init?(_ text: Span<UInt8>, at offset: Int) {
    guard offset + Self.digitCount <= text.count, let left = Digest(text, at: offset),
      let right = Digest(text, at: offset + 64)
    else { return nil }
    self.left = left
    self.right = right
  }

  /// Appends the 64 bytes.
  func append(to bytes: inout [UInt8]) {
    bytes += left.bytes + right.bytes
  }
}
