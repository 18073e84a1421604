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
  ///
  /// Where nobody knows its zone it is taken as the user's own, and that is told.
  mutating func moment(of line: CalendarLine, _ reading: inout ImportReading) -> Instant? {
    // A day alone is the same day everywhere, and what ends in Z is in no other zone.
    guard let name = line.parameter("TZID"), line.value.contains("T"), !line.value.hasSuffix("Z")
    else { return ForeignDate.basic(line.value, in: context) }
    let zone = zones.zone(named: name)
    if zone == nil { reading.lose(ForeignZones.loss) }
    return ForeignDate.basic(line.value, in: context, of: zone)
  }
}
