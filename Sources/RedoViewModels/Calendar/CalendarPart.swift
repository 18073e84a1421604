/// The parts of the calendar that keys may go to.
public enum CalendarPart: Hashable, Sendable {
  /// The days.
  case grid
  /// The tasks of the selected day.
  case day
}
