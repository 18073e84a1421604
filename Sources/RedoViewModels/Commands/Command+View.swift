extension Command {
  /// Whether the command shows tasks in another way or at another moment, whatever order they are in.
  var changesView: Bool {
    switch self {
    case .changeOrder, .showTasks, .showPlan, .showCalendar, .showAnalytics, .showActivity,
      .showSettings, .nextScreen, .previousScreen, .triage, .stepBack, .stepForward:
      true
    default: false
    }
  }

  /// Whether the command leads a cursor up or down: by one, by a page, or to an end.
  var moves: Bool {
    switch self {
    case .moveDown, .moveUp, .moveToTop, .moveToBottom, .pageDown, .pageUp: true
    default: false
    }
  }
}
