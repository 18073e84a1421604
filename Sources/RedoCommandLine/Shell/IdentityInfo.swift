/// Who this device is and where it keeps what: the public part, without any secret.
public struct IdentityInfo: Hashable, Sendable {
  /// The first 32 hex digits of the public key.
  public let userID: String
  /// The device's name for itself in the log.
  public let deviceID: String
  /// The public key, 64 hex digits.
  public let publicKey: String
  /// The folder of the log and the key.
  public let dataFolder: String
  /// The change log's path.
  public let logPath: String
  /// The signing key's path.
  public let keyPath: String
  /// Whether the signing key is under a passphrase.
  public let isSealed: Bool
  /// Whether a signing key's memory is kept from being swapped to disk here.
  public let isKeyLocked: Bool

  /// Collects what may be shown of an identity.
  public init(
    userID: String, deviceID: String, publicKey: String, dataFolder: String, logPath: String,
    keyPath: String, isSealed: Bool = false, isKeyLocked: Bool = true
  ) {
    self.userID = userID
    self.deviceID = deviceID
    self.publicKey = publicKey
    self.dataFolder = dataFolder
    self.logPath = logPath
    self.keyPath = keyPath
    self.isSealed = isSealed
    self.isKeyLocked = isKeyLocked
  }
}
