internal import RedoCrypto
internal import RedoProtocol

/// The bytes that a line's signature is over, and the signature, found in the line as text alone.
struct SignedBody: Sendable {
  private let body: [UInt8]
  private let signature: [UInt8]

  /// Takes a canonical line apart; nil for any other.
  init?(line: some Collection<UInt8>) {
    let text = String(decoding: line, as: UTF8.self)
    guard let id = text.firstRange(of: /"id":"sha256:[0-9a-f]{64}",/),
      let signed = text[id.upperBound...].firstRange(of: /"signature":"[0-9a-f]{128}",/),
      let signature = Hex.bytes(of: String(text[signed].dropFirst(13).dropLast(2)))
    else { return nil }
    body = Array(
      (text[..<id.lowerBound] + text[id.upperBound..<signed.lowerBound]
        + text[signed.upperBound...]).utf8)
    self.signature = signature
  }

  /// Whether a key has signed it.
  func isSigned(by key: VerifyingKey) -> Bool {
    key.verifies(signature, of: body.span)
  }
}
