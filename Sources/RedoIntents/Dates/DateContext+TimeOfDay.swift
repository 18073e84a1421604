public import RedoProtocol
internal import RedoTasks

/// Other days at the time of day of a moment.
extension DateContext {
  /// Where a deadline is on a day at its own time of day: by the end of today where that has passed.
  public func deadline(on day: CivilDate, keepingTimeOf deadline: Instant) -> Instant {
    let kept = moment(on: day, keepingTimeOf: deadline)
    return day == today && kept <= now ? endOfToday : kept
  }

  /// Where a deadline is on a day at its own time of day, or at the default one where there is none.
  ///
  /// Where that has passed it is on the later day, or by the end of today. What is due on the day
  /// already stays.
  public func moment(
    on day: CivilDate, or later: CivilDate?, keepingTimeOf deadline: Instant?
  ) -> Instant {
    if let deadline, zone.date(of: deadline) == day { return deadline }
    func kept(on day: CivilDate) -> Instant {
      deadline.map { moment(on: day, keepingTimeOf: $0) }
        ?? instant(of: day, at: defaultTime).clamped
    }
    let first = kept(on: day)
    guard first <= now else { return first }
    return later.map(kept) ?? endOfToday
  }

  /// The moment on a day at the time of day of another one, passed or not.
  func moment(on day: CivilDate, keepingTimeOf moment: Instant) -> Instant {
    zone.instant(of: day, at: zone.civil(of: moment).time).clamped
  }
}
