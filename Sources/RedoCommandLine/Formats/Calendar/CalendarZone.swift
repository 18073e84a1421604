internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A zone that a calendar defines itself (RFC 5545, section 3.6.5), as it has to for each that it names.
struct CalendarZone {
  /// What the calendar calls it.
  let name: String
  private let observances: [ZoneObservance]

  /// More beginnings, and more parts, than any zone has had: each is looked at for each date.
  private static let (most, mostParts) = (500, 60)

  /// The zones that a calendar's lines define, by their names; without those that are not understood.
  static func zones(in lines: [CalendarLine], _ context: DateContext) -> [String: LocalZone] {
    var zones: [String: LocalZone] = [:]
    var inside: [CalendarLine]?
    for line in lines {
      guard ["BEGIN", "END"].contains(line.name), line.value.uppercased() == "VTIMEZONE" else {
        inside?.append(line)
        continue
      }
      if line.name == "END", let zone = inside.flatMap({ CalendarZone($0, context) }) {
        zones[zone.name] = zone.value
      }
      inside = line.name == "BEGIN" ? [] : nil
    }
    return zones
  }

  /// Reads what stands between the ends of a definition.
  private init?(_ lines: [CalendarLine], _ context: DateContext) {
    guard let name = lines.first(where: { $0.name == "TZID" })?.text else { return nil }
    self.name = name
    var observances: [ZoneObservance] = []
    let parts = lines.split(omittingEmptySubsequences: false) { $0.name == "BEGIN" }.dropFirst()
    guard parts.count <= Self.mostParts else { return nil }
    for part in parts {
      guard observances.count < Self.most,
        let more = ZoneObservance.all(in: Array(part.prefix { $0.name != "END" }), context)
      else { return nil }
      observances += more
    }
    guard !observances.isEmpty, observances.count <= Self.most else { return nil }
    self.observances = observances
  }

  /// The zone as a value.
  private var value: LocalZone {
    let observances = observances
    let first = observances.min { $0.start < $1.start }?.leadBefore ?? 0
    return LocalZone { moment in
      let held = observances.compactMap { part in
        part.lastStart(until: moment).map { (start: $0, lead: part.lead) }
      }
      return held.max { $0.start < $1.start }?.lead ?? first
    }
  }
}
