internal import RedoCrypto

/// A place in a line that moves on as long as the line reads as this program writes its own.
///
/// It accepts canonical text alone. Where it says no, nothing is wrong yet: the line is read again
/// by the strict reader, which knows every other spelling.
struct LineCursor {
  /// What is read next, in bytes from the text's start.
  var offset: Int

  /// Passes over bytes that must stand here.
  @inline(__always)
  mutating func pass(_ literal: StaticString, in text: Span<UInt8>) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard offset + count <= text.count else { return false }
    let raw = text.bytes
    let expected = UnsafeRawPointer(literal.utf8Start)
    var place = 0
    while place + 8 <= count {
      guard
        raw.unsafeLoadUnaligned(fromByteOffset: offset + place, as: UInt64.self)
          == expected.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      place += 8
    }
    while place < count {
      guard text[offset + place] == expected.load(fromByteOffset: place, as: UInt8.self) else {
        return false
      }
      place += 1
    }
    offset += count
    return true
  }

  /// Passes over bytes that stand elsewhere already.
  mutating func pass(_ bytes: [UInt8], in text: Span<UInt8>) -> Bool {
    let end = offset + bytes.count
    guard end <= text.count, text.extracting(offset..<end).isEqual(to: bytes.span) else {
      return false
    }
    offset = end
    return true
  }

  /// Reads a string from after its opening quote to behind its closing one.
  ///
  /// - Returns: its bytes, and whether some of them are escapes.
  mutating func string(in text: Span<UInt8>) -> (range: Range<Int>, isEscaped: Bool)? {
    let start = offset
    var isEscaped = false
    var end = start
    while true {
      end = JSONText.plainRunEnd(in: text, from: end)
      guard end < text.count else { return nil }
      let byte = text[end]
      if byte == 0x22 {
        offset = end + 1
        return (start..<end, isEscaped)
      }
      if byte == 0x5C {
        guard end + 1 < text.count, Self.isShortEscape(text[end + 1]) else { return nil }
        isEscaped = true
        end += 2
      } else {
        guard byte >= 0x80, let length = UTF8Sequence.length(in: text, at: end) else { return nil }
        end += length
      }
    }
  }

  /// The escapes of two bytes that canonical text has; those of six are left to the strict reader.
  private static func isShortEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74: true
    default: false
    }
  }

  /// Reads a whole number of at most 15 digits.
  mutating func number(in text: Span<UInt8>) -> Int64? {
    let start = offset
    var value: Int64 = 0
    while offset < text.count, text[offset].isASCIIDigit {
      value = value * 10 + Int64(text[offset] & 15)
      offset += 1
      guard offset - start <= 15 else { return nil }
    }
    guard offset > start, text[start] != 0x30 || offset == start + 1 else { return nil }
    return value
  }

  /// Reads 64 hex digits.
  mutating func nodeID(in text: Span<UInt8>) -> NodeID? {
    guard offset + 64 <= text.count, let digest = Digest(text, at: offset) else { return nil }
    offset += 64
    return NodeID(digest)
  }

  /// Reads the 36 characters of a UUID.
  mutating func uuid(in text: Span<UInt8>) -> UUIDv4? {
    guard offset + 36 <= text.count, let uuid = UUIDv4(text.extracting(offset..<offset + 36))
    else { return nil }
    offset += 36
    return uuid
  }

  /// Reads the 24 characters of a moment.
  mutating func instant(in text: Span<UInt8>) -> Instant? {
    guard let instant = Instant(wallIn: text, at: offset) else { return nil }
    offset += Instant.wallLength
    return instant
  }
}
