/// Check 2: every hex field of the envelope has its length, lowercase alphabet and prefix.
enum EncodingRule {
  /// The decoded hex fields of an envelope.
  struct Fields {
    let id: NodeID
    let parents: [NodeID]
    let firstParent: NodeID?
    let signature: [UInt8]?
  }

  static func check(
    _ envelope: Envelope, author: AuthorTable.Entry, decodingSignature: Bool, _ tape: JSONTape,
    in text: Span<UInt8>
  ) throws(Violation) -> Fields {
    if let violation = author.violation { throw violation }
    let id = try tape.nodeID(envelope.id, in: text)
    var firstParent: NodeID?
    var parents: [NodeID] = []
    for element in tape.elements(of: envelope.parents) {
      let parent = try tape.nodeID(element, in: text)
      if firstParent == nil { firstParent = parent }
      if envelope.action == .merge { parents.append(parent) }
    }
    var signature: [UInt8]?
    if envelope.signature >= 0 {
      if decodingSignature {
        guard let bytes = tape.bytes(envelope.signature, in: text, { Hex.bytes(of: $0) }),
          bytes.count == 64
        else { throw .encoding }
        signature = bytes
      } else if !isHex(tape, envelope.signature, in: text) {
        throw .encoding
      }
    }
    return Fields(id: id, parents: parents, firstParent: firstParent, signature: signature)
  }

  private static func isHex(_ tape: JSONTape, _ token: Int, in text: Span<UInt8>) -> Bool {
    let isHex = tape.bytes(token, in: text) { (bytes: Span<UInt8>) -> Bool? in
      bytes.count == 128 && Hex.isHex(bytes)
    }
    return isHex ?? false
  }
}
