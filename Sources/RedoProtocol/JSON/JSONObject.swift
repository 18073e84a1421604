/// A JSON object from outside, looked into by key; whatever is of another type is not there.
public struct JSONObject {
  private let bytes: [UInt8]
  private let tape: JSONTape
  private let token: Int

  /// Reads a text that is one object; nil for anything else.
  public init?(_ bytes: [UInt8]) {
    var tape = JSONTape()
    guard (try? tape.read(bytes.span)) != nil else { return nil }
    self.init(bytes, tape, 0)
  }

  /// Reads a text that is an array whose first element is an object; nil for anything else.
  public init?(firstIn bytes: [UInt8]) {
    var tape = JSONTape()
    guard (try? tape.read(bytes.span)) != nil, tape[0].kind == .array,
      let first = tape.elements(of: 0).first
    else { return nil }
    self.init(bytes, tape, first)
  }

  private init?(_ bytes: [UInt8], _ tape: JSONTape, _ token: Int) {
    guard tape[token].kind == .object else { return nil }
    self.bytes = bytes
    self.tape = tape
    self.token = token
  }

  private func value(_ name: String) -> Int? {
    tape.keys(of: token).first { text(of: $0) == name }.map { $0 + 1 }
  }

  private func value(_ name: String, _ kind: JSONToken.Kind) -> Int? {
    value(name).flatMap { tape[$0].kind == kind ? $0 : nil }
  }

  private func text(of token: Int) -> String { JSONText.string(of: tape[token], in: bytes.span) }

  /// Whether there is a member of that name.
  public func has(_ name: String) -> Bool { value(name) != nil }

  /// A string.
  public func text(_ name: String) -> String? { value(name, .string).map(text) }

  /// The UTF-8 of a string, which passes through no `String`: for secrets, whose reader wipes it.
  public func textBytes(_ name: String) -> [UInt8]? {
    guard let value = value(name, .string) else { return nil }
    var text: [UInt8] = []
    // Not one copy is left behind by growing.
    text.reserveCapacity(tape[value].range.count)
    JSONText.appendUnescaped(bytes.span, tape[value].range, to: &text)
    return text
  }

  /// The first string of an array.
  public func firstText(_ name: String) -> String? {
    guard let array = value(name, .array), let first = tape.elements(of: array).first,
      tape[first].kind == .string
    else { return nil }
    return text(of: first)
  }

  /// An integer, written as a number or as a string of digits.
  public func count(_ name: String) -> Int64? {
    integer(name) ?? text(name).flatMap { Int64($0) }
  }

  /// An integer, written as a number.
  public func integer(_ name: String) -> Int64? {
    value(name, .number).flatMap { CanonicalNumber.integer(of: bytes.span, tape[$0].range) }
  }

  /// An object.
  public func object(_ name: String) -> JSONObject? {
    value(name).flatMap { JSONObject(bytes, tape, $0) }
  }

  /// The objects in an array.
  public func objects(_ name: String) -> [JSONObject] {
    guard let array = value(name, .array) else { return [] }
    return tape.elements(of: array).compactMap { JSONObject(bytes, tape, $0) }
  }
}
