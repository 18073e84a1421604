internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A part of a zone that a calendar defines: a lead over UTC, and from when on clocks have it.
struct ZoneObservance: Sendable {
  /// How far local time is ahead of UTC then, in seconds.
  let lead: Int
  /// How far local time is ahead of UTC until then, in seconds.
  let leadBefore: Int
  /// When it holds first.
  let start: Instant
  private let time: CivilTime
  /// When it begins to hold again each year; nil where it does not.
  private let turn: YearlyTurn?
  /// Up to when it does so; nil for ever.
  private let end: Instant?

  /// Reads the lines of a part, which may begin on several days; nil for one that is not understood.
  static func all(in lines: [CalendarLine], _ context: DateContext) -> [ZoneObservance]? {
    func offset(_ name: String) -> Int? {
      lines.first { $0.name == name }.flatMap { seconds($0.value) }
    }
    let starts = lines.filter { $0.name == "DTSTART" }.map(\.value)
    let more = lines.filter { $0.name == "RDATE" }.flatMap { $0.value.split(separator: ",") }
    let rules = lines.filter { $0.name == "RRULE" }.map(\.rule)
    guard let lead = offset("TZOFFSETTO"), let before = offset("TZOFFSETFROM"), starts.count == 1,
      rules.count < 2
    else { return nil }
    var observances: [ZoneObservance] = []
    for (place, text) in (starts + more.map(String.init)).enumerated() {
      guard let start = local(text, context),
        let observance = ZoneObservance(
          lead: lead, before: before, from: start, by: place == 0 ? rules.first : nil, context)
      else { return nil }
      observances.append(observance)
    }
    return observances
  }

  /// Takes a part that begins at a local moment, told as if it were one of UTC.
  private init?(
    lead: Int, before: Int, from local: Instant, by rule: [String: String]?, _ context: DateContext
  ) {
    let (date, time) = local.utc
    (self.lead, leadBefore, self.time) = (lead, before, time)
    start = Self.moment(of: local, before)
    guard let rule else {
      (turn, end) = (nil, nil)
      return
    }
    guard let turn = YearlyTurn(rule, from: date) else { return nil }
    self.turn = turn
    guard let text = rule["UNTIL"] else {
      end = nil
      return
    }
    guard let end = Self.end(text, before, context) else { return nil }
    self.end = end
  }

  /// When it last began to hold, up to a moment; nil where it had not yet.
  func lastStart(until moment: Instant) -> Instant? {
    guard start <= moment else { return nil }
    guard let turn else { return start }
    let bound = min(moment, end ?? moment)
    let year = Self.moment(of: bound, -leadBefore).utc.date.year
    let turns = [year, year - 1].compactMap { turn.date(in: $0) }
      .map { Self.moment(of: Instant(utc: $0, at: time), leadBefore) }
    return turns.first { $0 <= bound && $0 >= start } ?? start
  }

  /// The moment at which clocks with a lead show a local one.
  private static func moment(of local: Instant, _ lead: Int) -> Instant {
    Instant(milliseconds: local.milliseconds - Int64(lead) * 1000)
  }

  private static func local(_ text: String, _ context: DateContext) -> Instant? {
    text.utf8.count == 15 ? ForeignDate.basic(text, in: context, of: .utc) : nil
  }

  /// The last moment of a rule: in UTC, as it should be told, local, or a day.
  private static func end(_ text: String, _ lead: Int, _ context: DateContext) -> Instant? {
    guard text.utf8.count != 16 else { return ForeignDate.basic(text, in: context) }
    return local(text.utf8.count == 8 ? text + "T235959" : text, context)
      .map { moment(of: $0, lead) }
  }

  /// A lead as `+0100`, `-0430` or `+053000`; nil for anything else.
  private static func seconds(_ text: String) -> Int? {
    let digits = text.utf8.dropFirst().map { Int($0) - 0x30 }
    guard let sign = text.first, "+-".contains(sign), digits.count == 4 || digits.count == 6,
      digits.allSatisfy({ (0...9).contains($0) })
    else { return nil }
    let parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 10 + digits[$0 + 1] }
    guard parts[0] < 24, parts.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    let length = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    return sign == "-" ? -length : length
  }
}
