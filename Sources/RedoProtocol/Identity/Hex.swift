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
  public static func bytes(of text: Span<UInt8>) -> [UInt8]? {
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
    var word: UInt64 = 0
    for index in offset..<offset + 16 {
      guard let digit = value(of: text[index]) else { return nil }
      word = word << 4 | UInt64(digit)
    }
    return word
  }

  /// The value, 0 … 15, of one lowercase hex digit; nil for another byte.
  static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
