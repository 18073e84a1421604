internal import RedoProtocol

/// What a config file says: its entries in order, and warnings about the lines that say nothing.
public struct ConfigText: Hashable, Sendable {
  /// One `key = value` line.
  public struct Entry: Hashable, Sendable {
    /// The line's number, from 1.
    public let line: Int
    /// What stands before the first `=`, without white space round it; never empty.
    public let key: String
    /// What stands after it, without white space round it; may be empty.
    public let value: String
  }

  /// A line that was passed over.
  public struct Warning: Hashable, Sendable {
    /// The line's number, from 1.
    public let line: Int
    /// Why.
    public let fault: ConfigLineFault
  }

  /// How many bytes of a file are looked at.
  static let limit = 1 << 20
  /// How many warnings are told before the rest goes unnamed.
  static let warningLimit = 100

  /// The entries, in the file's order; a key may come more than once.
  public private(set) var entries: [Entry] = []
  /// The warnings, in the file's order.
  public private(set) var warnings: [Warning] = []

  /// Reads the bytes of a file, whatever they are; those beyond `limit` cost a warning.
  public init(_ bytes: [UInt8]) {
    var rest = bytes.prefix(Self.limit)
    if rest.starts(with: [0xef, 0xbb, 0xbf]) { rest = rest.dropFirst(3) }
    let isCut = bytes.count > Self.limit
    var number = 0
    for line in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // The line at the limit is a part of one, which may mean something else.
      if isCut, line.endIndex == rest.endIndex {
        warnings.append(Warning(line: number, fault: .beyondLimit))
      } else {
        take(line, number: number)
      }
    }
  }

  private mutating func take(_ line: ArraySlice<UInt8>, number: Int) {
    let line = Self.trimmed(line)
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    guard let text = String(validating: line, as: UTF8.self) else {
      return warn(number, .notUTF8)
    }
    guard text.unicodeScalars.allSatisfy({ Self.isPlain($0) }) else {
      return warn(number, .controlCharacter)
    }
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
      return warn(number, .noEqualsSign)
    }
    let key = Self.trimmed(line[..<equals])
    guard !key.isEmpty else { return warn(number, .noKey) }
    let value = Self.trimmed(line[(equals + 1)...])
    entries.append(
      Entry(
        line: number, key: String(decoding: key, as: UTF8.self),
        value: String(decoding: value, as: UTF8.self)))
  }

  private mutating func warn(_ number: Int, _ fault: ConfigLineFault) {
    guard warnings.count <= Self.warningLimit else { return }
    let isListed = warnings.count < Self.warningLimit
    warnings.append(Warning(line: number, fault: isListed ? fault : .andMore))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control || scalar == "\t"
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let tail = bytes.drop { isSpace($0) }
    guard let last = tail.lastIndex(where: { !isSpace($0) }) else { return [] }
    return tail[...last]
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte.isASCIIBlank || byte == UInt8(ascii: "\r")
  }
}
