extension TaskList {
  /// Moves the selection as a command says; false for one that moves nothing.
  @discardableResult
  mutating func move(_ command: Command) -> Bool {
    switch command {
    case .moveDown: move(by: 1)
    case .moveUp: move(by: -1)
    case .moveToTop: select(ordinal: 0)
    case .moveToBottom: select(ordinal: .max)
    case .pageDown: move(byRows: pageHeight)
    case .pageUp: move(byRows: -pageHeight)
    default: return false
    }
    return true
  }
}
