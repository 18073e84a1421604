/// Numbers as ECMAScript prints them (RFC 8785, section 3.2.2.3).
public enum CanonicalNumber {
  /// The largest integer that the protocol's integers reach: 2^53 − 1.
  public static let greatestInteger: Int64 = 9_007_199_254_740_991

  /// The canonical text of a finite number; nil for infinities and NaN, which JSON cannot write.
  public static func text(of value: Double) -> String? {
    guard value.isFinite else { return nil }
    if value == 0 { return "0" }
    let (digits, exponent) = decimal(of: abs(value))
    let sign = value < 0 ? "-" : ""
    return sign + layout(digits, pointAfter: exponent)
  }

  /// The shortest digits that read back as `value`, and how many of them precede the point.
  private static func decimal(of value: Double) -> (digits: [UInt8], pointAfter: Int) {
    var digits: [UInt8] = []
    var pointAfter: Int?
    var exponent = 0
    // Swift prints the shortest digits too, but places the point and exponent in its own way.
    let parts = value.description.utf8.split(separator: 0x65)
    for byte in parts[0] {
      if byte == 0x2E { pointAfter = digits.count } else { digits.append(byte) }
    }
    if parts.count > 1 { exponent = Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 }
    var point = (pointAfter ?? digits.count) + exponent
    while digits.count > 1, digits.first == 0x30 {
      digits.removeFirst()
      point -= 1
    }
    while digits.count > 1, digits.last == 0x30 { digits.removeLast() }
    return (digits, point)
  }

  private static func layout(_ digits: [UInt8], pointAfter point: Int) -> String {
    let text = String(decoding: digits, as: UTF8.self)
    let count = digits.count
    switch point {
    case count...21 where count <= point:
      return text + String(repeating: "0", count: point - count)
    case 1...21:
      return text.prefix(point) + "." + text.dropFirst(point)
    case -5...0:
      return "0." + String(repeating: "0", count: -point) + text
    default:
      let exponent = point - 1
      let mantissa = count == 1 ? text : text.prefix(1) + "." + text.dropFirst()
      return mantissa + "e" + (exponent < 0 ? "-" : "+") + String(abs(exponent))
    }
  }

  /// The value of a JSON number's bytes.
  public static func value(of text: Span<UInt8>, _ range: Range<Int>) -> Double {
    let bytes = text.extracting(range)
    let string = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    return Double(string) ?? .nan
  }

  /// Whether a JSON number's bytes are already its canonical text.
  static func isCanonical(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let canonical = self.text(of: value(of: text, range)) else { return false }
    guard canonical.utf8.count == range.count else { return false }
    var offset = range.lowerBound
    for byte in canonical.utf8 {
      guard text[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  /// The integer that a JSON number is, however it is written (`1.0`, `1e2`).
  ///
  /// Nil for a fraction and beyond ±(2^53 − 1), where doubles no longer tell integers apart.
  public static func integer(of text: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    if range.count <= 15 {
      var result: Int64 = 0
      var isPlain = true
      for offset in range {
        guard text[offset].isASCIIDigit else {
          isPlain = false
          break
        }
        result = result * 10 + Int64(text[offset] - 0x30)
      }
      if isPlain { return result }
    }
    let value = value(of: text, range)
    guard value.isFinite, value.rounded(.towardZero) == value,
      abs(value) <= Double(greatestInteger)
    else { return nil }
    return Int64(value)
  }
}
