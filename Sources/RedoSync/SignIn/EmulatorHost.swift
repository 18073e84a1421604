internal import RedoProtocol

/// The host and port of an emulator, from a variable such as `FIRESTORE_EMULATOR_HOST`.
public struct EmulatorHost: Hashable, Sendable {
  /// As it stands in an address.
  public let text: String

  /// Takes `HOST:PORT`; nil for what could be more than that in an address, and for less.
  public init?(_ text: String) {
    guard text.utf8.count <= 200, let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      Self.isHost(text.utf8[..<colon]), Self.isPort(text.utf8[colon...].dropFirst())
    else { return nil }
    self.text = text
  }

  /// A name, or an address; one with colons stands in brackets.
  private static func isHost(_ host: Substring.UTF8View) -> Bool {
    let isBracketed =
      host.first == UInt8(ascii: "[") && host.last == UInt8(ascii: "]") && host.count > 2
    let name = isBracketed ? host.dropFirst().dropLast() : host
    let marks = isBracketed ? ".-_:" : ".-_"
    return !name.isEmpty
      && name.allSatisfy { $0.isASCIIAlphanumeric || marks.utf8.contains($0) }
  }

  private static func isPort(_ port: Substring.UTF8View) -> Bool {
    guard port.allSatisfy(\.isASCIIDigit) else { return false }
    return Int(String(Substring(port))).map { (1...65_535).contains($0) } ?? false
  }
}
