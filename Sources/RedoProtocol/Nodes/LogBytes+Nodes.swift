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
}
