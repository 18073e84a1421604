internal import RedoIntents
public import RedoTerminal

/// Keys that mean nothing where they are pressed.
extension AppViewModel {
  /// Says that a key, or a chord, does nothing here, and what leads on.
  ///
  /// Escape is pressed to be rid of something: it only takes the last message away.
  public mutating func reportUnbound(_ keys: [Key]) {
    yieldMessage()
    guard keys.last != .escape else { return }
    say(.neutral, "“\(settings.keys.text(for: keys))” does nothing here — \(wayOn(from: keys))")
  }

  mutating func reportUnbound(_ key: Key) { reportUnbound([key]) }

  private func wayOn(from pressed: [Key]) -> String {
    let keys = settings.keys
    if isMovingTask { return CalendarScreen.movingReason(keys) }
    switch overlay {
    case nil where screen != .tasks && triage == nil && meansSomethingInList(pressed):
      return "\(key(.showTasks)) shows the tasks, where it does"
    case nil, .welcome: return keys.name(of: .showHelp, in: context) + " shows the keys"
    default:
      let leaving = [Command.back, .dismiss].lazy.compactMap { keys.label(of: $0, in: context) }
        .first
      return (leaving ?? "Esc") + " leaves"
    }
  }

  /// Whether keys that mean nothing on another screen do something in the list of tasks.
  private func meansSomethingInList(_ pressed: [Key]) -> Bool {
    let text = settings.keys.text(for: pressed)
    return Command.allCases.contains { settings.keys.labels(of: $0, in: .list).contains(text) }
  }
}
