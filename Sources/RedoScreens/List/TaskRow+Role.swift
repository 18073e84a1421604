internal import RedoTerminal
internal import RedoViewModels

extension TaskRow {
  /// What its due date means to a theme.
  var dueRole: Role {
    switch urgency {
    case .overdue: .overdue
    case .today: .amber
    case .later: .due
    case .none: .secondary
    case .done: .done
    }
  }
}
