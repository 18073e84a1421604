/// A path as the system knows it: bytes, mostly UTF-8, never interpreted further.
public struct FilePath: Hashable, Sendable {
  /// The bytes of the path, without the NUL that ends them in C.
  public let bytes: [UInt8]

  /// Takes the bytes that the system gave.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Takes the UTF-8 of a text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether it starts at the root.
  var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// The path as text, for what knows paths as text alone; bytes that are no UTF-8 are replaced.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path of `name` in this folder.
  public func appending(_ name: String) -> FilePath {
    appending(bytes: Array(name.utf8)[...])
  }

  /// The path of a name in this folder that the system gave as bytes.
  func appending(bytes name: ArraySlice<UInt8>) -> FilePath {
    let slash = bytes.last == UInt8(ascii: "/") || bytes.isEmpty ? [] : [UInt8(ascii: "/")]
    return FilePath(bytes: bytes + slash + name)
  }

  /// The folder that holds it; nil for the root and for a bare name.
  public var parent: FilePath? {
    let slash = UInt8(ascii: "/")
    let trimmed = bytes[..<(bytes.lastIndex { $0 != slash }.map { $0 + 1 } ?? 0)]
    guard let cut = trimmed.lastIndex(of: slash) else { return nil }
    let head = trimmed[..<cut]
    let end = head.lastIndex { $0 != slash }.map { $0 + 1 } ?? 0
    return FilePath(bytes: end == 0 ? [slash] : Array(head[..<end]))
  }

  /// What follows the last slash; nil where that is nothing or no UTF-8.
  var name: String? {
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return start < bytes.count ? String(validating: bytes[start...], as: UTF8.self) : nil
  }

  /// Lends the path as C text; nil when it is empty or holds a NUL, which no path can.
  func withCText<Outcome>(_ body: (UnsafePointer<CChar>) -> Outcome) -> Outcome? {
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    return (bytes + [0]).withUnsafeBytes { buffer in
      buffer.baseAddress.map { body($0.assumingMemoryBound(to: CChar.self)) }
    }
  }
}

extension FilePath: CustomStringConvertible {
  /// The path to show: control and format characters are escaped, bytes that are no UTF-8 replaced.
  ///
  /// A path may come from anyone, and a terminal obeys what it is sent.
  public var description: String {
    var shown = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
