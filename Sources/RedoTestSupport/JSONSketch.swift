internal import RedoProtocol

/// JSON for tests: written as literals, changed by path, printed in any spelling.
public indirect enum JSONSketch: Hashable, Sendable {
  /// Members in the order in which they are written.
  case object([Member])
  case array([JSONSketch])
  case string(String)
  /// Bytes that are written as they are: numbers, words, or no JSON at all.
  case raw(String)

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONSketch

    /// Creates a member.
    public init(_ key: String, _ value: JSONSketch) {
      self.key = key
      self.value = value
    }
  }

  /// The member at a path of keys; setting nil takes it away, setting a new one adds it.
  public subscript(path: String...) -> JSONSketch? {
    get { value(at: path[...]) }
    set { set(newValue, at: path[...]) }
  }

  private func value(at path: ArraySlice<String>) -> JSONSketch? {
    guard let key = path.first else { return self }
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value.value(at: path.dropFirst())
  }

  private mutating func set(_ value: JSONSketch?, at path: ArraySlice<String>) {
    guard let key = path.first, case .object(var members) = self else { return }
    let place = members.firstIndex { $0.key == key }
    if path.count > 1 {
      if let place { members[place].value.set(value, at: path.dropFirst()) }
    } else if let value, let place {
      members[place].value = value
    } else if let value {
      members.append(Member(key, value))
    } else if let place {
      members.remove(at: place)
    }
    self = .object(members)
  }

  /// The JSON text without spaces, members in their order.
  public var text: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// The canonical form of ``text``, or the text itself where there is none.
  public var canonical: [UInt8] {
    let text = text
    var tape = JSONTape()
    var canonical: [UInt8] = []
    guard (try? tape.read(text.span)) != nil,
      tape.appendCanonical(0, of: text.span, to: &canonical)
    else { return text }
    return canonical
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .raw(let text): bytes.append(contentsOf: text.utf8)
    case .string(let string): CanonicalWriter.appendQuoted(string, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        CanonicalWriter.appendQuoted(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
