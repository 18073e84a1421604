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

  /// The number of a count, from 1 on: figures, `two` to `twenty`, some tens and `forty-five`, or `a`, `an`
  /// and `one` for one.
  static func count(in text: String) -> Int? {
    counts[text] ?? number(in: text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static let counts = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "forty-five": 45, "fifty": 50, "sixty": 60, "ninety": 90,
  ]
}
