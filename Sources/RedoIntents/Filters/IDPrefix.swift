internal import RedoProtocol

/// The first hex digits of an id, 4 or more, hyphens or not.
struct IDPrefix: Hashable {
  /// How many digits an id has to be named by at least.
  static let leastDigits = 4

  /// The digits, in lowercase, without hyphens.
  let digits: [UInt8]
  private let value: (high: UInt64, low: UInt64)
  private let mask: (high: UInt64, low: UInt64)

  /// Reads a prefix in any case; nil for other characters, or fewer digits than `least`.
  init?(_ text: String, least: Int = Self.leastDigits) {
    var digits: [UInt8] = []
    for byte in text.utf8 where byte != UInt8(ascii: "-") {
      guard let digit = Hex.value(of: byte.asciiLowercased) else { return nil }
      digits.append(digit)
    }
    guard (max(1, least)...32).contains(digits.count) else { return nil }
    self.digits = digits
    value = Self.words(of: digits)
    mask = Self.words(of: digits.map { _ in 15 })
  }

  private static func words(of digits: [UInt8]) -> (high: UInt64, low: UInt64) {
    var words: (high: UInt64, low: UInt64) = (0, 0)
    for (index, digit) in digits.enumerated() {
      let shifted = UInt64(digit) << UInt64(60 - index % 16 * 4)
      if index < 16 { words.high |= shifted } else { words.low |= shifted }
    }
    return words
  }

  /// Whether an id begins so.
  func matches(_ id: TaskID) -> Bool {
    id.uuid.high & mask.high == value.high && id.uuid.low & mask.low == value.low
  }

  static func == (left: IDPrefix, right: IDPrefix) -> Bool {
    left.digits == right.digits
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digits)
  }
}
