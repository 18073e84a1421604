internal import RedoProtocol

/// A document of `nodes` as Firestore gave it.
struct FirestoreDocument {
  /// Its full name.
  let name: String
  /// Where it stands among the others; nil where the server gives no stamp with it.
  let place: FirestorePlace?
  /// The node as JSON; nil where its fields are of types that no node has.
  let node: [UInt8]?

  /// Reads the object at a token; nil where it is no document.
  init?(_ token: Int, _ tape: JSONTape, in text: [UInt8]) {
    guard tape[token].kind == .object,
      let name = tape.value(of: "name", in: token, text.span), tape[name].kind == .string,
      let fields = tape.value(of: "fields", in: token, text.span), tape[fields].kind == .object
    else { return nil }
    let ownName = JSONText.string(of: tape[name], in: text.span)
    self.name = ownName
    place = tape.value(of: "createdAt", in: fields, text.span)
      .flatMap { tape.value(of: "timestampValue", in: $0, text.span) }
      .flatMap { tape[$0].kind == .string ? JSONText.string(of: tape[$0], in: text.span) : nil }
      .flatMap { FirestorePlace(createdAt: $0, name: ownName) }
    var bytes: [UInt8] = []
    let isNode = Self.append(
      fields: fields, tape, text, omitting: ["accessList", "createdAt"], to: &bytes)
    node = isNode ? bytes : nil
  }

  private static func append(
    fields: Int, _ tape: JSONTape, _ text: [UInt8], omitting: [String], to bytes: inout [UInt8]
  ) -> Bool {
    guard tape[fields].kind == .object else { return false }
    bytes.append(0x7B)
    var isFirst = true
    for key in tape.keys(of: fields) {
      let name = JSONText.string(of: tape[key], in: text.span)
      guard !omitting.contains(name) else { continue }
      if !isFirst { bytes.append(0x2C) }
      isFirst = false
      CanonicalWriter.appendQuoted(name, to: &bytes)
      bytes.append(0x3A)
      guard append(value: key + 1, tape, text, to: &bytes) else { return false }
    }
    bytes.append(0x7D)
    return true
  }

  /// A typed value, which has one member: its type.
  private static func append(
    value: Int, _ tape: JSONTape, _ text: [UInt8], to bytes: inout [UInt8]
  ) -> Bool {
    guard tape[value].kind == .object, let key = tape.keys(of: value).first else {
      return false
    }
    let inner = key + 1
    switch JSONText.string(of: tape[key], in: text.span) {
    case "stringValue" where tape[inner].kind == .string:
      CanonicalWriter.appendQuoted(JSONText.string(of: tape[inner], in: text.span), to: &bytes)
    case "integerValue" where [.string, .number].contains(tape[inner].kind):
      guard CanonicalNumber.integer(of: text.span, tape[inner].range) != nil else { return false }
      bytes += text[tape[inner].range]
    case "doubleValue" where tape[inner].kind == .number: bytes += text[tape[inner].range]
    case "booleanValue" where tape[inner].kind == .boolean: bytes += text[tape[inner].range]
    case "nullValue": bytes += Array("null".utf8)
    case "mapValue": return append(map: inner, tape, text, to: &bytes)
    case "arrayValue": return append(array: inner, tape, text, to: &bytes)
    default: return false
    }
    return true
  }

  private static func append(
    map: Int, _ tape: JSONTape, _ text: [UInt8], to bytes: inout [UInt8]
  ) -> Bool {
    // An empty map comes without fields.
    guard let fields = tape.value(of: "fields", in: map, text.span) else {
      bytes += Array("{}".utf8)
      return tape[map].kind == .object
    }
    return append(fields: fields, tape, text, omitting: [], to: &bytes)
  }

  private static func append(
    array: Int, _ tape: JSONTape, _ text: [UInt8], to bytes: inout [UInt8]
  ) -> Bool {
    bytes.append(0x5B)
    if let values = tape.value(of: "values", in: array, text.span) {
      guard tape[values].kind == .array else { return false }
      for (place, element) in tape.elements(of: values).enumerated() {
        if place > 0 { bytes.append(0x2C) }
        guard append(value: element, tape, text, to: &bytes) else { return false }
      }
    }
    bytes.append(0x5D)
    return true
  }
}
