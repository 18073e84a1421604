internal import RedoIntents
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
    case .showHelp: overlay = .help(scroll: 0, isWhole: false)
    // The tasks of another device end the welcome too.
    case .sync: return startSync()
    default:
      isWelcoming = false
      overlay = nil
    }
    return []
  }

  /// Ends the welcome once there is anything in the log.
  mutating func settleWelcome() {
    guard isWelcoming, projection?.graph.nodes.isEmpty == false else { return }
    isWelcoming = false
    if overlay == .welcome { overlay = nil }
  }
}
