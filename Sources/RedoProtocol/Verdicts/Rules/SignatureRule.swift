internal import RedoCrypto

/// Check 7: a signature verifies under the author's key; one without a key never does.
enum SignatureRule {
  static func check(
    _ signature: NodeSignature?, by key: VerifyingKey?, of envelope: Envelope, _ tape: JSONTape,
    in text: Span<UInt8>
  ) throws(Violation) {
    guard let signature else { return }
    var body: [UInt8] = []
    var bytes: [UInt8] = []
    signature.append(to: &bytes)
    guard let key, CanonicalBody.append(envelope, tape, in: text, to: &body),
      key.verifies(bytes, of: body.span)
    else { throw .invalidSignature }
  }
}
