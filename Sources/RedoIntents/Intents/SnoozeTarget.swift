public import RedoProtocol

/// Where a snooze moves a deadline.
public enum SnoozeTarget: Hashable, Sendable {
  /// So many days on, 1 or more: from the deadline, or from today where its day is past.
  case days(Int64)
  /// So many months on, 1 or more, from where days are counted; where a month lacks the day, to its last
  /// one.
  case months(Int)
  /// To this moment.
  case until(Instant)
  /// To this day, at the deadline's own time of day, or the default one where there is no deadline;
  /// to the later day where that time has passed. What is due on the day already stays so.
  case on(CivilDate, later: CivilDate? = nil)
  /// Into today, at the deadline's own time of day, or at the day's end where there is no deadline or its
  /// time has passed.
  case today
}
