internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The dates of other programs' files.
enum ForeignDate {
  /// `YYYY-MM-DD`, at the user's usual time unless another is given; a date-time with an offset; nil
  /// for anything else.
  static func instant(
    _ text: String, in dates: DateContext, at time: CivilTime? = nil
  ) -> Instant? {
    if let instant = Instant(rfc3339: text) { return instant }
    guard let date = day(text) else { return nil }
    return dates.zone.instant(of: date, at: time ?? dates.defaultTime).clamped
  }

  /// A date as people and programs write one into a table: ``instant(_:in:at:)``, a moment as a database
  /// tells it, a day and a time of day behind a blank or a `T`, or what quick add reads; nil for
  /// anything else.
  static func spoken(_ text: String, in dates: DateContext) -> Instant? {
    let bytes = Array(text.utf8)
    if let instant = instant(text, in: dates) ?? moment(bytes) { return instant }
    if bytes.count > 11, bytes[10] == 0x20 || bytes[10] == UInt8(ascii: "T"),
      let time = clock(String(decoding: bytes[11...], as: UTF8.self)),
      let instant = instant(String(decoding: bytes[..<10], as: UTF8.self), in: dates, at: time)
    {
      return instant
    }
    return try? DateExpression.parse(text, in: dates)
  }

  /// A day and a time to the second with an offset, which may stand behind a blank, and without its
  /// colon or its minutes, or with `UTC` or `GMT`; nil for anything else.
  private static func moment(_ text: [UInt8]) -> Instant? {
    guard text.count > 19, text[10] == 0x20 || text[10] == UInt8(ascii: "T"),
      let start = text.indices.dropFirst(19).first(where: { "+-UG".utf8.contains(text[$0]) })
    else { return nil }
    let (sign, name) = (text[start], String(decoding: text[start...], as: UTF8.self))
    let digits = text[start...].dropFirst().filter { $0 != UInt8(ascii: ":") }
    var offset = Array("Z".utf8)
    if name != "UTC", name != "GMT" {
      guard digits.count == 2 || digits.count == 4 else { return nil }
      offset = [sign] + digits.prefix(2) + [UInt8(ascii: ":")]
      offset += digits.count == 2 ? Array("00".utf8) : Array(digits.suffix(2))
    }
    let day = String(decoding: text[..<10], as: UTF8.self)
    let clock = String(decoding: text[11..<start].filter { $0 != 0x20 }, as: UTF8.self)
    return Instant(rfc3339: day + "T" + clock + String(decoding: offset, as: UTF8.self))
  }

  /// `YYYY-MM-DD`; nil for anything else.
  static func day(_ text: String) -> CivilDate? {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
      return nil
    }
    return day(year: bytes[0..<4], month: bytes[5..<7], day: bytes[8..<10])
  }

  /// A date or a date-time in the basic form of ISO 8601; nil for anything else.
  ///
  /// It is `YYYYMMDD`, `YYYYMMDDTHHMMSS` or that with `Z`. Without `Z` it is local time: the user's, or
  /// that of the zone which is given.
  static func basic(
    _ text: String, in dates: DateContext, of zone: LocalZone? = nil
  ) -> Instant? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 8,
      let date = day(year: bytes[0..<4], month: bytes[4..<6], day: bytes[6..<8])
    else { return nil }
    if bytes.count == 8 { return dates.zone.instant(of: date, at: dates.defaultTime).clamped }
    guard bytes.count == 15 || bytes.count == 16, bytes[8] == UInt8(ascii: "T"),
      let hour = number(bytes[9..<11]), let minute = number(bytes[11..<13]),
      let second = number(bytes[13..<15]),
      let time = CivilTime(hour: hour, minute: minute, second: min(59, second))
    else { return nil }
    guard bytes.count == 16 else {
      return (zone ?? dates.zone).instant(of: date, at: time).clamped
    }
    return bytes[15] == UInt8(ascii: "Z") ? Instant(utc: date, at: time).clamped : nil
  }

  /// A moment in the basic form, in local time; nil for one that local time does not tell, as it is
  /// told twice where clocks are set back.
  static func localText(_ instant: Instant, in dates: DateContext) -> String? {
    let (date, time) = dates.zone.civil(of: instant)
    let text = String(Instant(utc: date, at: time).basicText.dropLast())
    // The text tells whole seconds.
    let told = basic(text, in: dates).map { $0.milliseconds / 1000 }
    return told == instant.milliseconds / 1000 ? text : nil
  }

  /// A moment's local date as `YYYY-MM-DD`.
  static func dayText(_ instant: Instant, in dates: DateContext) -> String {
    dates.zone.date(of: instant).isoText
  }

  /// A moment's local time of day, as short as it can be told: `09:00`, `09:00:30.250`.
  static func clockText(_ instant: Instant, in dates: DateContext) -> String {
    let wall = Instant(utc: dates.today, at: dates.zone.civil(of: instant).time).wallText
    let clock = String(wall.dropFirst(11).prefix(12))
    if clock.hasSuffix(":00.000") { return String(clock.prefix(5)) }
    return clock.hasSuffix(".000") ? String(clock.prefix(8)) : clock
  }

  /// A moment as a line of text tells it to its reader: `2026-12-24 09:00` in local time, its first
  /// moment as the day alone; in UTC where local time tells another one, as of an hour that clocks have
  /// twice it tells the first.
  static func lineText(_ instant: Instant, in dates: DateContext) -> String {
    let (date, time) = dates.zone.civil(of: instant)
    guard dates.zone.instant(of: date, at: time) == instant else { return instant.wallText }
    return time == .midnight ? date.isoText : date.isoText + " " + clockText(instant, in: dates)
  }

  /// A time of day as ``clockText(_:in:)`` tells it; nil for anything else.
  static func clock(_ text: String) -> CivilTime? {
    guard text.utf8.allSatisfy({ (0x30...0x3A).contains($0) || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    return Instant(rfc3339: "2000-01-01T\(text)\(text.utf8.count == 5 ? ":00" : "")Z")
      .map { LocalZone.utc.civil(of: $0).time }
  }

  private static func day(
    year: ArraySlice<UInt8>, month: ArraySlice<UInt8>, day: ArraySlice<UInt8>
  ) -> CivilDate? {
    guard let year = number(year), let month = number(month), let day = number(day) else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 15) }
  }
}
