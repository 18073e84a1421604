internal import RedoProtocol
internal import RedoViewModels

extension AppViewModel {
  /// Whether nothing lies over the screen.
  var isOnScreen: Bool { overlay == nil }

  /// Whether the list of all tasks shows, from which there is no way back.
  var isAtHome: Bool {
    overlay == nil && triage == nil && travel == nil && screen == .tasks && tasks.focus == .list
      && tasks.list.filterLine.isEmpty && tasks.list.marks.isEmpty
  }

  /// The task that the cursor of a list stands on.
  var cursorTask: TaskID? {
    guard overlay == nil, triage == nil else { return nil }
    return switch screen {
    case .tasks where tasks.focus == .list: tasks.list.selectedID
    case .plan: plan.list(of: plan.focus).selectedID
    case .calendar where calendar.focus == .day: calendar.list.selectedID
    default: nil
    }
  }
}
