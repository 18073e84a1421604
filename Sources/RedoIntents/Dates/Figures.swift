internal import RedoProtocol

/// Whole numbers in words of a line: ASCII digits, and few enough not to overflow.
enum Figures {
  /// The number that a text is; nil for other characters or another count of digits.
  static func number(in text: some StringProtocol, digits: ClosedRange<Int> = 1...7) -> Int? {
    guard digits.contains(text.utf8.count) else { return nil }
    var number = 0
    for byte in text.utf8 {
      guard byte.isASCIIDigit else { return nil }
      number = number * 10 + Int(byte & 15)
    }
    return number
  }

  /// The number of a count, from 1 on: figures, `two` to `twelve`, or `a`, `an` and `one` for one.
  static func count(in text: String) -> Int? {
    counts[text] ?? number(in: text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static let counts = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
  ]
}
