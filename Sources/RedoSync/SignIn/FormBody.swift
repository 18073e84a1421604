internal import RedoCrypto
internal import RedoProtocol

/// The body of a form (`application/x-www-form-urlencoded`), secrets among its values.
struct FormBody {
  private var bytes: [UInt8] = []

  mutating func add(_ name: String, _ value: String) {
    begin(name)
    for byte in value.utf8 { append(byte) }
  }

  mutating func add(_ name: String, _ value: Secret) {
    begin(name)
    value.withBytes { for byte in $0 { append(byte) } }
  }

  /// Gives away what was written, between two texts, and wipes it; nil without memory for a secret.
  mutating func take(between start: String = "", and end: String = "") -> Secret? {
    defer {
      bytes.wipe()
      bytes = []
    }
    bytes.insert(contentsOf: start.utf8, at: 0)
    bytes += end.utf8
    return Secret(bytes)
  }

  private mutating func begin(_ name: String) {
    // More than any form has: what grows leaves copies behind.
    if bytes.isEmpty { bytes.reserveCapacity(32_768) } else { bytes.append(UInt8(ascii: "&")) }
    bytes += Array(name.utf8) + [UInt8(ascii: "=")]
  }

  private mutating func append(_ byte: UInt8) {
    if byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte) {
      bytes.append(byte)
    } else {
      let digits = Array("0123456789ABCDEF".utf8)
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
