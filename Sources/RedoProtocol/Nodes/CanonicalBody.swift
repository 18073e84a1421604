internal import RedoCrypto

/// The bytes that a node's id and signature are taken over: the canonical node without those two.
enum CanonicalBody {
  /// The keys that the body leaves out.
  static let omitted = ["id", "signature"]

  /// The body's digest; nil where a number cannot be canonicalised.
  ///
  /// A canonical line holds its body in up to three pieces and is hashed where it stands.
  static func digest(
    of envelope: Envelope, _ tape: JSONTape, in text: Span<UInt8>, with sha256: SHA256
  ) -> Digest? {
    guard tape.isCanonical else {
      var bytes: [UInt8] = []
      guard append(envelope, tape, in: text, to: &bytes) else { return nil }
      return sha256.digest(of: bytes.span)
    }
    var start = 0
    for gap in gaps(of: envelope, tape) {
      sha256.update(text.extracting(start..<gap.lowerBound))
      start = gap.upperBound
    }
    sha256.update(text.extracting(start..<text.count))
    return sha256.finish()
  }

  /// Appends the body; false where a number cannot be canonicalised.
  static func append(
    _ envelope: Envelope, _ tape: JSONTape, in text: Span<UInt8>, to bytes: inout [UInt8]
  ) -> Bool {
    guard tape.isCanonical else {
      return tape.appendCanonical(0, of: text, omitting: omitted, to: &bytes)
    }
    var start = 0
    for gap in gaps(of: envelope, tape) {
      append(text.extracting(start..<gap.lowerBound), to: &bytes)
      start = gap.upperBound
    }
    append(text.extracting(start..<text.count), to: &bytes)
    return true
  }

  private static func append(_ piece: Span<UInt8>, to bytes: inout [UInt8]) {
    piece.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  /// Where `"id":"…",` and `"signature":"…",` stand; in canonical order neither is the last member.
  private static func gaps(of envelope: Envelope, _ tape: JSONTape) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    for case let value? in [envelope.id, envelope.signature] {
      let keyQuote = Int(tape[value - 1].start) - 1
      let afterComma = Int(tape[value].end) + 2
      gaps.append(keyQuote..<afterComma)
    }
    return gaps
  }
}
