/// Numbers as the table shows them.
enum Figures {
  /// The middle one of some numbers, of two the lower; 0 for none.
  static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[(numbers.count - 1) / 2]
  }

  /// The least number that so many of a hundred do not exceed; 0 for none.
  static func percentile(_ percent: Int, _ numbers: [Double]) -> Double {
    let place = (numbers.count * percent + 99) / 100 - 1
    return numbers.isEmpty ? 0 : numbers.sorted()[max(0, place)]
  }

  /// Milliseconds in three digits or so.
  static func milliseconds(_ value: Double) -> String {
    value >= 1000 ? fixed(value / 1000, 2) + " s" : fixed(value, value < 10 ? 2 : 1) + " ms"
  }

  /// A number with so many digits after the point.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((value * scale).rounded())
    guard digits > 0 else { return String(whole) }
    let rest = String(whole % Int(scale))
    let zeros = String(repeating: "0", count: digits - rest.utf8.count)
    return "\(whole / Int(scale)).\(zeros)\(rest)"
  }

  /// A whole number in groups of three.
  static func grouped(_ value: Int) -> String {
    var text = ""
    for (place, digit) in String(value).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
