/// A strict JSON text, read in one pass into a flat list of tokens that is used again for the next.
///
/// A key is the string token before its value. The reader also finds out whether the text is
/// already in canonical form (RFC 8785), so that a node's hash can be taken from its bytes.
public struct JSONTape: Sendable {
  /// How deep arrays and objects may nest.
  public static let depthLimit = 128
  /// How long a text may be, in bytes.
  public static let lengthLimit = 8_388_608

  /// The values in the order of their first bytes; the whole text is the value at index 0.
  public internal(set) var tokens: [JSONToken] = []
  /// Whether the text is byte for byte what RFC 8785 prescribes for its value.
  public internal(set) var isCanonical = false
  var open: [OpenContainer] = []

  /// Creates an empty tape.
  public init() {
    tokens.reserveCapacity(64)
  }

  /// An array or object whose end has not been read yet.
  struct OpenContainer: Sendable, BitwiseCopyable {
    let token: Int
    let isObject: Bool
    var lastKey = -1
    var keysAscend = true
  }

  /// The token at an index.
  public subscript(index: Int) -> JSONToken { tokens[index] }

  /// The indices of an array's elements, in order.
  public func elements(of array: Int) -> JSONElements {
    JSONElements(tokens: tokens, first: array + 1, end: Int(tokens[array].next))
  }

  /// The indices of an object's keys, in order; each value's index is its key's plus one.
  public func keys(of object: Int) -> JSONElements {
    JSONElements(tokens: tokens, first: object + 1, end: Int(tokens[object].next), step: .member)
  }

  /// The index of the value of an object's member; nil where there is no such member, or no object.
  public func value(of name: StaticString, in object: Int, _ text: Span<UInt8>) -> Int? {
    guard tokens[object].kind == .object else { return nil }
    for key in keys(of: object) where string(key, is: name, in: text) { return key + 1 }
    return nil
  }

  /// Whether a string token's text is `name`.
  public func string(_ token: Int, is name: StaticString, in text: Span<UInt8>) -> Bool {
    let string = tokens[token]
    if string.isEscaped {
      // By bytes: Swift's own equality would take canonically equal names for one.
      return JSONText.string(of: string, in: text).utf8.elementsEqual(name.description.utf8)
    }
    guard string.range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      for offset in 0..<name.count where name[offset] != text[Int(string.start) + offset] {
        return false
      }
      return true
    }
  }
}
