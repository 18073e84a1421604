/// Writes canonical JSON (RFC 8785) straight into bytes; the caller gives keys in their order.
public struct CanonicalWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty writer.
  public init() {}

  /// Opens an object.
  public mutating func beginObject() { begin(0x7B) }
  /// Closes the innermost object.
  public mutating func endObject() { end(0x7D) }
  /// Opens an array.
  public mutating func beginArray() { begin(0x5B) }
  /// Closes the innermost array.
  public mutating func endArray() { end(0x5D) }

  /// Writes a key, which must be ASCII without escapes and after the object's earlier keys.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(0x22)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  /// Writes a key that is known only now, of any characters, after the object's earlier keys.
  public mutating func key(named name: String) {
    value(name)
    bytes.append(0x3A)
    needsComma = false
  }

  /// Writes a string with the fewest escapes.
  public mutating func value(_ string: String) {
    separate()
    Self.appendQuoted(string, to: &bytes)
    needsComma = true
  }

  /// Writes an integer; beyond ±(2^53 − 1) readers would not agree on it.
  public mutating func value(_ integer: Int64) { raw(String(integer).utf8) }

  /// Writes `true` or `false`.
  public mutating func value(_ boolean: Bool) { raw((boolean ? "true" : "false").utf8) }

  /// Writes `null`.
  public mutating func null() { raw("null".utf8) }

  /// Writes a member, a string; nothing where there is none.
  public mutating func write(_ name: StaticString, _ string: String?) {
    guard let string else { return }
    key(name)
    value(string)
  }

  /// Writes a member, an integer; nothing where there is none.
  public mutating func write(_ name: StaticString, _ integer: Int64?) {
    guard let integer else { return }
    key(name)
    value(integer)
  }

  /// Writes a member, `true` or `false`; nothing where it is neither.
  public mutating func write(_ name: StaticString, _ boolean: Bool?) {
    guard let boolean else { return }
    key(name)
    value(boolean)
  }

  /// Writes a value that is canonical already.
  public mutating func raw(_ value: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
    needsComma = true
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = false
  }

  /// Appends a string in quotes, escaped as RFC 8785, section 3.2.2.2 says.
  public static func appendQuoted(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    for byte in string.utf8 {
      appendEscaped(byte, to: &bytes)
    }
    bytes.append(0x22)
  }

  static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
    case 0x08: bytes.append(contentsOf: [0x5C, 0x62])
    case 0x09: bytes.append(contentsOf: [0x5C, 0x74])
    case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
    case 0x0C: bytes.append(contentsOf: [0x5C, 0x66])
    case 0x0D: bytes.append(contentsOf: [0x5C, 0x72])
    case 0x00...0x1F:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(contentsOf: Hex.text(of: [byte]).utf8)
    default: bytes.append(byte)
    }
  }
}
