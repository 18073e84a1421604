public import RedoCrypto

/// Who signs on this device.
public struct Identity {
  /// The key that signs this device's nodes.
  public let signingKey: SigningKey
  /// The name of this device in its nodes, such as `0123abcd`.
  public let deviceID: String
}
