extension Instant {
  /// The length of the protocol's own form, in bytes.
  static let wallLength = 24

  /// Reads an RFC 3339 date-time with any offset; nil for anything else.
  ///
  /// `T` and `Z` may be lowercase (RFC 3339, section 5.6). Digits after the millisecond are cut.
  /// Refused besides what the grammar refuses: days that do not exist, second 60 (no leap second
  /// is ever read), and moments outside ``earliest`` … ``latest`` once the offset is applied.
  public init?(rfc3339 text: Span<UInt8>) {
    guard text.count >= 20, let date = text.date(at: 0), text[10] | 0x20 == UInt8(ascii: "t"),
      let clock = text.clock(at: 11), let fraction = text.fraction(at: 19),
      let offset = text.zoneOffset(at: fraction.end),
      let time = CivilTime(
        hour: clock.hour, minute: clock.minute, second: clock.second,
        millisecond: fraction.milliseconds)
    else { return nil }
    let local = Instant(utc: date, at: time)
    self.init(milliseconds: local.milliseconds - Int64(offset) * Self.minute)
    guard self == clamped else { return nil }
  }

  /// Reads an RFC 3339 date-time with any offset; nil for anything else.
  public init?(rfc3339 text: String) {
    let bytes = Array(text.utf8)
    self.init(rfc3339: bytes.span)
  }

  /// Reads the one form that `timestamp.wall` has, `YYYY-MM-DDTHH:mm:ss.sssZ`; nil for any other.
  public init?(wall text: Span<UInt8>) {
    guard text.count == Self.wallLength else { return nil }
    self.init(wallIn: text, at: 0)
  }

  /// Reads the one form that `timestamp.wall` has, `YYYY-MM-DDTHH:mm:ss.sssZ`; nil for any other.
  public init?(wall text: String) {
    let bytes = Array(text.utf8)
    self.init(wall: bytes.span)
  }

  /// The moment as `YYYY-MM-DDTHH:mm:ss.sssZ`.
  ///
  /// One outside ``earliest`` … ``latest`` is written as the nearer of the two.
  public var wallText: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.wallLength)
    appendWall(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The moment to the second in the basic form of ISO 8601, `YYYYMMDDTHHMMSSZ`, in UTC.
  ///
  /// One outside ``earliest`` … ``latest`` is written as the nearer of the two.
  public var basicText: String {
    String(wallText.prefix(19).filter { $0 != "-" && $0 != ":" }) + "Z"
  }

  /// Appends the 24 bytes of ``wallText``.
  func appendWall(to bytes: inout [UInt8]) {
    let (date, time) = utc
    Self.append(date.year / 100, to: &bytes)
    Self.append(date.year % 100, after: nil, to: &bytes)
    Self.append(date.month, after: "-", to: &bytes)
    Self.append(date.day, after: "-", to: &bytes)
    Self.append(time.hour, after: "T", to: &bytes)
    Self.append(time.minute, after: ":", to: &bytes)
    Self.append(time.second, after: ":", to: &bytes)
    let milliseconds = Int(time.millisecondsOfDay % 1000)
    Self.append(milliseconds / 10, after: ".", to: &bytes)
    bytes.append(UInt8(ascii: "0") + UInt8(milliseconds % 10))
    bytes.append(UInt8(ascii: "Z"))
  }

  /// Appends two digits, after a separator where there is one.
  private static func append(
    _ number: Int, after separator: Unicode.Scalar? = nil, to bytes: inout [UInt8]
  ) {
    if let separator { bytes.append(UInt8(ascii: separator)) }
    bytes.append(UInt8(ascii: "0") + UInt8(number / 10))
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

/// The pieces of a date-time in ASCII; each is nil where the bytes are others.
extension Span<UInt8> {
  fileprivate func digit(at index: Int) -> Int? {
    guard index < count, self[index].isASCIIDigit else { return nil }
    return Int(self[index] & 15)
  }

  fileprivate func twoDigits(at index: Int) -> Int? {
    guard let tens = digit(at: index), let ones = digit(at: index + 1) else { return nil }
    return tens * 10 + ones
  }

  /// `YYYY-MM-DD`.
  fileprivate func date(at index: Int) -> CivilDate? {
    guard index + 10 <= count, self[index + 4] == UInt8(ascii: "-"),
      self[index + 7] == UInt8(ascii: "-"), let century = twoDigits(at: index),
      let year = twoDigits(at: index + 2), let month = twoDigits(at: index + 5),
      let day = twoDigits(at: index + 8)
    else { return nil }
    return CivilDate(year: century * 100 + year, month: month, day: day)
  }

  /// `HH:mm:ss`, its ranges not yet checked.
  fileprivate func clock(at index: Int) -> (hour: Int, minute: Int, second: Int)? {
    guard index + 8 <= count, self[index + 2] == UInt8(ascii: ":"),
      self[index + 5] == UInt8(ascii: ":"), let hour = twoDigits(at: index),
      let minute = twoDigits(at: index + 3), let second = twoDigits(at: index + 6)
    else { return nil }
    return (hour, minute, second)
  }

  /// `.` and one digit or more, or nothing: the milliseconds, and where it ends.
  fileprivate func fraction(at index: Int) -> (milliseconds: Int, end: Int)? {
    guard index < count, self[index] == UInt8(ascii: ".") else { return (0, index) }
    var end = index + 1
    var milliseconds = 0
    var weight = 100
    while let digit = digit(at: end) {
      milliseconds += digit * weight
      weight /= 10
      end += 1
    }
    return end > index + 1 ? (milliseconds, end) : nil
  }

  /// `Z` or `±HH:mm` and nothing after it: minutes east of UTC.
  fileprivate func zoneOffset(at index: Int) -> Int? {
    guard index < count else { return nil }
    if self[index] | 0x20 == UInt8(ascii: "z") { return index + 1 == count ? 0 : nil }
    guard index + 6 == count, self[index + 3] == UInt8(ascii: ":"),
      let hours = twoDigits(at: index + 1), let minutes = twoDigits(at: index + 4),
      hours <= 23, minutes <= 59
    else { return nil }
    switch self[index] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -(hours * 60 + minutes)
    default: return nil
    }
  }
}
