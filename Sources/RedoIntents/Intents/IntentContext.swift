public import RedoProtocol
internal import RedoTasks

/// What planning an intent needs besides the tasks: all of it values, none of it asked of the system.
public struct IntentContext {
  /// The moment, the zone and the user's habits with dates.
  public let dates: DateContext
  /// This device, whose changes undo takes back.
  public let device: Author
  /// How many days ahead a task without a date falls due (config `due`, 7).
  public let defaultDueDays: Int
  /// Makes a new random name.
  public let makeUUID: () -> UUIDv4

  /// Creates a context.
  public init(
    dates: DateContext, device: Author, defaultDueDays: Int = 7,
    makeUUID: @escaping () -> UUIDv4
  ) {
    self.dates = dates
    self.device = device
    self.defaultDueDays = defaultDueDays
    self.makeUUID = makeUUID
  }

  /// The deadline of a task that was given none.
  public var defaultDeadline: Instant {
    dates.zone.instant(
      of: dates.today.advanced(byDays: defaultDueDays), at: dates.defaultTime)
  }
}
