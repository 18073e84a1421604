internal import RedoCrypto

/// The body of a form (`application/x-www-form-urlencoded`), secrets among its values.
struct FormBody {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: String, _ value: String) {
    begin(name)
    for byte in value.utf8 { append(byte) }
  }

  mutating func add(_ name: String, _ value: Secret) {
    begin(name)
    value.withBytes { for byte in $0 { append(byte) } }
  }

  /// Gives the bytes away, so that whoever sends them has the only copy to wipe.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Wipes what was written; the copies that growing left behind stay until they are used anew.
  mutating func wipe() {
    bytes.wipe()
  }

  private mutating func begin(_ name: String) {
    if bytes.isEmpty { bytes.reserveCapacity(8_192) } else { bytes.append(UInt8(ascii: "&")) }
    bytes += Array(name.utf8) + [UInt8(ascii: "=")]
  }

  private mutating func append(_ byte: UInt8) {
    let isPlain =
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || "-._~".utf8.contains(byte)
    if isPlain {
      bytes.append(byte)
    } else {
      let digits = Array("0123456789ABCDEF".utf8)
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
