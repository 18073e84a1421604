/// What keys are for while a task is being moved to another day.
extension AppViewModel {
  /// Whether keys choose the day that a task is moved to.
  public var isMovingTask: Bool {
    overlay == nil && triage == nil && screen == .calendar && calendar.moving != nil
  }

  /// One word, or two, for a hint of a command as it is meant now.
  public func hint(of command: Command) -> String {
    isMovingTask ? command.movingHint ?? command.hint : command.hint
  }
}
