/// The lines of a config file, for changing some of them: every other byte stays as it is.
public struct ConfigEdit: Hashable, Sendable {
  /// The lines, each with its line feed.
  private var lines: [ArraySlice<UInt8>]

  /// Takes the bytes of a file, whatever they are.
  public init(_ bytes: [UInt8]) {
    lines = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
  }

  /// The bytes with what was changed.
  public var bytes: [UInt8] { Array(lines.joined()) }

  /// The value of a key on its last line, which is the one that counts; nil where it has none.
  public func value(of key: String) -> String? {
    lines.last { Self.key(of: $0) == key }
      .flatMap { ConfigText(Array($0)).entries.first?.value }
  }

  /// Whether a line has a key that means what is looked for.
  public func contains(where means: (String) -> Bool) -> Bool {
    lines.contains { Self.key(of: $0).map(means) == true }
  }

  /// Gives a key a value: on its last line, which is the one that counts, or on a new one at the end.
  public mutating func set(_ key: String, to value: String) {
    set(key, to: value) { $0 == key }
  }

  /// Gives a key a value: on the last line whose key means the same, or on a new one at the end.
  public mutating func set(
    _ key: String, to value: String, where means: (String) -> Bool
  ) {
    if let place = lines.lastIndex(where: { Self.key(of: $0).map(means) == true }) {
      lines[place] = Self.line(key, value, like: lines[place])
    } else {
      append(key, value)
    }
  }

  /// Takes every line of a key away.
  public mutating func remove(_ key: String) {
    remove { $0 == key }
  }

  /// Takes every line away whose key means what is to go.
  public mutating func remove(where means: (String) -> Bool) {
    lines.removeAll { Self.key(of: $0).map(means) == true }
  }

  /// Gives every line whose key means what is to be renamed another key; values stay.
  public mutating func rename(to newKey: String, where means: (String) -> Bool) {
    for place in lines.indices where Self.key(of: lines[place]).map(means) == true {
      guard let entry = ConfigText(Array(lines[place])).entries.first else { continue }
      lines[place] = Self.line(newKey, entry.value, like: lines[place])
    }
  }

  private mutating func append(_ key: String, _ value: String) {
    if let last = lines.last, last.last != UInt8(ascii: "\n") {
      lines[lines.count - 1] = last + [UInt8(ascii: "\n")]
    }
    lines.append(Self.line(key, value, like: lines.last ?? [UInt8(ascii: "\n")]))
  }

  /// A line that ends as another one does.
  private static func line(
    _ key: String, _ value: String, like other: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    let ending = other.suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
    return Array("\(key) = \(value)\(ending)".utf8)[...]
  }

  private static func key(of line: ArraySlice<UInt8>) -> String? {
    ConfigText(Array(line)).entries.first?.key
  }
}
