/// Check 2: every hex field of the envelope has its length, lowercase alphabet and prefix.
enum EncodingRule {
  /// The decoded hex fields of an envelope.
  struct Fields {
    let id: NodeID
    let parents: NamedParents
    /// Nil where the node has none.
    let signature: NodeSignature?
  }

  static func check(
    _ envelope: Envelope, author: AuthorTable.Entry, _ tape: JSONTape, in text: Span<UInt8>
  ) throws(Violation) -> Fields {
    if let violation = author.violation { throw violation }
    let id = try tape.nodeID(envelope.id, in: text)
    var parents: [NodeID] = []
    for element in tape.elements(of: envelope.parents) {
      parents.append(try tape.nodeID(element, in: text))
    }
    var signature: NodeSignature?
    if let token = envelope.signature {
      signature = tape.bytes(token, in: text) { (digits: Span<UInt8>) in
        digits.count == NodeSignature.digitCount ? NodeSignature(digits, at: 0) : nil
      }
      guard signature != nil else { throw .encoding }
    }
    return Fields(
      id: id, parents: NamedParents(parents, ofMerge: envelope.action == .merge),
      signature: signature)
  }
}
