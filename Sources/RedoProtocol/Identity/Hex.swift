/// Lowercase hexadecimal, the only alphabet the protocol knows for bytes.
public enum Hex {
  private static let digits = Array("0123456789abcdef".utf8)

  /// The lowercase hex text of bytes.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of lowercase hex text; nil for another alphabet or an odd length.
  static func bytes(of text: Span<UInt8>) -> [UInt8]? {
    guard text.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 2)
    for index in stride(from: 0, to: text.count, by: 2) {
      guard let high = value(of: text[index]), let low = value(of: text[index + 1]) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  /// The bytes of lowercase hex text; nil for another alphabet or an odd length.
  public static func bytes(of text: String) -> [UInt8]? {
    let utf8 = Array(text.utf8)
    return bytes(of: utf8.span)
  }

  /// The 64-bit word of 16 lowercase hex digits that start at `offset`; nil for other bytes.
  static func word(in text: Span<UInt8>, at offset: Int) -> UInt64? {
    guard let high = eightDigits(in: text, at: offset),
      let low = eightDigits(in: text, at: offset + 8)
    else { return nil }
    return UInt64(high) << 32 | UInt64(low)
  }

  /// The 32 bits of 8 lowercase hex digits that start at `offset`; nil for other bytes.
  static func eightDigits(in text: Span<UInt8>, at offset: Int) -> UInt32? {
    nibbles(in: text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The 16 bits of 4 lowercase hex digits that start at `offset`; nil for other bytes.
  static func fourDigits(in text: Span<UInt8>, at offset: Int) -> UInt32? {
    let four = text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
    // Four zeros before them change nothing.
    return nibbles(in: UInt64(littleEndian: UInt64(UInt32(littleEndian: four)) << 32 | 0x3030_3030))
  }

  /// The value of eight ASCII digits as they lie in memory; nil unless all are lowercase hex.
  private static func nibbles(in digits: UInt64) -> UInt32? {
    let digits = UInt64(bigEndian: digits)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let isLetter = digits >> 6 & ones
    let values = ((digits & (ones &* 0x0F)) &+ isLetter &* 9) & (ones &* 0x0F)
    // Written out again, the values give the same digits only where these were lowercase hex.
    let isTenOrMore = (values &+ ones &* 6) >> 4 & ones
    guard values &+ ones &* 0x30 &+ isTenOrMore &* 0x27 == digits else { return nil }
    var packed = (values | values >> 4) & 0x00FF_00FF_00FF_00FF
    packed = (packed | packed >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: packed | packed >> 16)
  }

  /// The value, 0 … 15, of one lowercase hex digit; nil for another byte.
  public static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
