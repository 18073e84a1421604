internal import Glibc
internal import RedoCrypto
internal import RedoProtocol

/// The text of an identity file, written and read in memory that is wiped.
///
/// Four lines: what it is and its version, the seed, the device id, and the SHA-256 of the lines
/// above. The last tells damage from a change of mind; it is no protection against a thief.
struct IdentityText: ~Copyable {
  /// No identity is as long as this.
  static let limit = 1_024
  /// No bare identity is as long as this, so that a sealed one of it always fits.
  static let bareLimit = 512

  private let buffer: SecretBuffer
  private(set) var count: Int

  static let header = "redo-identity 1\n"
  static let family = "redo-identity "

  private init(buffer: consuming SecretBuffer, count: Int) {
    self.buffer = buffer
    self.count = count
  }

  /// Reads what a file holds, up to one byte more than an identity may have.
  init(reading file: borrowing FileDescriptor) throws(StoreError) {
    let buffer = try SecretBuffer(count: Self.limit)
    let count = try file.read(into: buffer.bytes, from: 0)
    self.init(buffer: buffer, count: count)
  }

  /// Writes the text of a key and a device id.
  init(key: SigningKey, deviceID: String) throws(StoreError) {
    self.init(buffer: try SecretBuffer(count: Self.limit), count: 0)
    append(Self.header)
    append("seed ")
    key.withSeed { appendHex(of: $0) }
    append("\ndevice \(deviceID)\n")
    let digest = digest(of: count)
    append("check \(Hex.text(of: digest.bytes))\n")
  }

  /// Writes a text without secrets and its checksum.
  init(text: String) throws(StoreError) {
    self.init(buffer: try SecretBuffer(count: Self.limit), count: 0)
    append(text)
    let digest = digest(of: count)
    append("check \(Hex.text(of: digest.bytes))\n")
  }

  /// The text, which must not be kept.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count])
  }

  private mutating func append(_ text: String) {
    for byte in text.utf8 {
      buffer.bytes[count] = byte
      count += 1
    }
  }

  /// By hand, since an array or string in between could not be wiped.
  private mutating func appendHex(of secret: UnsafeRawBufferPointer) {
    for byte in secret {
      for digit in [byte >> 4, byte & 15] {
        buffer.bytes[count] =
          digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        count += 1
      }
    }
  }

  /// The SHA-256 of the first `count` bytes.
  func digest(of count: Int) -> Digest {
    let text = UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count])
    return SHA256().digest(of: text.assumingMemoryBound(to: UInt8.self).span)
  }
}
