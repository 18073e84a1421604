internal import RedoProtocol

/// A value of another program's JSON, held whole.
enum JSONValue {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case nothing
  case list([JSONValue])
  case members([(name: String, value: JSONValue)])

  /// Reads a text; the strict reader bounds its size and depth.
  init(_ bytes: [UInt8]) throws(JSONError) {
    var tape = JSONTape()
    try tape.read(bytes.span)
    self.init(tape, 0, bytes)
  }

  private init(_ tape: JSONTape, _ token: Int, _ bytes: [UInt8]) {
    let value = tape[token]
    switch value.kind {
    case .string: self = .text(JSONText.string(of: value, in: bytes.span))
    case .number: self = .number(CanonicalNumber.value(of: bytes.span, value.range))
    case .boolean: self = .boolean(bytes[value.range.lowerBound] == UInt8(ascii: "t"))
    case .null: self = .nothing
    case .array: self = .list(tape.elements(of: token).map { JSONValue(tape, $0, bytes) })
    case .object:
      self = .members(
        tape.keys(of: token).map { key in
          (JSONText.string(of: tape[key], in: bytes.span), JSONValue(tape, key + 1, bytes))
        })
    }
  }

  /// A member of an object; nil where there is none.
  subscript(name: String) -> JSONValue? {
    guard case .members(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string, or a number as text; nil for another value.
  var plain: String? {
    switch self {
    case .text(let text): text
    case .number(let number): CanonicalNumber.text(of: number)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .nothing, .list, .members: nil
    }
  }

  /// The elements of an array; none of another value.
  var elements: [JSONValue] {
    if case .list(let values) = self { values } else { [] }
  }
}
