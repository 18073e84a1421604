/// The text inside JSON strings: finding its end, undoing its escapes, comparing keys.
public enum JSONText {
  /// The text of a string token, escapes undone.
  public static func string(of token: JSONToken, in text: Span<UInt8>) -> String {
    string(in: text, token.range, isEscaped: token.isEscaped)
  }

  /// The text of a string's bytes (without quotes) that the reader has accepted.
  public static func string(
    in text: Span<UInt8>, _ range: Range<Int>, isEscaped: Bool
  ) -> String {
    if !isEscaped {
      return text.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    appendUnescaped(text, range, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a string's UTF-8 bytes with its escapes undone.
  public static func appendUnescaped(
    _ text: Span<UInt8>, _ range: Range<Int>, to bytes: inout [UInt8]
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard text[offset] == 0x5C, offset + 1 < range.upperBound else {
        bytes.append(text[offset])
        offset += 1
        continue
      }
      offset = appendEscape(text, at: offset, to: &bytes)
    }
  }

  private static func appendEscape(
    _ text: Span<UInt8>, at start: Int, to bytes: inout [UInt8]
  ) -> Int {
    switch text[start + 1] {
    case 0x62: bytes.append(0x08)
    case 0x66: bytes.append(0x0C)
    case 0x6E: bytes.append(0x0A)
    case 0x72: bytes.append(0x0D)
    case 0x74: bytes.append(0x09)
    case 0x75:
      let unit = UInt32(codeUnit(in: text, at: start + 2) ?? 0)
      guard (0xD800...0xDBFF).contains(unit) else {
        appendScalar(unit, to: &bytes)
        return start + 6
      }
      let low = UInt32(codeUnit(in: text, at: start + 8) ?? 0)
      appendScalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), to: &bytes)
      return start + 12
    default: bytes.append(text[start + 1])
    }
    return start + 2
  }

  private static func appendScalar(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  /// The four hex digits, of either case, of a `\u` escape; nil for other bytes.
  static func codeUnit(in text: Span<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 4 <= text.count else { return nil }
    var unit: UInt16 = 0
    for index in offset..<offset + 4 {
      guard let digit = Hex.value(of: text[index].asciiLowercased) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The first offset that holds a quote, a backslash, a control byte or a byte beyond ASCII.
  static func plainRunEnd(in text: Span<UInt8>, from start: Int) -> Int {
    let raw = text.bytes
    var offset = start
    while offset + 8 <= raw.byteCount {
      let word = raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let found = specialBytes(in: UInt64(littleEndian: word))
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < text.count {
      let byte = text[offset]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 || byte >= 0x80 { return offset }
      offset += 1
    }
    return offset
  }

  /// The high bit of each of eight bytes that is special; the lowest bit set is exact.
  private static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let isQuote = (quote &- ones) & ~quote
    let isBackslash = (backslash &- ones) & ~backslash
    let isControl = (word &- (ones &* 0x20)) & ~word
    return (isQuote | isBackslash | isControl | word) & highs
  }

  /// Whether one key stands before another by UTF-16 code units (RFC 8785, section 3.2.3).
  static func precedes(_ left: JSONToken, _ right: JSONToken, in text: Span<UInt8>) -> Bool {
    if left.isEscaped || right.isEscaped {
      return string(of: left, in: text).utf16
        .lexicographicallyPrecedes(string(of: right, in: text).utf16)
    }
    let shorter = min(left.range.count, right.range.count)
    for index in 0..<shorter {
      let leftByte = text[Int(left.start) + index]
      let rightByte = text[Int(right.start) + index]
      if leftByte != rightByte { return rank(leftByte) < rank(rightByte) }
    }
    return left.range.count < right.range.count
  }

  /// UTF-16 puts U+10000 and beyond (lead bytes F0…) before U+E000…U+FFFF (EE, EF).
  private static func rank(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0xEE, 0xEF: byte + 0x10
    case 0xF0...0xFF: byte - 0x02
    default: byte
    }
  }
}
