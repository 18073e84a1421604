/// Whether a command can act now.
public enum Availability: Hashable, Sendable {
  /// It can.
  case available
  /// It cannot, for a reason that is a sentence without a capital or a full stop.
  case unavailable(because: String)

  /// Whether it can.
  public var isAvailable: Bool { self == .available }
}
