public import RedoProtocol
internal import RedoTasks

/// Other days at the time of day of a moment.
extension DateContext {
  /// Where a deadline is on a day at its own time of day: by the end of today where that has passed.
  public func deadline(on day: CivilDate, keepingTimeOf deadline: Instant) -> Instant {
    let kept = moment(on: day, keepingTimeOf: deadline)
    return day == today && kept <= now ? endOfToday : kept
  }

  /// The moment on a day at the time of day of another one, passed or not.
  func moment(on day: CivilDate, keepingTimeOf moment: Instant) -> Instant {
    zone.instant(of: day, at: zone.civil(of: moment).time).clamped
  }
}
