/// Typed readings of single values; nil or a violation where the value is of another type.
extension JSONTape {
  /// The string at a token, as a text in the log whose line starts at `base`.
  func text(_ token: Int, base: Int) -> LogText? {
    let value = tokens[token]
    guard value.kind == .string else { return nil }
    return LogText(
      offset: base + Int(value.start), length: value.range.count, isEscaped: value.isEscaped)
  }

  /// Lends a string's bytes, escapes undone; nil for another type.
  func bytes<Value>(
    _ token: Int, in text: Span<UInt8>, _ read: (Span<UInt8>) -> Value?
  ) -> Value? {
    let value = tokens[token]
    guard value.kind == .string else { return nil }
    if value.isEscaped {
      var unescaped: [UInt8] = []
      JSONText.appendUnescaped(text, value.range, to: &unescaped)
      return read(unescaped.span)
    }
    return read(text.extracting(value.range))
  }

  /// The integer at a token, if it lies in `range`.
  func integer(
    _ token: Int, in text: Span<UInt8>, _ range: ClosedRange<Int64>
  ) throws(Violation) -> Int64 {
    guard tokens[token].kind == .number,
      let value = CanonicalNumber.integer(of: text, tokens[token].range), range.contains(value)
    else { throw .schemaMismatch }
    return value
  }

  /// The truth value at a token.
  func boolean(_ token: Int, in text: Span<UInt8>) throws(Violation) -> Bool {
    guard tokens[token].kind == .boolean else { throw .schemaMismatch }
    return text[Int(tokens[token].start)] == 0x74
  }

  /// The string at a token, as a text in the log.
  func requiredText(_ token: Int, base: Int) throws(Violation) -> LogText {
    guard let text = text(token, base: base) else { throw .schemaMismatch }
    return text
  }

  /// The string at a token, escapes undone.
  func string(_ token: Int, in text: Span<UInt8>) throws(Violation) -> String {
    guard tokens[token].kind == .string else { throw .schemaMismatch }
    return JSONText.string(of: tokens[token], in: text)
  }

  /// The date-time (RFC 3339) at a token.
  func instant(_ token: Int, in text: Span<UInt8>) throws(Violation) -> Instant {
    guard let instant = bytes(token, in: text, { Instant(rfc3339: $0) }) else {
      throw .schemaMismatch
    }
    return instant
  }

  /// The UUID at a token.
  func uuid(_ token: Int, in text: Span<UInt8>) throws(Violation) -> UUIDv4 {
    guard let uuid = bytes(token, in: text, { UUIDv4($0) }) else { throw .schemaMismatch }
    return uuid
  }

  /// The todo's name at a token.
  func todoID(_ token: Int, in text: Span<UInt8>) throws(Violation) -> TodoID {
    TodoID(try uuid(token, in: text))
  }

  /// The node id at a token: a string at all, and then one in the protocol's encoding.
  func nodeID(_ token: Int, in text: Span<UInt8>) throws(Violation) -> NodeID {
    guard tokens[token].kind == .string else { throw .schemaMismatch }
    guard let id = bytes(token, in: text, { NodeID($0) }) else { throw .encoding }
    return id
  }

  /// The value at a token, looked up in a table of names.
  func name<Value>(
    _ token: Int, in text: Span<UInt8>, of table: [(StaticString, Value)]
  ) throws(Violation) -> Value {
    guard tokens[token].kind == .string else { throw .schemaMismatch }
    for (name, value) in table where string(token, is: name, in: text) { return value }
    throw .schemaMismatch
  }

  /// The value at a token, the name of a case.
  func name<Value: CaseIterable & RawRepresentable<String>>(
    _ token: Int, in text: Span<UInt8>, of type: Value.Type
  ) throws(Violation) -> Value {
    let name = try string(token, in: text)
    // By bytes: Swift's own equality would take canonically equal names for one.
    for value in type.allCases where value.rawValue.utf8.elementsEqual(name.utf8) { return value }
    throw .schemaMismatch
  }
}
