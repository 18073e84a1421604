internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Welcomes somebody who has no log yet; the first task ends it, and so does Esc.
  public mutating func welcome() {
    guard let projection, projection.graph.nodes.isEmpty else { return }
    isWelcoming = true
    overlay = .welcome
  }

  /// What the welcome says.
  public var welcomeWords: Welcome { Welcome(at: clock) }

  /// Does what a command means while the welcome lies over the screen.
  mutating func performOnWelcome(_ command: Command) -> [Effect] {
    switch command {
    case .quickAdd: openPrompt(.add)
    case .importFile: openPrompt(.errand(.importing))
    case .showHelp: overlay = .help(scroll: 0, isWhole: false)
    // The tasks of another device end the welcome too.
    case .sync: return startSync()
    case .showSettings:
      endWelcome()
      show(.settings)
    default: endWelcome()
    }
    return []
  }

  private mutating func endWelcome() {
    isWelcoming = false
    overlay = nil
  }

  /// Takes away what lies over the screen; before the first task that is the welcome's place.
  mutating func closeOverlay() {
    overlay = isWelcoming ? .welcome : nil
  }

  /// Ends the welcome once there is anything in the log.
  mutating func endWelcomeOnceUsed() {
    guard isWelcoming, projection?.graph.nodes.isEmpty == false else { return }
    isWelcoming = false
    if overlay == .welcome { overlay = nil }
  }
}
