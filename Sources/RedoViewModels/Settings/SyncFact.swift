/// What is told of how this device stands with the others.
public enum SyncFact: CaseIterable, Hashable, Sendable {
  /// Where changes go, and whether they do.
  case remote
  /// When changes were last sent.
  case push
  /// When changes were last fetched.
  case pull
  /// What waits to be sent.
  case waiting
  /// What went so far.
  case traffic
  /// The other devices, and their clocks.
  case peers
  /// What went wrong last.
  case trouble
}
