internal import RedoTasks

extension AppViewModel {
  /// What is said where the list shows no task; nil while the log has not been read.
  public var listEmptiness: Emptiness? {
    guard let projection else { return nil }
    if !tasks.list.filterLine.isEmpty {
      return Emptiness("Nothing matches", of: "/" + tasks.list.filterLine, [.key(.back, backWords)])
    }
    let isPast = travel != nil
    guard !projection.tasks.isEmpty else { return isPast ? .past : .nothingToDo }
    return Emptiness(
      "All done",
      [
        isPast ? Emptiness.toNow : Emptiness.toTask,
        .key(.find, "with is:done or is:archived finds the rest"),
      ])
  }

  /// What is said where the selected task has all the room and there is none.
  public var detailEmptiness: Emptiness {
    Emptiness(
      "No task is selected", [travel == nil ? .key(.back, "leads back") : Emptiness.toNow])
  }

  /// What is said where the activity shows no change.
  public var activityEmptiness: Emptiness {
    if activity.isNarrowed {
      return Emptiness(
        "No change matches", of: activityScope.joined(separator: " "),
        [travel == nil ? .key(.back, "shows all of them again") : Emptiness.toNow])
    }
    return travel == nil ? Emptiness("Nothing was changed yet", [Emptiness.toTask]) : .past
  }

  /// What is said where the analytics count nothing; nil while the log has not been read.
  public var analyticsEmptiness: Emptiness? {
    projection == nil ? nil : travel == nil ? .nothingCounted : .past
  }

  /// What is said where a column of the plan shows no task.
  public func emptiness(of column: PlanColumn) -> Emptiness {
    let way: Emptiness.Way = travel == nil ? .key(.quickAdd, "adds a task") : Emptiness.toNow
    switch column {
    case .today where plan.suggestions.taskCount > 0:
      return Emptiness("Nothing planned for today", [.key(.nextPane, "goes to the suggestions")])
    case .today: return Emptiness("Nothing planned for today", [way])
    case .suggestions: return Emptiness("Nothing left to suggest", [way])
    }
  }
}
