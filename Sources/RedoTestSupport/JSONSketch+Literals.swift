public import RedoProtocol

extension JSONSketch: ExpressibleByDictionaryLiteral {
  /// An object, its members in the order in which they are written.
  public init(dictionaryLiteral elements: (String, JSONSketch)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONSketch: ExpressibleByArrayLiteral {
  /// An array.
  public init(arrayLiteral elements: JSONSketch...) { self = .array(elements) }
}

extension JSONSketch: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONSketch: ExpressibleByIntegerLiteral {
  /// A number.
  public init(integerLiteral value: Int64) { self = .raw(String(value)) }
}

extension JSONSketch: ExpressibleByBooleanLiteral {
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .raw(value ? "true" : "false") }
}

extension JSONSketch: ExpressibleByNilLiteral {
  /// `null`.
  public init(nilLiteral: ()) { self = .raw("null") }
}

extension JSONSketch {
  /// A number.
  public static func number(_ value: Int64) -> JSONSketch { .raw(String(value)) }

  /// An array of node ids.
  public static func ids(_ ids: [NodeID]) -> JSONSketch {
    .array(ids.map { .string($0.description) })
  }
}
