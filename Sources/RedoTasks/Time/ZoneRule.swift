internal import RedoProtocol

/// How a zone's clocks change every year, as zone files say it at their end (POSIX):
/// `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Sendable {
  /// One day, in seconds.
  static let day = Int(Instant.day / 1000)

  /// Seconds east of UTC, as everywhere here; the text counts them to the west.
  private let standard: Int
  private let summer: Summer?

  private struct Summer: Sendable {
    let offset: Int
    let start: Turn
    let end: Turn
  }

  /// Reads a rule; nil for anything else.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    guard Self.takeName(&rest), let standard = Self.takeTime(&rest, most: 24),
      abs(standard) < Self.day
    else { return nil }
    self.standard = -standard
    guard !rest.isEmpty else {
      summer = nil
      return
    }
    guard Self.takeName(&rest) else { return nil }
    var offset = 3600 - standard
    if rest.first != UInt8(ascii: ",") {
      guard let own = Self.takeTime(&rest, most: 24) else { return nil }
      offset = -own
    }
    guard abs(offset) < Self.day, let start = Turn(&rest), let end = Turn(&rest), rest.isEmpty
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// Seconds east of UTC at a second since 1970.
  func offset(at second: Int64) -> Int {
    guard let summer else { return standard }
    let days = (second + Int64(standard)).flooredDivision(by: Int64(Self.day))
    let year = CivilDate(daysSinceEpoch: Int(days)).year
    guard let start = summer.start.second(in: year), let end = summer.end.second(in: year) else {
      return standard
    }
    let (from, to) = (start - Int64(standard), end - Int64(summer.offset))
    // South of the equator the summer lasts over the turn of the year.
    let isSummer =
      from < to ? (from..<to).contains(second) : !(to..<from).contains(second)
    return isSummer ? summer.offset : standard
  }

  /// When the clocks turn, in the local time that holds until then.
  private struct Turn: Sendable {
    private enum Day: Sendable {
      /// A weekday of a month, 0 a Sunday; of its fifth week the last.
      case weekday(Int, week: Int, month: Int)
      /// A day of the year from 1 on, which passes over 29 February.
      case numbered(Int)
      /// A day of the year from 0 on.
      case counted(Int)
    }

    private let day: Day
    private let time: Int

    /// Takes `,M3.5.0/2`, `,J60` or `,59` from the start of a text.
    init?(_ text: inout ArraySlice<UInt8>) {
      guard text.popFirst() == UInt8(ascii: ","), let day = Self.takeDay(&text) else { return nil }
      self.day = day
      guard text.first == UInt8(ascii: "/") else {
        time = 7200
        return
      }
      text.removeFirst()
      guard let time = ZoneRule.takeTime(&text, most: 167) else { return nil }
      self.time = time
    }

    private static func takeDay(_ text: inout ArraySlice<UInt8>) -> Day? {
      switch text.first {
      case UInt8(ascii: "M"):
        text.removeFirst()
        guard let month = ZoneRule.takeNumber(&text, in: 1...12),
          text.popFirst() == UInt8(ascii: "."), let week = ZoneRule.takeNumber(&text, in: 1...5),
          text.popFirst() == UInt8(ascii: "."), let day = ZoneRule.takeNumber(&text, in: 0...6)
        else { return nil }
        return .weekday(day, week: week, month: month)
      case UInt8(ascii: "J"):
        text.removeFirst()
        return ZoneRule.takeNumber(&text, in: 1...365).map { .numbered($0) }
      default: return ZoneRule.takeNumber(&text, in: 0...365).map { .counted($0) }
      }
    }

    /// Its second since 1970 as if local time were UTC; nil in years that no log knows.
    func second(in year: Int) -> Int64? {
      guard let first = CivilDate(year: year, month: 1, day: 1)?.daysSinceEpoch else { return nil }
      let days: Int
      switch day {
      case .counted(let number): days = first + number
      case .numbered(let number):
        days = first + number - 1 + (CivilDate.isLeap(year) && number > 59 ? 1 : 0)
      case .weekday(let weekday, let week, let month):
        guard let start = CivilDate(year: year, month: month, day: 1) else { return nil }
        var number = 1 + (weekday - start.weekday % 7 + 7) % 7 + (week - 1) * 7
        while number > CivilDate.days(in: month, of: year) { number -= 7 }
        days = start.daysSinceEpoch + number - 1
      }
      return Int64(days) * Int64(ZoneRule.day) + Int64(time)
    }
  }

  /// Takes letters, or anything between `<` and `>`; at least three of them.
  private static func takeName(_ text: inout ArraySlice<UInt8>) -> Bool {
    let isQuoted = text.first == UInt8(ascii: "<")
    if isQuoted { text.removeFirst() }
    let name = text.prefix { byte in
      isQuoted ? byte != UInt8(ascii: ">") : byte.isASCIILetter
    }
    text = text.dropFirst(name.count)
    return name.count >= 3 && (!isQuoted || text.popFirst() != nil)
  }

  /// Takes hours, and minutes and seconds where they are told: `-5`, `5:30`.
  private static func takeTime(_ text: inout ArraySlice<UInt8>, most hours: Int) -> Int? {
    var sign = 1
    if let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      text.removeFirst()
    }
    guard var seconds = takeNumber(&text, in: 0...hours).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where text.first == UInt8(ascii: ":") {
      text.removeFirst()
      guard let count = takeNumber(&text, in: 0...59) else { return nil }
      seconds += count * unit
    }
    return sign * seconds
  }

  private static func takeNumber(
    _ text: inout ArraySlice<UInt8>, in range: ClosedRange<Int>
  ) -> Int? {
    let digits = text.prefix { $0.isASCIIDigit }
    text = text.dropFirst(digits.count)
    guard (1...4).contains(digits.count) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 & 15) }
    return range.contains(number) ? number : nil
  }
}
