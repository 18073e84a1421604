public import RedoCrypto

/// A node's name: the SHA-256 of its canonical body, written `sha256:` and 64 lowercase hex digits
/// (PROTOCOL.md, "Ids and signatures").
public struct NodeID: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The digest behind the text.
  public let digest: Digest

  /// The prefix of every id.
  public static let prefix = "sha256:"

  /// Creates the id of a digest.
  public init(_ digest: Digest) {
    self.digest = digest
  }

  /// Reads `sha256:` and 64 lowercase hex digits; nil for anything else.
  init?(_ text: Span<UInt8>) {
    guard text.count == 71 else { return nil }
    var index = 0
    for byte in Self.prefix.utf8 {
      guard text[index] == byte else { return nil }
      index += 1
    }
    guard let digest = Digest(text, at: 7) else { return nil }
    self.digest = digest
  }

  /// Reads an id from text; nil unless it is `sha256:` and 64 lowercase hex digits.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  /// Orders ids as their text orders.
  public static func < (left: NodeID, right: NodeID) -> Bool {
    left.digest < right.digest
  }
}

extension NodeID: CustomStringConvertible {
  /// The id as the protocol writes it, 71 characters.
  public var description: String {
    Self.prefix + Hex.text(of: digest.bytes)
  }
}
