internal import RedoProtocol

/// A length of time in an iCalendar: `P1W`, `P1DT2H`, `PT30M`.
struct CalendarDuration {
  /// The length.
  let milliseconds: Int64

  /// The longest that is read, in days.
  private static let mostDays: Int64 = 36_500

  /// Reads a length; nil for one that goes backwards, and for anything else.
  init?(_ text: String) {
    var rest = text.uppercased()[...]
    if rest.hasPrefix("+") { rest = rest.dropFirst() }
    guard rest.hasPrefix("P") else { return nil }
    rest = rest.dropFirst()
    var (length, isTime, isEmpty) = (Int64(0), false, true)
    while let first = rest.first {
      if first == "T", !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard digits.count < 10, let count = Int64(digits), let unit = rest.popFirst(),
        let size = Self.milliseconds(of: unit, isTime: isTime)
      else { return nil }
      (length, isEmpty) = (length + count * size, false)
      guard length <= Self.mostDays * Instant.day else { return nil }
    }
    guard !isEmpty else { return nil }
    milliseconds = length
  }

  private static func milliseconds(of unit: Character, isTime: Bool) -> Int64? {
    switch (unit, isTime) {
    case ("W", false): 7 * Instant.day
    case ("D", false): Instant.day
    case ("H", true): Instant.hour
    case ("M", true): Instant.minute
    case ("S", true): 1000
    default: nil
    }
  }
}
