internal import RedoIntents
internal import RedoTasks

/// The zones that a file names for its times, each looked up once.
struct ForeignZones {
  private let context: DateContext
  /// The zones that the file defines itself.
  private let own: [String: LocalZone]
  private var zones: [String: LocalZone?] = [:]

  init(in context: DateContext, defining own: [String: LocalZone] = [:]) {
    (self.context, self.own) = (context, own)
  }

  /// The parts of the longest name of a zone: `America/Argentina/Buenos_Aires`.
  private static let mostParts = 3

  /// A name without the quotes that a file may put round it.
  static func plain(_ name: String) -> String { name.filter { $0 != "\"" } }

  /// The zone of a name; nil where nobody knows it.
  mutating func zone(named name: String) -> LocalZone? {
    if let known = zones[name] { return known }
    let plain = Self.plain(name)
    var zone = context.zoneNamed(plain)
    // A leading slash says who made the name unique: /freeassociation.sourceforge.net/Europe/Berlin
    if zone == nil, plain.hasPrefix("/") {
      let parts = plain.split(separator: "/").suffix(Self.mostParts)
      zone =
        parts.indices.lazy.compactMap { [context] in
          context.zoneNamed(parts[$0...].joined(separator: "/"))
        }.first
    }
    // The system's own know of changes that came after the file.
    zone = zone ?? own[plain] ?? WindowsZones.name(of: plain).flatMap(context.zoneNamed)
    zones[name] = .some(zone)
    return zone
  }
}
