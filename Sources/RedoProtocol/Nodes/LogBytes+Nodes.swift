/// Nodes as they stand in the log, for somebody who wants to see one whole.
extension LogBytes {
  /// A node's line in canonical form (RFC 8785), id and signature included.
  public func canonicalText(ofNode line: LogText) -> String {
    withSpan { bytes in
      let text = bytes.extracting(line.range)
      var tape = JSONTape()
      var canonical: [UInt8] = []
      guard (try? tape.read(text)) != nil, tape.appendCanonical(0, of: text, to: &canonical) else {
        return text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      }
      return String(decoding: canonical, as: UTF8.self)
    }
  }

  /// Whether a node's line holds a signature.
  ///
  /// One that is there has been verified, else the line would be a fault and no node.
  public func isSigned(node line: LogText) -> Bool {
    withSpan { bytes in
      let text = bytes.extracting(line.range)
      var tape = JSONTape()
      guard (try? tape.read(text)) != nil, tape[0].kind == .object else { return false }
      return tape.keys(of: 0).contains { tape.string($0, is: "signature", in: text) }
    }
  }
}
