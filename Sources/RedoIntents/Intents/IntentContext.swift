public import RedoProtocol

/// What planning an intent needs besides the tasks: all of it values, none of it asked of the system.
public struct IntentContext {
  /// The moment, the zone and the user's habits with dates.
  public let dates: DateContext
  /// This device, whose changes undo takes back.
  public let device: Author
  /// What a new task has that its line does not name.
  public let defaults: TaskDefaults
  /// Makes a new random name.
  public let makeUUID: () -> UUIDv4

  /// Creates a context.
  public init(
    dates: DateContext, device: Author, defaults: TaskDefaults = TaskDefaults(),
    makeUUID: @escaping () -> UUIDv4
  ) {
    self.dates = dates
    self.device = device
    self.defaults = defaults
    self.makeUUID = makeUUID
  }

  /// The deadline of a task that was given none.
  public func defaultDeadline(repeatingEvery days: Int?) -> Instant {
    defaults.deadline(in: dates, repeatingEvery: days)
  }
}
