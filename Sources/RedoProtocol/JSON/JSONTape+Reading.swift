extension JSONTape {
  /// Reads one JSON text; the tape then describes it, or nothing when this throws.
  ///
  /// Refused beyond the grammar: invalid UTF-8, lone surrogates, doubled keys, a byte order mark,
  /// nesting beyond ``depthLimit`` and texts beyond ``lengthLimit``.
  /// - Complexity: O(*n*); O(*n* log *n*) for objects whose keys are out of order.
  public mutating func read(_ text: Span<UInt8>) throws(JSONError) {
    tokens.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    isCanonical = true
    guard text.count <= Self.lengthLimit else { throw .tooLong }
    var offset = try readValue(text, at: skipSpace(text, from: 0))
    while let container = open.last {
      offset = try continueContainer(container, text, at: skipSpace(text, from: offset))
    }
    offset = skipSpace(text, from: offset)
    guard offset == text.count else { throw .unexpectedByte(offset: offset) }
  }

  /// Reads what may follow in an open container: its end, or a comma and the next value.
  private mutating func continueContainer(
    _ container: OpenContainer, _ text: Span<UInt8>, at start: Int
  ) throws(JSONError) -> Int {
    var offset = start
    guard offset < text.count else { throw .unexpectedEnd }
    let closing: UInt8 = container.isObject ? 0x7D : 0x5D
    if text[offset] == closing {
      try close(text)
      tokens[container.token].end = UInt32(truncatingIfNeeded: offset + 1)
      return offset + 1
    }
    if tokens.count > container.token + 1 {
      guard text[offset] == 0x2C else { throw .unexpectedByte(offset: offset) }
      offset = skipSpace(text, from: offset + 1)
    }
    if container.isObject {
      offset = try readKey(text, at: offset)
    }
    return try readValue(text, at: offset)
  }

  private mutating func close(_ text: Span<UInt8>) throws(JSONError) {
    let container = open.removeLast()
    tokens[container.token].next = UInt32(truncatingIfNeeded: tokens.count)
    if !container.keysAscend {
      isCanonical = false
      try refuseDoubledKeys(of: container.token, text)
    }
  }

  private func refuseDoubledKeys(of object: Int, _ text: Span<UInt8>) throws(JSONError) {
    var names: [(name: String, offset: Int)] = []
    for key in keys(of: object) {
      names.append((JSONText.string(of: tokens[key], in: text), Int(tokens[key].start)))
    }
    // By Unicode scalars: Swift's own equality would take canonically equal keys for one.
    names.sort { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) }
    for (left, right) in zip(names, names.dropFirst())
    where left.name.unicodeScalars.elementsEqual(right.name.unicodeScalars) {
      throw .duplicateKey(offset: max(left.offset, right.offset))
    }
  }

  /// Reads a key and its colon; returns where the value starts.
  private mutating func readKey(_ text: Span<UInt8>, at start: Int) throws(JSONError) -> Int {
    guard start < text.count else { throw .unexpectedEnd }
    guard text[start] == 0x22 else { throw .unexpectedByte(offset: start) }
    let key = tokens.count
    var offset = try readString(text, at: start)
    let container = open.count - 1
    let last = open[container].lastKey
    if last >= 0, open[container].keysAscend,
      !JSONText.precedes(tokens[last], tokens[key], in: text)
    {
      open[container].keysAscend = false
    }
    open[container].lastKey = key
    offset = skipSpace(text, from: offset)
    guard offset < text.count else { throw .unexpectedEnd }
    guard text[offset] == 0x3A else { throw .unexpectedByte(offset: offset) }
    return skipSpace(text, from: offset + 1)
  }

  /// Reads a scalar, or opens a container; returns where to go on.
  private mutating func readValue(_ text: Span<UInt8>, at start: Int) throws(JSONError) -> Int {
    guard start < text.count else { throw .unexpectedEnd }
    switch text[start] {
    case 0x22:
      return try readString(text, at: start)
    case 0x7B, 0x5B:
      guard open.count < Self.depthLimit else { throw .tooDeep(offset: start) }
      let isObject = text[start] == 0x7B
      open.append(OpenContainer(token: tokens.count, isObject: isObject))
      tokens.append(
        JSONToken(kind: isObject ? .object : .array, start: start, end: start, next: 0))
      return start + 1
    case 0x2D, 0x30...0x39:
      return try readNumber(text, at: start)
    case 0x74:
      return try readWord("true", .boolean, text, at: start)
    case 0x66:
      return try readWord("false", .boolean, text, at: start)
    case 0x6E:
      return try readWord("null", .null, text, at: start)
    default:
      throw .unexpectedByte(offset: start)
    }
  }

  private mutating func readWord(
    _ word: StaticString, _ kind: JSONToken.Kind, _ text: Span<UInt8>, at start: Int
  ) throws(JSONError) -> Int {
    let end = start + word.utf8CodeUnitCount
    guard end <= text.count else { throw .unexpectedEnd }
    let matches = word.withUTF8Buffer { word in
      for offset in 0..<word.count where word[offset] != text[start + offset] { return false }
      return true
    }
    guard matches else { throw .unexpectedByte(offset: start) }
    append(kind, start, end)
    return end
  }

  mutating func append(
    _ kind: JSONToken.Kind, _ start: Int, _ end: Int, isEscaped: Bool = false
  ) {
    tokens.append(
      JSONToken(kind: kind, isEscaped: isEscaped, start: start, end: end, next: tokens.count + 1))
  }

  /// Skips space, tab, line feed and carriage return; any of them ends canonical form.
  private mutating func skipSpace(_ text: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < text.count {
      switch text[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default:
        if offset != start { isCanonical = false }
        return offset
      }
    }
    if offset != start { isCanonical = false }
    return offset
  }
}
