internal import RedoCrypto
internal import RedoProtocol

/// A JSON object from outside, looked into by key; whatever is of another type is not there.
struct JSONObject {
  private let bytes: [UInt8]
  private let tape: JSONTape
  private let token: Int

  /// Reads a text that is one object; nil for anything else.
  init?(_ bytes: [UInt8]) {
    var tape = JSONTape()
    guard (try? tape.read(bytes.span)) != nil else { return nil }
    self.init(bytes, tape, 0)
  }

  private init?(_ bytes: [UInt8], _ tape: JSONTape, _ token: Int) {
    guard tape[token].kind == .object else { return nil }
    self.bytes = bytes
    self.tape = tape
    self.token = token
  }

  private func value(_ name: StaticString) -> Int? {
    for key in tape.keys(of: token) where tape.string(key, is: name, in: bytes.span) {
      return key + 1
    }
    return nil
  }

  /// Whether there is a member of that name.
  func has(_ name: StaticString) -> Bool { value(name) != nil }

  /// A string.
  func text(_ name: StaticString) -> String? {
    guard let value = value(name), tape[value].kind == .string else { return nil }
    return JSONText.string(of: tape[value], in: bytes.span)
  }

  /// A string that is a secret, of printable ASCII; it passes through no `String`.
  func secret(_ name: StaticString) -> Secret? {
    guard let value = value(name), tape[value].kind == .string else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(tape[value].range.count)
    JSONText.appendUnescaped(bytes.span, tape[value].range, to: &text)
    defer { text.wipe() }
    guard !text.isEmpty, text.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    return Secret(text)
  }

  /// The first string of an array.
  func firstText(_ name: StaticString) -> String? {
    guard let value = value(name), tape[value].kind == .array,
      let first = Array(tape.elements(of: value)).first, tape[first].kind == .string
    else { return nil }
    return JSONText.string(of: tape[first], in: bytes.span)
  }

  /// An integer, written as a number or as a string of digits.
  func count(_ name: StaticString) -> Int64? {
    integer(name) ?? text(name).flatMap { Int64($0) }
  }

  /// An integer, written as a number.
  func integer(_ name: StaticString) -> Int64? {
    guard let value = value(name), tape[value].kind == .number else { return nil }
    return CanonicalNumber.integer(of: bytes.span, tape[value].range)
  }

  /// An object.
  func object(_ name: StaticString) -> JSONObject? {
    value(name).flatMap { JSONObject(bytes, tape, $0) }
  }
}
