internal import RedoTerminal
internal import RedoViewModels

extension TaskRow {
  /// What a row means that presses no more, being done or archived; nil for any other.
  var restRole: Role? { urgency == .done ? .done : isArchived ? .secondary : nil }

  /// What its due date means to a theme.
  var dueRole: Role {
    if let restRole { return restRole }
    return switch urgency {
    case .overdue: .overdue
    case .today: .amber
    case .later: .due
    case .none: .secondary
    case .done: .done
    }
  }
}
