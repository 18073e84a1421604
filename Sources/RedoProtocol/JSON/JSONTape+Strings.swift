extension JSONTape {
  /// Reads a string from its opening quote; returns the offset after its closing one.
  mutating func readString(_ text: Span<UInt8>, at start: Int) throws(JSONError) -> Int {
    var offset = start + 1
    var isEscaped = false
    while true {
      offset = JSONText.plainRunEnd(in: text, from: offset)
      guard offset < text.count else { throw .unexpectedEnd }
      switch text[offset] {
      case 0x22:
        append(.string, start + 1, offset, isEscaped: isEscaped)
        return offset + 1
      case 0x5C:
        isEscaped = true
        offset = try readEscape(text, at: offset)
      case 0x00...0x1F:
        throw .unexpectedByte(offset: offset)
      default:
        guard let length = UTF8Sequence.length(in: text, at: offset) else {
          throw .invalidUTF8(offset: offset)
        }
        offset += length
      }
    }
  }

  /// Checks one escape; returns the offset after it, after both halves for a surrogate pair.
  private mutating func readEscape(_ text: Span<UInt8>, at start: Int) throws(JSONError) -> Int {
    guard start + 1 < text.count else { throw .unexpectedEnd }
    switch text[start + 1] {
    case 0x22, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return start + 2
    case 0x2F:
      isCanonical = false
      return start + 2
    case 0x75:
      return try readUnicodeEscape(text, at: start)
    default:
      throw .unexpectedByte(offset: start + 1)
    }
  }

  private mutating func readUnicodeEscape(
    _ text: Span<UInt8>, at start: Int
  ) throws(JSONError) -> Int {
    guard let unit = JSONText.codeUnit(in: text, at: start + 2) else {
      throw start + 6 > text.count ? .unexpectedEnd : .unexpectedByte(offset: start + 2)
    }
    switch unit {
    case 0xD800...0xDBFF:
      isCanonical = false
      guard start + 8 <= text.count, text[start + 6] == 0x5C, text[start + 7] == 0x75,
        let low = JSONText.codeUnit(in: text, at: start + 8), (0xDC00...0xDFFF).contains(low)
      else { throw .loneSurrogate(offset: start) }
      return start + 12
    case 0xDC00...0xDFFF:
      throw .loneSurrogate(offset: start)
    default:
      if !isMinimalEscape(unit, text, at: start) { isCanonical = false }
      return start + 6
    }
  }

  /// Whether RFC 8785 writes this control character so: no short form, lowercase digits.
  private func isMinimalEscape(_ unit: UInt16, _ text: Span<UInt8>, at start: Int) -> Bool {
    guard unit < 0x20 else { return false }
    switch unit {
    case 0x08, 0x09, 0x0A, 0x0C, 0x0D: return false
    default: return !(0x41...0x46).contains(text[start + 5])
    }
  }

  /// Reads a number; returns the offset after it.
  mutating func readNumber(_ text: Span<UInt8>, at start: Int) throws(JSONError) -> Int {
    var offset = start
    if text[offset] == 0x2D { offset += 1 }
    let digits = try skipDigits(text, from: offset)
    if digits > offset + 1, text[offset] == 0x30 { throw .unexpectedByte(offset: offset + 1) }
    let isShortInteger = digits - offset <= 15
    let isNegativeZero = offset > start && text[offset] == 0x30
    offset = digits
    var isInteger = true
    if offset < text.count, text[offset] == 0x2E {
      isInteger = false
      offset = try skipDigits(text, from: offset + 1)
    }
    if offset < text.count, text[offset] | 0x20 == 0x65 {
      isInteger = false
      offset += 1
      if offset < text.count, text[offset] == 0x2B || text[offset] == 0x2D { offset += 1 }
      offset = try skipDigits(text, from: offset)
    }
    append(.number, start, offset)
    if isCanonical, !(isInteger && isShortInteger && !isNegativeZero) {
      isCanonical = CanonicalNumber.isCanonical(text, start..<offset)
    }
    return offset
  }

  private func skipDigits(_ text: Span<UInt8>, from start: Int) throws(JSONError) -> Int {
    var offset = start
    while offset < text.count, text[offset].isASCIIDigit { offset += 1 }
    guard offset > start else {
      throw offset == text.count ? .unexpectedEnd : .unexpectedByte(offset: offset)
    }
    return offset
  }
}
