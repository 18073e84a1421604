/// The screens there are; the raw value is the digit of the tab and of its key.
public enum ScreenName: Int, CaseIterable, Hashable, Sendable {
  /// The list of tasks and the task that is selected in it.
  case tasks = 1
  /// What today holds.
  case plan = 2
  /// The days of a month or a week.
  case calendar = 3
  /// What the log says about how its user works.
  case analytics = 4
  /// Every change of every task.
  case activity = 5
  /// What can be set, read and run.
  case settings = 6

  /// What the tab says.
  public var title: String {
    switch self {
    case .tasks: "Tasks"
    case .plan: "Plan"
    case .calendar: "Calendar"
    case .analytics: "Analytics"
    case .activity: "Activity"
    case .settings: "Settings"
    }
  }

  /// The command that shows the screen.
  public var command: Command {
    switch self {
    case .tasks: .showTasks
    case .plan: .showPlan
    case .calendar: .showCalendar
    case .analytics: .showAnalytics
    case .activity: .showActivity
    case .settings: .showSettings
    }
  }

  /// The commands that the screen is there for.
  var group: CommandGroup {
    switch self {
    case .tasks: .tasks
    case .plan: .plan
    case .calendar: .calendar
    case .analytics: .moving
    case .activity: .past
    case .settings: .settings
    }
  }

  /// The screen so many tabs further to the right, round the end.
  func advanced(by tabs: Int) -> ScreenName {
    Self.allCases.element(tabs, after: self)
  }
}
