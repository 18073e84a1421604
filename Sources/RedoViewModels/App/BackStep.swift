/// What going back does, of what can be gone back from: one thing at a time, the last that came first.
enum BackStep {
  /// The present shows instead of the past.
  case present
  /// The tasks show instead of another screen.
  case tasks
  /// The marks go.
  case unmark
  /// The list has the keys instead of the task, or the screen from which the task was opened.
  case list
  /// The screen shows that narrowed the list to what it counts.
  case screen
  /// What narrows the list goes.
  case everything
  /// What was said of the log goes.
  case quiet
}
