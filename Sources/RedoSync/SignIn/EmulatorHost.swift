/// The host and port of an emulator, from a variable such as `FIRESTORE_EMULATOR_HOST`.
public struct EmulatorHost: Hashable, Sendable {
  /// As it stands in an address.
  public let text: String

  /// Takes `HOST:PORT`; nil for what could be more than that in an address, and for nothing.
  public init?(_ text: String) {
    let isHost = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || ".:-_[]".utf8.contains(byte)
    }
    guard isHost, (1...200).contains(text.utf8.count) else { return nil }
    self.text = text
  }
}
