extension Instant {
  /// Creates the moment of a date and a time of day in UTC.
  public init(utc date: CivilDate, at time: CivilTime) {
    self.init(milliseconds: Int64(date.daysSinceEpoch) * Self.day + time.millisecondsOfDay)
  }

  /// The date and the time of day in UTC.
  ///
  /// A moment outside ``earliest`` … ``latest`` reads as the nearer of the two.
  public var utc: (date: CivilDate, time: CivilTime) {
    let moment = clamped.milliseconds
    let days = moment.flooredDivision(by: Self.day)
    let rest = moment - days * Self.day
    return (CivilDate(daysSinceEpoch: Int(days)), CivilTime(millisecondsOfDay: rest) ?? .midnight)
  }

  /// The nearest moment that the protocol can write.
  public var clamped: Instant {
    min(max(self, .earliest), .latest)
  }
}
