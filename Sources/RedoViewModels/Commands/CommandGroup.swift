/// Commands that belong together, as help and the README list them.
public enum CommandGroup: CaseIterable, Hashable, Sendable {
  /// Going somewhere.
  case moving
  /// Doing something with tasks.
  case tasks
  /// Going through tasks one at a time.
  case triage
  /// Planning today.
  case plan
  /// Looking at days.
  case calendar
  /// Finding and ordering.
  case finding
  /// What was changed, by whom, and how it was before.
  case past
  /// Setting things.
  case settings
  /// Choosing from versions.
  case settling
  /// The program itself.
  case program
  /// While something is typed or asked.
  case typing

  /// The group's name.
  public var title: String {
    switch self {
    case .moving: "Move"
    case .tasks: "Tasks"
    case .triage: "Triage"
    case .plan: "Plan"
    case .calendar: "Calendar"
    case .finding: "Find and order"
    case .past: "History and the past"
    case .settings: "Settings"
    case .settling: "Versions"
    case .program: "Program"
    case .typing: "While typing or asked"
    }
  }

  /// The commands of the group.
  public var commands: [Command] {
    Command.allCases.filter { $0.group == self }
  }
}
