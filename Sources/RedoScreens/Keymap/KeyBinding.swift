public import RedoViewModels

/// One row of the keymap: the keys that ask for a command, and where.
public struct KeyBinding: Hashable, Sendable {
  /// The keys, each as `KeyNotation` writes it; several keys in a row make a chord.
  public let notations: [String]
  /// Where they apply.
  public let contexts: [KeyContext]
  /// What they ask for.
  public let command: Command

  /// Binds keys to a command in some contexts.
  public init(_ notations: String..., in contexts: [KeyContext], does command: Command) {
    self.notations = notations
    self.contexts = contexts
    self.command = command
  }
}
