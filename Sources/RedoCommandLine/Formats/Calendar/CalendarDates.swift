internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The dates of a calendar, and the zones that it names for them.
struct CalendarDates {
  /// What a date that names no zone is read against.
  let context: DateContext
  private var zones: ForeignZones

  init(in context: DateContext, defining own: [String: LocalZone]) {
    self.context = context
    zones = ForeignZones(in: context, defining: own)
  }

  /// The moment that a line tells; nil where it tells none.
  mutating func moment(of line: CalendarLine, _ reading: inout ImportReading) -> Instant? {
    let zone = zone(of: line, &reading)
    return ForeignDate.basic(line.value, in: context, of: zone)
  }

  /// The moment so long after the one that a line tells, in the zone of that; nil where it tells none.
  mutating func moment(
    _ length: CalendarDuration, after line: CalendarLine, _ reading: inout ImportReading
  ) -> Instant? {
    let zone = zone(of: line, &reading)
    return ForeignDate.basic(line.value, in: context, of: zone).map {
      length.end(from: $0, in: zone)
    }
  }

  /// What a line tells, as text: a moment in local time; with the zone's name where nobody knows that,
  /// and anything else as it stands.
  mutating func text(of line: CalendarLine) -> String {
    guard line.value.contains("T") else { return line.text }
    var zone = context.zone
    if let name = line.parameter("TZID"), !line.value.hasSuffix("Z") {
      guard let known = zones.zone(named: name) else {
        return ForeignZones.plain(name) + " " + line.text
      }
      zone = known
    }
    return ForeignDate.basic(line.value, in: context, of: zone)
      .map { ForeignDate.lineText($0, in: context) } ?? line.text
  }

  /// The zone that a line names, or the user's own.
  ///
  /// Where nobody knows it, it is taken as the user's own, and that is told.
  private mutating func zone(of line: CalendarLine, _ reading: inout ImportReading) -> LocalZone {
    guard !line.value.hasSuffix("Z") else { return .utc }
    // A day alone is the same day everywhere.
    guard let name = line.parameter("TZID"), line.value.contains("T") else { return context.zone }
    let zone = zones.zone(named: name)
    if zone == nil { reading.lose(.zone, called: ForeignZones.plain(name)) }
    return zone ?? context.zone
  }
}
