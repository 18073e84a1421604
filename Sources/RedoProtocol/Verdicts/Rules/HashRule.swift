internal import RedoCrypto

/// Check 6: the id is the SHA-256 of the canonical body.
enum HashRule {
  static func check(
    _ id: NodeID, of envelope: Envelope, _ tape: JSONTape, in text: Span<UInt8>,
    with sha256: SHA256
  ) throws(Violation) {
    guard let digest = CanonicalBody.digest(of: envelope, tape, in: text, with: sha256) else {
      throw .schemaMismatch
    }
    guard NodeID(digest) == id else { throw .hashMismatch }
  }
}
