internal import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// Does what a command means here; what the shell has to do comes back.
  ///
  /// A command that cannot act changes nothing but the message line, which says why.
  public mutating func perform(_ command: Command) -> [Effect] {
    if case .unavailable(let reason) = availability(of: command) {
      say(.failure, reason)
      return []
    }
    switch command {
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .undo: return [.run(.undo)]
    case .redo: return [.run(.redo)]
    default: return overlay == nil ? performOnPanes(command) : performOnOverlay(command)
    }
  }

  private mutating func performOnPanes(_ command: Command) -> [Effect] { [] }
  private mutating func performOnOverlay(_ command: Command) -> [Effect] { [] }
  mutating func refreshOverlay() {}
  mutating func refreshDetail() {}
}
