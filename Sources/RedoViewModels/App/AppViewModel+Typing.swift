public import RedoTerminal

extension AppViewModel {
  /// Takes a key that no command takes, where `context` accepts text.
  public mutating func insert(_ key: Key) -> [Effect] {
    []
  }

  /// Takes pasted text: into the line being typed, else a task for each of its lines.
  public mutating func paste(_ text: String) -> [Effect] {
    []
  }
}
