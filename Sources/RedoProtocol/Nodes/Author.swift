public import RedoCrypto

/// Who made a node, on which device (PROTOCOL.md, "The node").
public struct Author: Hashable, Sendable {
  /// The first 32 hex digits of the public key.
  public let userID: String
  /// The device's name for itself; never empty.
  public let deviceID: String
  /// The key that the node's signature verifies under.
  public let publicKey: VerifyingKey?
  /// The person's name, for showing.
  public let name: String?
  /// The person's address, for showing.
  public let email: String?
  /// The device's name, for showing.
  public let deviceName: String?

  /// Creates an author; the user id follows from the key.
  public init(
    publicKey: VerifyingKey, deviceID: String, name: String? = nil, email: String? = nil,
    deviceName: String? = nil
  ) {
    self.init(
      userID: String(Hex.text(of: publicKey.bytes).prefix(32)), deviceID: deviceID,
      publicKey: publicKey, name: name, email: email, deviceName: deviceName)
  }

  init(
    userID: String, deviceID: String, publicKey: VerifyingKey?, name: String?, email: String?,
    deviceName: String?
  ) {
    self.userID = userID
    self.deviceID = deviceID
    self.publicKey = publicKey
    self.name = name
    self.email = email
    self.deviceName = deviceName
  }

  /// Whether two nodes came from one user on one device.
  public func isSameDevice(as other: Author) -> Bool {
    userID == other.userID && deviceID == other.deviceID
  }

  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.write("deviceId", deviceID)
    writer.write("deviceName", deviceName)
    writer.write("email", email)
    writer.write("name", name)
    writer.write("publicKey", publicKey.map { Hex.text(of: $0.bytes) })
    writer.write("userId", userID)
    writer.endObject()
  }
}
