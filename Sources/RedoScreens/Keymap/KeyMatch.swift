public import RedoViewModels

/// What keys pressed one after the other mean in a context.
public enum KeyMatch: Hashable, Sendable {
  /// A command.
  case command(Command)
  /// The start of a chord: the next key decides.
  case pending
  /// Nothing.
  case none
}
