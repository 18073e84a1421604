extension Command {
  /// Whether the command shows the same tasks in another way, whatever order they are in.
  var changesView: Bool {
    switch self {
    case .changeOrder, .showTasks, .showPlan, .showCalendar, .showAnalytics, .showActivity,
      .showSettings, .nextScreen, .previousScreen, .triage:
      true
    default: false
    }
  }
}
