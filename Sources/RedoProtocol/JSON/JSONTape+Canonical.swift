extension JSONTape {
  /// Appends the canonical form (RFC 8785) of one value of the text that was read last.
  ///
  /// Returns false, with the bytes unfinished, for a number beyond the range of doubles.
  /// - Parameters:
  ///   - token: the value's index; 0 is the whole text.
  ///   - text: the bytes that were read.
  ///   - names: keys of this object itself that are left out.
  ///   - bytes: what the form is appended to.
  /// - Returns: whether the form was written whole.
  public func appendCanonical(
    _ token: Int, of text: Span<UInt8>, omitting names: [String] = [], to bytes: inout [UInt8]
  ) -> Bool {
    let value = tokens[token]
    switch value.kind {
    case .boolean, .null:
      for offset in value.range { bytes.append(text[offset]) }
      return true
    case .string:
      appendString(value, of: text, to: &bytes)
      return true
    case .number:
      let number = CanonicalNumber.value(of: text, value.range)
      guard let canonical = CanonicalNumber.text(of: number) else { return false }
      bytes.append(contentsOf: canonical.utf8)
      return true
    case .array:
      return appendArray(token, of: text, to: &bytes)
    case .object:
      return appendObject(token, of: text, omitting: names, to: &bytes)
    }
  }

  private func appendString(
    _ token: JSONToken, of text: Span<UInt8>, to bytes: inout [UInt8]
  ) {
    CanonicalWriter.appendQuoted(JSONText.string(of: token, in: text), to: &bytes)
  }

  private func appendArray(_ token: Int, of text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    bytes.append(0x5B)
    var isFirst = true
    for element in elements(of: token) {
      if !isFirst { bytes.append(0x2C) }
      isFirst = false
      guard appendCanonical(element, of: text, to: &bytes) else { return false }
    }
    bytes.append(0x5D)
    return true
  }

  private func appendObject(
    _ token: Int, of text: Span<UInt8>, omitting names: [String], to bytes: inout [UInt8]
  ) -> Bool {
    var members: [(name: String, value: Int)] = []
    for key in keys(of: token) {
      let name = JSONText.string(of: tokens[key], in: text)
      if !names.contains(name) { members.append((name, key + 1)) }
    }
    members.sort { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }
    bytes.append(0x7B)
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      CanonicalWriter.appendQuoted(member.name, to: &bytes)
      bytes.append(0x3A)
      guard appendCanonical(member.value, of: text, to: &bytes) else { return false }
    }
    bytes.append(0x7D)
    return true
  }
}
