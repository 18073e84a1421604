public import RedoProtocol
public import RedoTasks

/// What date words are read against: the moment, the place, and the user's settings.
public struct DateContext: Sendable {
  /// The present moment, kept within what the protocol can write.
  public private(set) var now: Instant
  /// The user's time zone.
  public private(set) var zone: LocalZone
  /// The day on which a week starts; it decides which Friday `next friday` is.
  public let weekStart: Weekday
  /// The time of day of a date that names none.
  public private(set) var defaultTime: CivilTime
  /// Finds another zone by its name, such as `America/New_York`; nil for a name that nobody knows.
  public let zoneNamed: @Sendable (String) -> LocalZone?

  /// 18:00, the time of a date without one unless the user's config says another.
  public static let usualTime = CivilTime(hour: 18, minute: 0) ?? .midnight

  /// Collects what date words are read against.
  public init(
    now: Instant, zone: LocalZone, weekStart: Weekday = .monday,
    defaultTime: CivilTime = Self.usualTime,
    zoneNamed: @escaping @Sendable (String) -> LocalZone? = { _ in nil }
  ) {
    self.now = now.clamped
    self.zone = zone
    self.weekStart = weekStart
    self.defaultTime = defaultTime
    self.zoneNamed = zoneNamed
  }

  /// The moment of a local date and time; the second one where clocks are set back and the first is
  /// past.
  func instant(of date: CivilDate, at time: CivilTime) -> Instant {
    let (first, last) = (
      zone.instant(of: date, at: time), zone.lastInstant(of: date, at: time)
    )
    return first <= now && now < last ? last : first
  }

  /// The context with another time of a date that names none; with its own where that is nil.
  public func defaulting(to time: CivilTime?) -> DateContext {
    var context = self
    context.defaultTime = time ?? defaultTime
    return context
  }

  /// The context at another moment, kept within what the protocol can write.
  public func at(_ now: Instant) -> DateContext {
    var context = self
    context.now = now.clamped
    return context
  }

  /// The context in another zone.
  public func moved(to zone: LocalZone) -> DateContext {
    var context = self
    context.zone = zone
    return context
  }

  /// The local date of the present moment.
  public var today: CivilDate {
    zone.date(of: now)
  }
}
