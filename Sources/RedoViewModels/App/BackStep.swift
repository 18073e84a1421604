/// What going back does, of what can be gone back from: one thing at a time, the last that came first.
enum BackStep: Equatable {
  /// The present shows instead of the past.
  case present
  /// The tasks show instead of another screen.
  case tasks
  /// The marks go.
  case unmark
  /// The list has the keys instead of the task, or the screen from which the task was opened.
  case list
  /// The screen shows that narrowed the list to what it counts.
  case screen(ScreenName)
  /// What narrows the list goes.
  case everything
  /// What was said of the log goes.
  case quiet

  /// What going back does, behind the name of its key.
  var words: String {
    switch self {
    case .present: "returns to now"
    case .tasks: "shows the tasks"
    case .unmark: "takes the marks away"
    case .list: "leads back"
    case .screen(let screen): "returns to \(screen.title)"
    case .everything: "shows every task again"
    case .quiet: "hides what was said"
    }
  }
}
