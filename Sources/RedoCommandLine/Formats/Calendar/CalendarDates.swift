internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// The dates of a calendar, and the zones that it names for them, each looked up once.
struct CalendarDates {
  /// What a date that names no zone is read against.
  let context: DateContext
  private var zones: [String: LocalZone?] = [:]

  init(in context: DateContext) {
    self.context = context
  }

  /// The parts of the longest name of a zone: `America/Argentina/Buenos_Aires`.
  private static let mostParts = 3

  /// The moment that a line tells; nil where it tells none.
  ///
  /// Where nobody knows its zone it is taken as the user's own, and that is told.
  mutating func moment(of line: CalendarLine, _ reading: inout ImportReading) -> Instant? {
    // A day alone is the same day everywhere, and what ends in Z is in no other zone.
    guard let name = line.parameter("TZID"), line.value.contains("T"), !line.value.hasSuffix("Z")
    else { return ForeignDate.basic(line.value, in: context) }
    let zone = zone(named: name)
    if zone == nil { reading.lose("times of an unknown zone are taken as your own zone's") }
    return ForeignDate.basic(line.value, in: context, of: zone)
  }

  private mutating func zone(named name: String) -> LocalZone? {
    if let known = zones[name] { return known }
    let plain = name.filter { $0 != "\"" }
    var zone = context.zoneNamed(plain)
    // A leading slash says who made the name unique: /freeassociation.sourceforge.net/Europe/Berlin
    if zone == nil, plain.hasPrefix("/") {
      let parts = plain.split(separator: "/").suffix(Self.mostParts)
      zone =
        parts.indices.lazy.compactMap { [context] in
          context.zoneNamed(parts[$0...].joined(separator: "/"))
        }.first
    }
    zones[name] = .some(zone)
    return zone
  }
}
