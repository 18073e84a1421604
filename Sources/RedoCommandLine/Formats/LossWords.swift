/// What the readers of several formats say alike of what is lost.
enum LossWords {
  static let creationDates = "creation dates"
  static let unreadableDue = "unreadable due dates are kept as text"
  static let alarms = "alarms; redo remind tells what falls due"
  static let sections = "sections become tags"
  static let subtasks = "subtasks stand by themselves, and the task above is kept as text"
  static let cancelled = "cancelled to-dos are archived"
  static let underWay = "to-dos under way are taken as not begun"
  static let highestPriority = "the highest priority becomes p5, as the high one does"
  static let doneOnDayToCome = "tasks done on a day to come count as done now"
  static let doneSometime = "tasks done on an unknown day count as done now"
  static let doneSometimeOrWhenDue = "tasks done on an unknown day count as done when due, or now"
  static let endsAndChosenDays = "ends and chosen days of repeats are kept as text"
  static let workdaysAsDays = "repeats by workday become days"
  static let monthsAsDays = "repeats by month or year become days"
  static let repeatsOfDone = "repeats of what is done are kept as text"
  static let unsayableRepeats = "repeats that days cannot say are kept as text"
}
