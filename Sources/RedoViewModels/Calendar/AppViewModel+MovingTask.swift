/// What keys are for while a task is being moved to another day.
extension AppViewModel {
  /// Whether keys choose the day that a task is moved to.
  public var isMovingTask: Bool {
    overlay == nil && triage == nil && screen == .calendar && calendar.moving != nil
  }
}
