/// A random UUID (RFC 9562, version 4), written in lowercase with hyphens.
public struct UUIDv4: Hashable, Sendable, BitwiseCopyable {
  /// Bytes 0…7, most significant first.
  public let high: UInt64
  /// Bytes 8…15, most significant first.
  public let low: UInt64

  private static let hyphens: [Int] = [8, 13, 18, 23]

  /// Reads 36 characters; nil unless they are a lowercase version 4 UUID of the RFC's variant.
  public init?(_ text: Span<UInt8>) {
    guard text.count == 36 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    var digits = 0
    for offset in 0..<36 {
      if offset == 8 || offset == 13 || offset == 18 || offset == 23 {
        guard text[offset] == 0x2D else { return nil }
        continue
      }
      guard let digit = Hex.value(of: text[offset]) else { return nil }
      if digits < 16 {
        words.0 = words.0 << 4 | UInt64(digit)
      } else {
        words.1 = words.1 << 4 | UInt64(digit)
      }
      digits += 1
    }
    guard words.0 >> 12 & 0xF == 4, words.1 >> 62 == 0b10 else { return nil }
    high = words.0
    low = words.1
  }

  /// Reads text; nil unless it is a lowercase version 4 UUID.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span)
  }

  /// Makes a UUID of 16 random bytes, of which 6 bits give way to version and variant.
  public init(randomBytes: [UInt8]) {
    precondition(randomBytes.count == 16, "a UUID is made of 16 random bytes")
    let words = [randomBytes[..<8], randomBytes[8...]].map { half in
      half.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    high = words[0] & ~0xF000 | 0x4000
    low = words[1] & ~(0b11 << 62) | 0b10 << 62
  }
}

extension UUIDv4: CustomStringConvertible {
  /// The 36 characters.
  public var description: String {
    var bytes: [UInt8] = []
    for word in [high, low] {
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    var text = Hex.text(of: bytes)
    for offset in Self.hyphens {
      text.insert("-", at: text.index(text.startIndex, offsetBy: offset))
    }
    return text
  }
}

extension UUIDv4: Comparable {
  /// Orders UUIDs as their text orders.
  public static func < (left: UUIDv4, right: UUIDv4) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
