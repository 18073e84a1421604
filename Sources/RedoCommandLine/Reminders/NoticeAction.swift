internal import RedoIntents
internal import RedoProtocol

/// What a person can do from a notification; raw values are what the desktop answers with.
public enum NoticeAction: String, CaseIterable, Hashable, Sendable {
  /// The task falls due an hour from then.
  case hour
  /// The task falls due a day later.
  case tomorrow
  /// The task is done.
  case done

  /// What stands on the button.
  public var label: String {
    switch self {
    case .hour: "In an hour"
    case .tomorrow: "Tomorrow"
    case .done: "Done"
    }
  }

  /// What the button does to the task that was named, at the moment of the press; nothing where it
  /// was done or moved meanwhile.
  func intent(on told: TaskOccurrence, at moment: Instant) -> Intent {
    let tasks = [told.task]
    let deed: Intent =
      switch self {
      case .hour: .snooze(tasks, .until(Instant(milliseconds: moment.milliseconds + Instant.hour)))
      case .tomorrow: .snooze(tasks, .days(1))
      case .done: .complete(tasks)
      }
    return .whileDue(told, deed)
  }
}
