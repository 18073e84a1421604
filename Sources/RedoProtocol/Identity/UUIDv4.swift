/// A random UUID (RFC 9562, version 4), written in lowercase with hyphens.
public struct UUIDv4: Hashable, Sendable, BitwiseCopyable {
  /// Bytes 0…7, most significant first.
  public let high: UInt64
  /// Bytes 8…15, most significant first.
  public let low: UInt64

  private static let hyphens: [Int] = [8, 13, 18, 23]

  /// Reads 36 characters; nil unless they are a lowercase version 4 UUID of the RFC's variant.
  init?(_ text: Span<UInt8>) {
    guard text.count == 36, text[8] == 0x2D, text[13] == 0x2D, text[18] == 0x2D,
      text[23] == 0x2D, let first = Hex.eightDigits(in: text, at: 0),
      let second = Hex.fourDigits(in: text, at: 9), let third = Hex.fourDigits(in: text, at: 14),
      let fourth = Hex.fourDigits(in: text, at: 19), let fifth = Hex.fourDigits(in: text, at: 24),
      let sixth = Hex.eightDigits(in: text, at: 28)
    else { return nil }
    let words = (
      UInt64(first) << 32 | UInt64(second) << 16 | UInt64(third),
      UInt64(fourth) << 48 | UInt64(fifth) << 32 | UInt64(sixth)
    )
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
