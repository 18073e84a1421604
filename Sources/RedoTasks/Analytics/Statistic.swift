/// The numbers that analytics show, each with its definition: the one place that says what is
/// counted.
public enum Statistic: String, CaseIterable, Hashable, Sendable {
  case active
  case overdue
  case doneToday
  case thisWeek
  case streak
  case points
  case heat
  case trend
  case burnUp
  case forecast
  case velocity
  case week
  case priorities
  case peaks
}
