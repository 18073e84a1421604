/// What is to become of the passphrase on this device's key.
public enum KeySealing: Hashable, Sendable {
  /// It gets one.
  case seal
  /// It loses it.
  case unseal
  /// It gets another.
  case change
}
