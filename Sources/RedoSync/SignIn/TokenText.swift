internal import RedoCrypto
internal import RedoProtocol

/// Tokens as they are kept: a first line that says what they are, then a name and a value a line.
struct TokenText {
  private let text: Secret
  private let lines: [(name: String, value: Range<Int>)]

  /// Writes values under names; nil without memory for secrets.
  static func written(_ header: String, _ values: [(name: String, value: Secret)]) -> Secret? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16_384)
    defer { bytes.wipe() }
    bytes += Array(header.utf8) + [0x0A]
    for (name, value) in values {
      bytes += Array(name.utf8) + [0x20]
      value.withBytes { bytes += $0 }
      bytes.append(0x0A)
    }
    return Secret(bytes)
  }

  /// Takes a text apart; nil where its first line is another or it does not end in a line feed.
  init?(_ text: Secret, header: String) {
    let lines = text.withBytes { bytes -> [(name: String, value: Range<Int>)]? in
      guard bytes.last == 0x0A, bytes.starts(with: Array(header.utf8) + [0x0A]) else { return nil }
      return bytes.parts(separatedBy: 0x0A).dropFirst().compactMap { line in
        guard let space = bytes[line].firstIndex(of: 0x20) else { return nil }
        return (
          String(decoding: bytes[line.lowerBound..<space], as: UTF8.self),
          (space + 1)..<line.upperBound
        )
      }
    }
    guard let lines else { return nil }
    self.text = text
    self.lines = lines
  }

  /// The secret under a name; nil where there is none that can be sent as a token.
  func secret(_ name: String) -> Secret? {
    guard let range = lines.first(where: { $0.name == name })?.value, !range.isEmpty else {
      return nil
    }
    return text.withBytes { bytes in
      let value = bytes[range]
      return value.allSatisfy(\.isASCIIGraphic) ? Secret(value) : nil
    }
  }

  /// What stands under a name that is no secret.
  func plain(_ name: String) -> String? {
    guard let range = lines.first(where: { $0.name == name })?.value else { return nil }
    return text.withBytes { String(validating: $0[range], as: UTF8.self) }
  }
}
