internal import RedoCrypto
internal import RedoProtocol

extension JSONObject {
  /// A string that is a secret, of printable ASCII; it passes through no `String`.
  func secret(_ name: String) -> Secret? {
    guard var text = textBytes(name) else { return nil }
    defer { text.wipe() }
    guard !text.isEmpty, text.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    return Secret(text)
  }
}
