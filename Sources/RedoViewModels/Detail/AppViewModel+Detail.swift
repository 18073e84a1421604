internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// The change that the commands about changes act on; nil where none is selected.
  var targetChange: NodeID? {
    guard let projection else { return nil }
    if case .card(let card) = overlay { return selectedChange(of: card) }
    return currentScreen.selectedChange(in: projection)
  }

  /// Opens the selected change, or who set what in the selected task.
  mutating func openCard(_ command: Command) {
    switch command {
    case .openChange:
      if let id = targetChange { overlay = .card(Card(.change(id))) }
    default:
      if let task = targetTasks.first { show(Card(.blame(task.id))) }
    }
  }
}
