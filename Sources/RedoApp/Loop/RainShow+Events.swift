internal import RedoTerminal
internal import RedoViewModels

extension RainShow {
  /// Takes notice of what came from the terminal: somebody is there, or has gone away.
  mutating func note(_ event: InputEvent, at now: Int64) {
    if case .focus(let hasFocus) = event {
      noteFocus(hasFocus, at: now)
    } else {
      noteInput(at: now)
    }
  }
}
