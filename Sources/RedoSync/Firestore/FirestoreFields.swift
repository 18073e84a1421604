internal import RedoProtocol

/// A node's members as Firestore's typed values.
enum FirestoreFields {
  /// The fields of a document for a node that some people may read; nil for no JSON object.
  static func fields(ofNode line: [UInt8], readableBy subjects: [String]) -> [UInt8]? {
    var tape = JSONTape()
    guard (try? tape.read(line.span)) != nil, tape[0].kind == .object else { return nil }
    var bytes = Array(#"{"accessList":{"arrayValue":{"values":["#.utf8)
    for (place, subject) in subjects.enumerated() {
      if place > 0 { bytes.append(0x2C) }
      append(string: subject, to: &bytes)
    }
    bytes += Array("]}}".utf8)
    for key in tape.keys(of: 0) {
      bytes.append(0x2C)
      CanonicalWriter.appendQuoted(JSONText.string(of: tape[key], in: line.span), to: &bytes)
      bytes.append(0x3A)
      append(key + 1, tape, line, to: &bytes)
    }
    return bytes + [0x7D]
  }

  private static func append(string: String, to bytes: inout [UInt8]) {
    bytes += Array(#"{"stringValue":"#.utf8)
    CanonicalWriter.appendQuoted(string, to: &bytes)
    bytes.append(0x7D)
  }

  private static func append(
    _ token: Int, _ tape: JSONTape, _ text: [UInt8], to bytes: inout [UInt8]
  ) {
    let value = tape[token]
    switch value.kind {
    case .string: append(string: JSONText.string(of: value, in: text.span), to: &bytes)
    case .null: bytes += Array(#"{"nullValue":null}"#.utf8)
    case .boolean:
      bytes += Array(#"{"booleanValue":"#.utf8) + text[value.range] + [0x7D]
    case .number:
      if let integer = CanonicalNumber.integer(of: text.span, value.range) {
        bytes += Array(#"{"integerValue":"\#(integer)"}"#.utf8)
      } else {
        bytes += Array(#"{"doubleValue":"#.utf8) + text[value.range] + [0x7D]
      }
    case .array:
      bytes += Array(#"{"arrayValue":{"values":["#.utf8)
      for (place, element) in tape.elements(of: token).enumerated() {
        if place > 0 { bytes.append(0x2C) }
        append(element, tape, text, to: &bytes)
      }
      bytes += Array("]}}".utf8)
    case .object:
      bytes += Array(#"{"mapValue":{"fields":{"#.utf8)
      for (place, key) in tape.keys(of: token).enumerated() {
        if place > 0 { bytes.append(0x2C) }
        CanonicalWriter.appendQuoted(JSONText.string(of: tape[key], in: text.span), to: &bytes)
        bytes.append(0x3A)
        append(key + 1, tape, text, to: &bytes)
      }
      bytes += Array("}}}".utf8)
    }
  }
}
