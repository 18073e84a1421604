internal import RedoTerminal

/// Keys that mean nothing where they are pressed.
extension AppViewModel {
  /// Says that a key does nothing here, and what leads on.
  ///
  /// Escape is pressed to be rid of something: it only takes the last message away.
  mutating func wonder(at key: Key) {
    hush()
    guard key != .escape else { return }
    say(.neutral, "“\(KeyLabel.text(for: [key]))” does nothing here — \(wayOn)")
  }

  private var wayOn: String {
    if isMovingTask { return CalendarScreen.movingReason }
    return switch overlay {
    case nil, .welcome: "? shows the keys"
    default: "Esc leaves"
    }
  }
}
