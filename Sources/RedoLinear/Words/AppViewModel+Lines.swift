internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

extension AppViewModel {
  /// Whether nothing lies over the screen.
  var isOnScreen: Bool { overlay == nil }

  /// Whether the list of all tasks shows, from which there is no way back.
  var isAtHome: Bool {
    overlay == nil && triage == nil && travel == nil && screen == .tasks && focus == .list
      && list.filterLine.isEmpty && list.marks.isEmpty
  }

  /// The task that the cursor of a list stands on.
  var cursorTask: TaskID? {
    guard overlay == nil, triage == nil else { return nil }
    return switch screen {
    case .tasks where focus == .list: list.selectedID
    case .plan: plan.list(of: plan.focus).selectedID
    case .calendar where calendar.focus == .day: calendar.list.selectedID
    default: nil
    }
  }
}
