internal import RedoCrypto
internal import RedoProtocol

extension JSONObject {
  /// A string that is a secret, of printable ASCII; it passes through no `String`.
  func secret(_ name: String) -> Secret? {
    guard var text = textBytes(name) else { return nil }
    defer { text.wipe() }
    guard !text.isEmpty, text.allSatisfy(\.isASCIIGraphic) else { return nil }
    return Secret(text)
  }
}
