/// Where commands mean something that mean nothing on the screen that shows.
public struct CommandHome: Hashable, Sendable {
  /// Where their keys go.
  public let context: KeyContext

  /// The places to look for a command, in this order.
  static let all = (KeyContext.screens + [.presets]).map(CommandHome.init)

  /// Whether what commands are about there is a task, or a change of one.
  var listsTasks: Bool {
    switch context {
    case .list, .detail, .plan, .calendar, .activity: true
    default: false
    }
  }

  /// Where that is, to stand behind what a command does.
  public var words: String {
    switch context {
    case .list: "in the list"
    case .detail: "in the task"
    case .plan: "in the plan"
    case .calendar: "in the calendar"
    case .analytics: "in the analytics"
    case .activity: "in the activity"
    case .settings: "in the settings"
    case .presets: "among the presets"
    default: context.rawValue
    }
  }
}
