extension AppViewModel {
  /// One word, or two, for a hint of a command as it is meant now.
  public func hint(of command: Command) -> String {
    if isMovingTask { return command.movingHint ?? command.hint }
    if command == .openChange, hasSelectedStep { return Command.toggleStep.hint }
    guard screenContext == .settings, overlay == nil else { return command.hint }
    return settingsScreen.hint(of: command) ?? command.hint
  }
}
