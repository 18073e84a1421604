internal import RedoProtocol

/// How much room a node takes as a document, by Firestore's own rules
/// (firebase.google.com/docs/firestore/storage-size).
///
/// The spelling of a node says little about it: a line feed is two bytes there, and a number eight here.
enum FirestoreSize {
  /// A document holds so much, in bytes: 1 MiB, less a little by which Google's count may be another.
  static let limit = 1_048_576 - 512

  private static let number = 8
  /// What each document takes besides its name and its fields.
  private static let document = 32
  /// What each document's name takes besides its parts.
  private static let name = 16

  /// The size of the document at a path such as `nodes/ID`, for a node that some people may read; nil
  /// for no JSON object.
  static func size(
    ofNode line: [UInt8], at path: String, readableBy subjects: [String]
  ) -> Int? {
    var tape = JSONTape()
    guard (try? tape.read(line.span)) != nil, tape[0].kind == .object else { return nil }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).reduce(0) { $0 + $1.count + 1 }
    let access = text("accessList") + subjects.reduce(0) { $0 + text($1) }
    return name + parts + document + access + text("createdAt") + number
      + size(of: 0, tape, line)
  }

  private static func text(_ text: String) -> Int { text.utf8.count + 1 }

  private static func size(of token: Int, _ tape: JSONTape, _ line: [UInt8]) -> Int {
    let value = tape[token]
    switch value.kind {
    case .string: return text(JSONText.string(of: value, in: line.span))
    case .null, .boolean: return 1
    case .number: return number
    case .array:
      return tape.elements(of: token).reduce(0) { $0 + size(of: $1, tape, line) }
    case .object:
      return tape.keys(of: token).reduce(0) { sum, key in
        sum + text(JSONText.string(of: tape[key], in: line.span)) + size(of: key + 1, tape, line)
      }
    }
  }
}
