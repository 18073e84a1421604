public import RedoIntents
internal import RedoProtocol
public import RedoTasks
public import RedoTerminal

/// What a screen is a function of.
public struct ScreenWorld {
  /// What the log amounts to.
  public let projection: Projection
  /// The moment and the zone that dates are shown against.
  public let dates: DateContext
  /// What the config and the device say.
  public let settings: AppSettings
  /// How syncing stands.
  public let sync: SyncHealth
  /// The room between the row of tabs and the row of hints.
  public let room: Size
  /// Who helps where there is much to look through.
  let workers: any Workers
  /// Whether what does not show may be put in order later.
  let defersSorting: Bool
  /// Whether what narrows the list is being typed, so that its last word may grow.
  let isFinding: Bool
  /// Whether it is one of the past.
  let isPast: Bool
}
