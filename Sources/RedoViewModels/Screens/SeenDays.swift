internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A log as a screen that lays it out by days saw it; with another day or zone it is laid out anew.
struct SeenDays: Hashable, Sendable {
  let log: SeenLog
  let today: CivilDate
  /// The zone's lead over UTC, which tells of another zone.
  private let offset: Int

  /// Looks at the world.
  init(_ world: ScreenWorld) {
    let dates = world.dates
    log = SeenLog(world.projection.graph)
    today = dates.today
    offset = dates.zone.offset(at: dates.now)
  }
}
